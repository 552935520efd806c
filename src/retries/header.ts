import { errors } from '../../generated/errors.js';
import { retryPolicy } from '../http/retry.js';

/** A string of RFC 9651, whose quotes and backslashes are escaped. */
const QUOTED = /^"(?:[ !#-[\]-~]|\\["\\])*"$/;
/** What clients send that do not know that the header is such a string. */
const PLAIN = /^[!#-~]*$/;

const unquoted = (header: string): string | undefined => {
  if (QUOTED.test(header)) return header.slice(1, -1).replace(/\\(.)/g, '$1');
  return PLAIN.test(header) ? header : undefined;
};

/** Returns the value of an `Idempotency-Key` header. It is the same with and without quotes. */
export const parseIdempotencyKey = (header: string): string => {
  const key = unquoted(header);
  if (key === undefined || key === '' || key.length > retryPolicy.maxKeyLength)
    throw errors.invalidIdempotencyKey();
  return key;
};
