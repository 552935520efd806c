import { watch, events } from '../users/event-recorder.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

export const ADMIN_ONLY = { msg: 'Must be an organization administrator' };

/** The address of the icon and the logos that are not uploaded: an identicon. */
export const DEFAULT = /^https:\/\/secure\.gravatar\.com\/avatar\/[0-9a-f]{32}\?d=identicon$/;

/** A server with an administrator and a member. */
export interface PictureSite {
  readonly site: TestServer;
  readonly admin: Person;
  readonly anna: Person;
}

export const startPictureSite = async (): Promise<PictureSite> => {
  const site = await startServer();
  return {
    site,
    admin: await site.person('Ada', { role: 'administrator' }),
    anna: await site.person('Anna'),
  };
};

/** What register returns about the pictures of the organization. */
export const registered = ({ anna }: PictureSite): Promise<Body> =>
  anna.client.ok('POST', '/register', { fetch_event_types: ['realm'] });

/** Runs work and returns the events about the organization that a member got. */
export const eventsOf = async ({ anna }: PictureSite, work: () => Promise<unknown>): Promise<Body[]> => {
  const queue = await watch(anna.client, ['realm']);
  await work();
  return events(queue);
};

export const statusOf = async ({ site }: PictureSite, path: string): Promise<number> =>
  (await fetch(new URL(path, site.url))).status;
