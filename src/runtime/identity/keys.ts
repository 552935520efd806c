import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';

import type { Secrets } from './secrets.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const KEY_LENGTH = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Creates API keys and stores them so that a stolen database contains no usable key. */
export interface Keys {
  make(): string;
  encrypt(key: string): string;
  decrypt(encrypted: string): string;
  /** The lookup value of a key. Reveals nothing about the key without the server's secret. */
  hash(key: string): string;
}

export const isApiKey = (text: string): boolean => /^[A-Za-z0-9]{32}$/.test(text);

const makeApiKey = (): string =>
  Array.from({ length: KEY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const createKeys = (secrets: Secrets): Keys => {
  const encryption = secrets.derive('api-key-encryption');
  const lookup = secrets.derive('api-key-lookup');
  return {
    make: makeApiKey,
    encrypt(key) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', encryption, nonce, { authTagLength: TAG_BYTES });
      return Buffer.concat([nonce, cipher.update(key, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64',
      );
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', encryption, nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return (
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    hash: (key) => createHmac('sha256', lookup).update(key).digest('hex'),
  };
};
