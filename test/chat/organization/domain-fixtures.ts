import type { Body, Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

export const DOMAINS = '/realm/domains';

/** A server with an administrator and a guest. */
export interface DomainSite {
  readonly site: TestServer;
  readonly admin: Person;
  readonly guest: Person;
}

export const startDomainSite = async (): Promise<DomainSite> => {
  const site = await startServer();
  return {
    site,
    admin: await site.person('Ada', { role: 'administrator' }),
    guest: await site.person('Gwen', { role: 'guest' }),
  };
};

export const addDomain = (by: Client, domain: string, allow_subdomains = false): Promise<Body> =>
  by.ok('POST', DOMAINS, { domain, allow_subdomains });

export const domainsOf = async (reader: Client): Promise<Body> => (await reader.ok('GET', DOMAINS)).domains;

/** The refusal of a role below that of owners. */
export const NOT_OWNER = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization owner' };
