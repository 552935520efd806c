import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new session id, as the cookie holds it: 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The form in which the store keeps a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The id that follows another one. It depends on nothing else, so that every request of a client that has not
 * received the new id yet can be sent the same one again.
 */
export const nextToken = (key: Buffer, token: string): string =>
  createHmac('sha256', key).update(token).digest('base64url');
