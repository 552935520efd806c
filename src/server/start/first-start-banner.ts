import type { Config } from '../../runtime/config.js';
import type { CredentialFiles, Credentials } from './credentials.js';

interface Facts extends Credentials, CredentialFiles {
  /** Set only if the server generated the password. */
  readonly password: string | undefined;
  /** What happened, if it was not the first start. */
  readonly headline?: string | undefined;
}

interface Printed {
  readonly format: Config['logFormat'];
  /** In milliseconds. */
  readonly time: number;
}

const quoted = (path: string): string =>
  /^[\w./:-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;

const FIRST_START = 'This is the first start. An organization and its owner were created.';

const commandOf = ({ site, netrc }: Facts): string =>
  `curl --netrc-file ${quoted(netrc)} ${site}/api/v1/users/me`;

const toText = (facts: Facts): string => {
  const { email, zuliprc, netrc, password, headline = FIRST_START } = facts;
  return [
    headline,
    `  Email     ${email}`,
    ...(password === undefined ? [] : [`  Password  ${password}   (shown only now)`]),
    `  API key   in ${zuliprc}, and for curl in ${netrc}`,
    'Try it, once the server is ready:',
    `  ${commandOf(facts)}`,
    '',
  ].join('\n');
};

/** Has the fields of each entry of the log, since the same program reads both. */
const toJson = (facts: Facts, time: number): string => {
  const { email, zuliprc, netrc, password, headline: msg = FIRST_START } = facts;
  const entry = { level: 'info', time: new Date(time).toISOString(), msg };
  return JSON.stringify({ ...entry, email, password, zuliprc, netrc, command: commandOf(facts) });
};

/**
 * Returns what the first start prints for the operator, in the format of the log. It does not pass through the log, which
 * hides emails and, with a higher level, all of it: the password is shown only here.
 */
export const announcement = (facts: Facts, { format, time }: Printed): string =>
  format === 'json' ? toJson(facts, time) : toText(facts);
