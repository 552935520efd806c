/*
 * A gram is a run of one, two or three UTF-16 code units. A text contains a word only if it contains every gram of the
 * word. Grams of one and two units find short words, such as most of Chinese and Japanese.
 */

const scramble = (value: number): number => {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x7feb352d);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** The last unit has the least weight, so grams of different lengths differ. */
const one = (a: number): number => scramble(Math.imul(a + 1, 0x9e3779b1));
const two = (a: number, b: number): number => scramble(one(a) + Math.imul(b + 1, 0x85ebca6b));
const three = (a: number, b: number, c: number): number =>
  scramble(one(a) + Math.imul(b + 1, 0xc2b2ae35) + Math.imul(c + 1, 0x27d4eb2f));

/** The most grams that `writeGrams` writes for a text. */
export const mostGrams = (text: string): number => 3 * text.length;

/** Writes `hash × scale + added` for every gram of the text, including repetitions. Returns the end position. */
export const writeGrams = (
  text: string,
  target: Float64Array,
  start: number,
  scale: number,
  added: number,
): number => {
  let end = start;
  let a = -1;
  let b = -1;
  for (let index = 0; index < text.length; index += 1) {
    const c = text.charCodeAt(index);
    target[end++] = one(c) * scale + added;
    if (b >= 0) target[end++] = two(b, c) * scale + added;
    if (a >= 0) target[end++] = three(a, b, c) * scale + added;
    a = b;
    b = c;
  }
  return end;
};

/** Sorts what is from `start` to `end` and leaves repetitions out. Returns where it ends then. */
export const withoutRepetitions = (target: Float64Array, start: number, end: number): number => {
  target.subarray(start, end).sort();
  let kept = start;
  for (let index = start; index < end; index += 1) {
    const value = target[index] ?? 0;
    if (kept === start || value !== target[kept - 1]) target[kept++] = value;
  }
  return kept;
};

const gramsAt = (word: string, start: number): number => {
  const [a = 0, b = 0, c = 0] = [0, 1, 2].map((offset) => word.charCodeAt(start + offset));
  if (word.length === 1) return one(a);
  return word.length === 2 ? two(a, b) : three(a, b, c);
};

/** Returns at most `limit` of the longest grams of a word, evenly distributed over it. */
const gramsOfWord = (word: string, limit: number): number[] => {
  const last = Math.max(word.length - 3, 0);
  const count = Math.min(limit, last + 1);
  return Array.from({ length: count }, (_, index) =>
    gramsAt(word, count === 1 ? last >> 1 : Math.round((index * last) / (count - 1))),
  );
};

/** Further grams would exclude hardly any additional message. */
const MOST_GRAMS = 12;

/**
 * Returns hashes of grams that every message with all these words contains. Long words come first, because they are the
 * rarest.
 */
export const gramsOfWords = (words: readonly string[]): number[] => {
  const longest = [...new Set(words)].sort((x, y) => y.length - x.length).slice(0, MOST_GRAMS);
  const each = Math.floor(MOST_GRAMS / Math.max(longest.length, 1));
  return [...new Set(longest.flatMap((word) => gramsOfWord(word, each)))];
};

/** Returns the hash of a topic's key. */
export const topicHash = (topicKey: string): number => {
  let hash = 0;
  for (let index = 0; index < topicKey.length; index += 1) hash = two(hash, topicKey.charCodeAt(index));
  return hash;
};
