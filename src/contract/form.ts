import { parse } from 'node:querystring';

import { errors } from '../../generated/errors.js';
import { budgets } from '../budgets.js';

/** Enough for a thousand drafts of the greatest length; a file has a limit of its own. */
export const MAX_BODY_BYTES = budgets.requestBody.bytes;

/** More fields than any operation has; what is beyond is refused, not cut. */
export const MAX_FIELDS = 1000;

/**
 * Reads `a=1&b=2` into text by name; of a name that repeats, the last one counts.
 * The result has no prototype, so a field may have any name.
 */
export const parseForm = (text: string): Record<string, string> => {
  const fields = parse(text, '&', '=', { maxKeys: MAX_FIELDS + 1 });
  const names = Object.keys(fields);
  if (names.length > MAX_FIELDS) throw errors.payloadTooLarge();
  for (const name of names) {
    const value = fields[name];
    if (Array.isArray(value)) fields[name] = value.at(-1);
  }
  return fields as Record<string, string>;
};
