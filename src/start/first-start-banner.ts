import type { CredentialFiles, Credentials } from './credentials.js';

interface Facts extends Credentials, CredentialFiles {
  /** Set only if the server generated the password. */
  readonly password: string | undefined;
  /** What happened, if it was not the first start. */
  readonly headline?: string | undefined;
}

const quoted = (path: string): string =>
  /^[\w./:-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;

/** Returns the text that the first start prints for the operator. */
export const announcement = ({ email, site, zuliprc, netrc, password, headline }: Facts): string =>
  [
    headline ?? 'This is the first start. An organization and its owner were created.',
    `  Email     ${email}`,
    ...(password === undefined ? [] : [`  Password  ${password}   (shown only now)`]),
    `  API key   in ${zuliprc}, and for curl in ${netrc}`,
    'Try it, once the server is ready:',
    `  curl --netrc-file ${quoted(netrc)} ${site}/api/v1/users/me`,
    '',
  ].join('\n');
