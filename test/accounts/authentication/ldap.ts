import { readFileSync } from 'node:fs';

import { BASE, SERVICE, startSlapd, type LdapDirectory } from '../../support/slapd.js';

/** Starts a directory with the entries of `people.ldif`. */
export const startPeople = (): Promise<LdapDirectory> =>
  startSlapd(readFileSync(new URL('people.ldif', import.meta.url), 'utf8'));

/** Returns the server settings for logins through the directory. */
export const ldapSettings = (url: string): Record<string, string> => ({
  LDAP_URL: url,
  LDAP_BIND_DN: SERVICE.dn,
  LDAP_BIND_PASSWORD: SERVICE.password,
  LDAP_SEARCH_BASE: `ou=people,${BASE}`,
});
