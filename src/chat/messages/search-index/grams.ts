import { eachWord, stemOf, type Stem } from '../narrow/words.js';

/*
 * A gram is a run of one, two or three UTF-16 code units. A text contains a word only if it contains every gram of the
 * word. Grams of one and two units find short words, such as most of Chinese and Japanese. English words are also
 * indexed by their stem, which all forms of a word have in common.
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

const hashOf = (text: string, before: number): number => {
  let hash = before;
  for (let index = 0; index < text.length; index += 1) hash = two(hash, text.charCodeAt(index));
  return hash;
};

/** Distinguishes stems from grams. */
const STEM_SEED = 0x5bd1e995;

/** Returns the hash of the stem of a word. */
export const stemHash = (stem: string): number => hashOf(stem, STEM_SEED);

/** The most grams and stems that `writeGrams` writes for a text. */
export const mostGrams = (text: string): number => 3 * text.length + Math.ceil(text.length / 2);

/**
 * Writes `hash × scale + added` for every gram of the text and every stem of its words, including repetitions. Returns
 * the end position.
 */
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
  eachWord(text, (word) => {
    const stem = stemOf(word);
    if (stem !== undefined) target[end++] = stemHash(stem) * scale + added;
  });
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

/** Returns hashes of stems that every message with all of them has. The longest are the rarest. */
export const hashesOfStems = (stems: readonly Stem[]): number[] =>
  [...new Set(stems.flatMap(({ stem, isExact }) => (isExact ? [] : [stem])))]
    .sort((x, y) => y.length - x.length)
    .slice(0, MOST_GRAMS)
    .map(stemHash);

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
export const topicHash = (topicKey: string): number => hashOf(topicKey, 0);
