import { createHmac } from 'node:crypto';

import { isSameText } from '../../lib/token.js';
import type { Secrets } from '../../runtime/identity/secrets.js';
import type { Clock } from '../../lib/clock.js';
import { UPLOADS_PATH } from './view.js';

const TEMPORARY_PATH = `${UPLOADS_PATH}temporary/`;

/** Seconds for which a URL is valid. */
const LIFETIME = 60;

interface Signer {
  readonly secrets: Secrets;
  readonly clock: Pick<Clock, 'seconds'>;
}

/** A file, and the user on whose behalf it is fetched. */
export interface Delegated {
  readonly userId: number;
  /** The path of the file or thumbnail below `UPLOADS_PATH`, without percent-encoding. */
  readonly path: string;
}

const signatureOf = (secrets: Secrets, { userId, path }: Delegated, expires: number): string =>
  createHmac('sha256', secrets.derive('temporary-file-url'))
    .update(`${expires}:${userId}:${path}`)
    .digest('base64url');

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Returns a URL that serves the file without credentials for a minute. */
export const temporaryUrl = ({ secrets, clock }: Signer, delegated: Delegated): string => {
  const expires = clock.seconds() + LIFETIME;
  const signature = signatureOf(secrets, delegated, expires);
  return `${TEMPORARY_PATH}${expires}.${delegated.userId}.${signature}/${encoded(delegated.path)}`;
};

export const isTemporary = (path: string): boolean => path.startsWith(TEMPORARY_PATH);

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Returns the file of a URL. Undefined if its signature is invalid or its time is over. */
export const parseTemporary = ({ secrets, clock }: Signer, url: string): Delegated | undefined => {
  const [, expires = '', id = '', signature = '', rest = ''] =
    /^([1-9]\d{0,14})\.([1-9]\d{0,14})\.([\w-]{43})\/(.+)$/.exec(url.slice(TEMPORARY_PATH.length)) ?? [];
  const path = decoded(rest);
  if (path === undefined) return undefined;
  const delegated = { userId: Number(id), path };
  if (!isSameText(signature, signatureOf(secrets, delegated, Number(expires)))) return undefined;
  return clock.seconds() < Number(expires) ? delegated : undefined;
};
