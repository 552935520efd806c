import { makeChannel } from '../messages/fixtures.js';
import type { Parameters as Given } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { setOrganization } from '../../support/settings.js';
import { startServer, type TestServer } from '../../support/server.js';

/** A server that lets spectators in, with one web-public channel. */
export interface OpenSite {
  readonly site: TestServer;
  /** Subscribed to all channels. */
  readonly anna: Person;
  readonly openId: number;
  /** Creates a channel, with messages of Anna only. */
  readonly make: (name: string, options?: Given) => Promise<number>;
}

/** Lets spectators in. All other settings get their defaults. */
export const letIn = (site: TestServer, settings: object = {}): Promise<void> =>
  setOrganization(site, { enable_spectator_access: true, ...settings });

export const startOpenSite = async (
  options: Exclude<Parameters<typeof startServer>[0], undefined> = {},
): Promise<OpenSite> => {
  const site = await startServer({
    ...options,
    env: { WEB_PUBLIC_STREAMS_ENABLED: 'on', ORGANIZATION_NAME: 'The Globe', ...options.env },
  });
  const anna = await site.person('Anna & Bell');
  await letIn(site);
  const { user_id } = await site.owner.ok('GET', '/users/me');
  const owner = { ...anna, id: user_id, client: site.owner };
  const make = (name: string, more: Given = {}): Promise<number> => makeChannel(owner, name, [anna], more);
  return { site, anna, make, openId: await make('open house', { is_web_public: true }) };
};
