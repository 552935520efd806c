import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Compares texts in a time that depends only on their lengths. */
export const isSameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Returns a new secret for a cookie or a link: 256 random bits, base64url. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Returns the stored form of a token. A copy of the database does not reveal usable tokens. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Returns the session id that follows another one. It depends only on the key and the token: every request of a client
 * that has not received the new id yet gets the same one.
 */
export const nextToken = (key: Buffer, token: string): string =>
  createHmac('sha256', key).update(token).digest('base64url');
