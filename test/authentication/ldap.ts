import { readFileSync } from 'node:fs';

import { BASE, SERVICE, startSlapd, type LdapDirectory } from '../support/slapd.js';

/** A directory with the people of `people.ldif`; each has a password and an email of their own. */
export const startPeople = (): Promise<LdapDirectory> =>
  startSlapd(readFileSync(new URL('people.ldif', import.meta.url), 'utf8'));

/** The settings of a server that lets them in. */
export const ldapSettings = (url: string): Record<string, string> => ({
  LDAP_URL: url,
  LDAP_BIND_DN: SERVICE.dn,
  LDAP_BIND_PASSWORD: SERVICE.password,
  LDAP_SEARCH_BASE: `ou=people,${BASE}`,
});
