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
