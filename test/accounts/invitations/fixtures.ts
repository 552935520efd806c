import type { Body, Client, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { waitingMails } from '../../support/waiting-mails.js';

export const INVITES = '/invites';
export const LINKS = '/invites/multiuse';

/** A password that is hard to guess. */
export const PASSWORD = 'lantern-sesame-42';

export interface InvitationSite {
  readonly site: TestServer;
  readonly admin: Person;
  readonly anna: Person;
  readonly ben: Person;
  readonly gina: Person;
  /** An address that was not used before. */
  fresh(): string;
}

export const startInvitationSite = async (): Promise<InvitationSite> => {
  const site = await startServer({ env: { RATE_LIMITS: 'false' } });
  let made = 0;
  return {
    site,
    admin: await site.person('Adam', { role: 'administrator' }),
    anna: await site.person('Anna'),
    ben: await site.person('Ben'),
    gina: await site.person('Gina', { role: 'guest' }),
    fresh: () => `new.${String((made += 1))}@example.com`,
  };
};

/** Sends an invitation. */
export const invite = (client: Client, invitee_emails: string, parameters: Parameters = {}): Promise<Body> =>
  client.ok('POST', INVITES, { invitee_emails, stream_ids: [], ...parameters });

export const listInvites = async (client: Client): Promise<Body[]> =>
  (await client.ok('GET', INVITES)).invites;

export const inviteOf = async (client: Client, email: string): Promise<Body> =>
  (await listInvites(client)).find((one) => one.email === email);

export const createLink = async (client: Client, parameters: Parameters = {}): Promise<string> =>
  (await client.ok('POST', LINKS, parameters)).invite_link;

const ORIGIN = 'http://chat.example.com';

/** The path of an address on the site. */
export const pathOf = (url: string): string => {
  if (!url.startsWith(`${ORIGIN}/`)) throw new Error(`${url} is no address of the site.`);
  return url.slice(ORIGIN.length);
};

const JOIN = /http:\/\/chat\.example\.com(\/accounts\/join\/\S+)/;

/** Returns the path of the newest mailed link for an address. Undefined if none was mailed. */
export const mailedLink = async (site: TestServer, email: string): Promise<string | undefined> => {
  const texts = (await waitingMails(site)).filter(({ to }) => to === email).map(({ text }) => text);
  return texts.flatMap((text) => JOIN.exec(text)?.[1] ?? []).at(-1);
};
