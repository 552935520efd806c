import { errors } from '../../../generated/errors.js';
import { retryPolicy } from '../http/retry.js';

const KEY = new RegExp(retryPolicy.keyPattern);

/** Returns the value of an `Idempotency-Key` header. It is the same with and without quotes. */
export const parseIdempotencyKey = (header: string): string => {
  if (!KEY.test(header)) throw errors.invalidIdempotencyKey();
  return header.startsWith('"') ? header.slice(1, -1).replaceAll(/\\(.)/g, '$1') : header;
};
