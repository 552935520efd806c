import { distance } from 'fastest-levenshtein';

import type { Config } from '../../runtime/config.js';
import { settingNames } from '../../runtime/config-variables.js';

/** Shorter names are near those of other programs, such as HOST and POST. */
const SHORTEST = 6;
/** Letters in which a misspelt name differs. */
const MOST_DIFFERENT = 2;

const nearest = (given: string): string | undefined =>
  [...settingNames].find((name) => name.length >= SHORTEST && distance(name, given) <= MOST_DIFFERENT);

/** Returns a line for each environment variable that looks like a misspelt setting. */
const misspelt = (others: readonly string[]): string[] =>
  others.flatMap((name) => {
    const meant = nearest(name.toUpperCase());
    return meant === undefined ? [] : [`${name} is no setting of the server. ${meant} is one.`];
  });

/** Returns a line for each setting that is valid and probably not what the operator means. */
export const settingWarnings = ({
  passwordLogin,
  ldapUrl,
  otherVariables,
}: Pick<Config, 'passwordLogin' | 'ldapUrl' | 'otherVariables'>): string[] => [
  ...misspelt(otherVariables),
  ...(passwordLogin || ldapUrl !== null
    ? []
    : ['PASSWORD_LOGIN is off, and there is no LDAP_URL. So no one can log in, except with an API key.']),
];
