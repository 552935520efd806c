import type { Client, Entry, SearchResult } from 'ldapts';
import type { Logger } from 'pino';

import { ConfigError, type Config } from '../../runtime/config.js';
import { USER_PLACEHOLDER } from '../../runtime/config-values.js';
import { isEmail } from '../../lib/email-address.js';

/** The directory entry of a username, and the user in it. */
export interface Found {
  readonly dn: string;
  readonly email: string;
  /** As stored in the directory. May violate the rules for names. */
  readonly name: string;
}

type Find = (client: Client, username: string, log: Logger) => Promise<Found | undefined>;

const SIZE_LIMIT_EXCEEDED = 4;

/** Returns the result code of an LDAP error (RFC 4511, appendix A). */
export const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined;

/** Returns the first value of an attribute. Attribute names are compared without case. */
const valueOf = (entry: Entry, attribute: string): string => {
  const wanted = attribute.toLowerCase();
  const [, value] = Object.entries(entry).find(([name]) => name.toLowerCase() === wanted) ?? [];
  return String([value].flat()[0] ?? '').trim();
};

/** Returns a function that creates the filter for a username, escaped according to RFC 4515. */
const createFilters = async (template: string): Promise<(username: string) => string> => {
  const { Filter, FilterParser } = await import('ldapts');
  const filterFor = (username: string): string =>
    template.replaceAll(USER_PLACEHOLDER, () => Filter.escape(username));
  try {
    FilterParser.parseString(filterFor('user'));
  } catch (error) {
    throw new ConfigError(`LDAP_USER_FILTER is not a filter: ${(error as Error).message}`);
  }
  return filterFor;
};

/**
 * Finds the entry of a username below `base`. Undefined if there is no entry, more than one, or an entry without an
 * email.
 */
export const createFinder = async (config: Config, base: string): Promise<Find> => {
  const { ldapEmailAttribute, ldapNameAttribute, ldapAppendDomain } = config;
  const filterFor = await createFilters(config.ldapUserFilter);

  const search: (...find: Parameters<Find>) => Promise<readonly Entry[]> = async (client, username, log) => {
    const attributes = [ldapEmailAttribute, ldapNameAttribute];
    const several = (error: unknown): SearchResult | undefined => {
      if (codeOf(error) === SIZE_LIMIT_EXCEEDED) return undefined;
      throw error;
    };
    const options = { scope: 'sub', sizeLimit: 2, filter: filterFor(username), attributes } as const;
    const found = await client.search(base, options).catch(several);
    if (found && found.searchEntries.length < 2) return found.searchEntries;
    log.warn({ username }, 'LDAP_USER_FILTER finds several entries of one username; it cannot log in.');
    return [];
  };

  return async (client, username, log) => {
    const [entry] = await search(client, username, log);
    // A bind with an empty name succeeds as anonymous.
    if (!entry || entry.dn === '') return undefined;
    const kept = valueOf(entry, ldapEmailAttribute);
    const email = ldapAppendDomain === null || kept.includes('@') ? kept : `${kept}@${ldapAppendDomain}`;
    if (isEmail(email)) return { dn: entry.dn, email, name: valueOf(entry, ldapNameAttribute) };
    log.warn({ dn: entry.dn }, 'An entry of the directory has no valid email; it cannot log in.');
    return undefined;
  };
};
