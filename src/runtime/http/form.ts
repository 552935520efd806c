import { parse, unescape, type ParsedUrlQuery } from 'node:querystring';

import { errors } from '../../../generated/errors.js';
import type { ApiError } from '../../contract/api-error.js';
import { inKibibytes } from '../../lib/bytes.js';

/** Limit for forms of pages, and for bodies that are read before the operation is known. */
export const SMALL_BODY_BYTES = 64 * 1024;

export const bodyTooLarge = (maxBytes: number): ApiError =>
  errors.payloadTooLarge({ limit: inKibibytes(maxBytes) });

/** More fields than any operation has. A form with more is refused, not cut. */
export const MAX_FIELDS = 1000;

/** For `maxKeys` of node:querystring. */
const ALL = 0;

const repeated = new WeakMap<object, string[]>();

/** Records that a name occurs more than once among fields, of which the last one counts. */
export const noteRepeated = (fields: object, name: string): void => {
  const names = repeated.get(fields);
  if (names) names.push(name);
  else repeated.set(fields, [name]);
};

/** Returns the names that occur more than once. */
export const repeatedIn = (fields: object): readonly string[] => repeated.get(fields) ?? [];

/** Decodes the percent signs of a text. Those without two digits stand for themselves, as in a form that is not encoded. */
export const decodePercents = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // It takes each character as one byte.
    return unescape(Buffer.from(text).toString('latin1'));
  }
};

/** Takes the last value of each name. */
export const lastValues = (fields: ParsedUrlQuery): Record<string, string> => {
  for (const [name, value] of Object.entries(fields)) {
    if (!Array.isArray(value)) continue;
    fields[name] = value.at(-1);
    noteRepeated(fields, name);
  }
  return fields as Record<string, string>;
};

const parseFields = (text: string, maxKeys: number): Record<string, string> =>
  lastValues(parse(text, '&', '=', { maxKeys, decodeURIComponent: decodePercents }));

/**
 * Parses `a=1&b=2` into text by name. If a name repeats, the last one counts. The result has no prototype, so a field
 * may have any name.
 */
export const parseForm = (text: string, maxBytes = SMALL_BODY_BYTES): Record<string, string> => {
  const fields = parseFields(text, MAX_FIELDS + 1);
  if (Object.keys(fields).length > MAX_FIELDS) throw bodyTooLarge(maxBytes);
  return fields;
};

/** Same as `parseForm` for a query. Node.js limits its length, so the number of its fields needs no limit. */
export const parseQuery = (text: string): Record<string, string> => parseFields(text, ALL);
