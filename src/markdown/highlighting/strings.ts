import type { StringPart } from './dialect.js';
import type { Put } from './tokens.js';

const BACKSLASH = /\\(?:x[\da-fA-F]{1,4}|u\{?[\da-fA-F]{1,8}\}?|N\{[^}\n]{1,80}\}|[0-7]{1,3}|[^])/g;

/** Writes a text whose matches are of another class. */
export const split = (
  text: string,
  pattern: RegExp,
  [rest, found]: readonly [rest: string, found: string],
  put: Put,
): void => {
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    put(rest, text.slice(from, match.index));
    put(found, match[0]);
    from = match.index + match[0].length;
  }
  put(rest, text.slice(from));
};

/** Writes a string with backslash escapes. */
export const withEscapes = (kind: string, text: string, put: Put): void => {
  split(text, BACKSLASH, [kind, 'se'], put);
};

/** Strings of the languages like C: characters in single quotes, texts in double quotes. */
export const cString = ({ text, opening }: StringPart, put: Put): void => {
  if (opening === "'") put('sc', text);
  else withEscapes('s', text, put);
};

/** Strings whose class shows their quotes. */
export const quoted = ({ text, opening }: StringPart, put: Put): void => {
  put(opening.endsWith("'") ? 's1' : opening.endsWith('`') ? 'sb' : 's2', text);
};

/** Writes a string with code in it, which the pattern finds: its groups are the start, the code and the end. */
export const withCode = (
  text: string,
  pattern: RegExp,
  write: (text: string) => void,
  put: Put,
  code: (text: string) => void,
): void => {
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [all, ...groups]: readonly [string, ...(string | undefined)[]] = [...match] as [string];
    const [start = '', inner = '', end = ''] = groups.filter((group) => group !== undefined);
    write(text.slice(from, match.index));
    put('si', start);
    code(inner);
    put('si', end);
    from = match.index + all.length;
  }
  write(text.slice(from));
};
