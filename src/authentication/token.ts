import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new secret for a cookie or a link: 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The form in which the store keeps a token. A copy of the database lets no one use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The session id that follows another one. It depends on nothing else, so that every request of a client that has not
 * received the new id yet can be sent the same one again.
 */
export const nextToken = (key: Buffer, token: string): string =>
  createHmac('sha256', key).update(token).digest('base64url');
