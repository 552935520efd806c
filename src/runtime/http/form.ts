import { parse, type ParsedUrlQuery, unescape } from 'node:querystring';

import { errors } from '../../../generated/errors.js';
import type { ApiError } from '../../contract/api-error.js';
import { inKibibytes } from '../../lib/bytes.js';

/*
 * JSON is measured before it is parsed. For megabytes of brackets, `JSON.parse` takes seconds, and so does all code
 * that walks the result.
 */

/** Maximum nesting depth of lists and objects in a value. */
export const MAX_DEPTH = 20;

export type Excess = 'depth' | 'values';

interface Bounds {
  readonly depth: number;
  readonly values: number;
}

/** Where JSON text exceeds its limits, and which limit. */
interface Finding {
  readonly excess: Excess;
  /** The name of the field of the outermost object. Undefined if the outermost value is not an object. */
  readonly field: string | undefined;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;

/** Returns the index of the quote that ends the string. Returns the length of the text if there is none. */
const endOfString = (text: string, start: number): number => {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
};

const parseField = (text: string, [start, end]: readonly [number, number]): string | undefined => {
  try {
    return JSON.parse(text.slice(start, end + 1)) as string;
  } catch {
    return undefined;
  }
};

/** Scans JSON text, valid or not, once, without building values. */
export const findExcess = (text: string, bounds: Bounds): Finding | undefined => {
  let depth = 0;
  let values = 0;
  let field: readonly [number, number] | undefined;
  let isFieldNext = false;
  const finding = (excess: Excess): Finding => ({ excess, field: field && parseField(text, field) });
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      const end = endOfString(text, index);
      if (isFieldNext) field = [index, end];
      isFieldNext = false;
      index = end;
    } else if (isOpening(code)) {
      depth += 1;
      values += 1;
      if (depth > bounds.depth) return finding('depth');
      isFieldNext = depth === 1;
    } else if (isClosing(code)) {
      depth -= 1;
    } else if (code === COMMA) {
      values += 1;
      isFieldNext = depth === 1;
    }
    if (values > bounds.values) return finding('values');
  }
  return undefined;
};

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
