/** A text relative to another: length of the common start, the differing middle, length of the common end. */
export type Difference = readonly [start: number, middle: string, end: number];

/** Returns how a text differs from another. Both are usually similar versions of one message. */
export const difference = (text: string, other: string): Difference => {
  const shorter = Math.min(text.length, other.length);
  let start = 0;
  while (start < shorter && text[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [start, text.slice(start, text.length - end), end];
};

export const restore = ([start, middle, end]: Difference, other: string): string =>
  other.slice(0, start) + middle + other.slice(other.length - end);
