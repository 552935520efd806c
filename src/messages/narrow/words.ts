import { stem } from 'porter2';

import { stopWords } from '../../narrow/stop-words.js';

/*
 * A word is a run of Latin letters, digits and combining accents. Other scripts do not separate their words with
 * spaces, or have other endings than English, so their words are no words here. They are compared letter by letter.
 */
const WORD_UNIT = /[\p{Script=Latin}\p{Nd}\u0300-\u036f]/u;

/** For each UTF-16 code unit: whether it is part of a word. Surrogates are not. */
const wordUnits = Uint8Array.from({ length: 0x10000 }, (_, unit) =>
  Number(WORD_UNIT.test(String.fromCharCode(unit))),
);

const isWordUnit = (unit: number): boolean => wordUnits[unit] === 1;

/** Returns the position after the last character of the word that includes a position. */
const endOfWord = (text: string, start: number): number => {
  let end = start;
  while (end < text.length && isWordUnit(text.charCodeAt(end))) end += 1;
  return end;
};

/** Calls `visit` for each word of a text, with its position. */
export const eachWord = (text: string, visit: (word: string, start: number) => void): void => {
  for (let start = 0; start < text.length; start += 1) {
    if (!isWordUnit(text.charCodeAt(start))) continue;
    const end = endOfWord(text, start);
    visit(text.slice(start, end), start);
    start = end;
  }
};

/** Longer words are not English. They are compared as they are. */
const LONGEST = 40;
const MOST_CACHED = 10_000;
const cached = new Map<string, string>();
const stops = new Set(stopWords);

/** Returns what all forms of an English word have in common. Undefined for a stop word. The word is in lower case. */
export const stemOf = (word: string): string | undefined => {
  if (stops.has(word)) return undefined;
  if (word.length > LONGEST) return word;
  const known = cached.get(word);
  if (known !== undefined) return known;
  if (cached.size >= MOST_CACHED) cached.clear();
  const found = stem(word);
  cached.set(word, found);
  return found;
};

/** A word to search for, in all of its forms. */
export interface Stem {
  readonly stem: string;
  /** The letters with which every form of the word begins. */
  readonly start: string;
}

const IRREGULAR = new Set(['die', 'lie', 'tie']);

/** The last letter of these stems can differ from that of the word: happy, hoping, possibility, skies. */
const startOf = (stemmed: string): string => {
  if (IRREGULAR.has(stemmed)) return stemmed.charAt(0);
  return stemmed.length > 1 && /[eily]$/.test(stemmed) ? stemmed.slice(0, -1) : stemmed;
};

/** Returns the words of a text that are not stop words. */
export const stemsIn = (text: string): Stem[] => {
  const stems = new Map<string, Stem>();
  eachWord(text, (word) => {
    const found = stemOf(word);
    if (found !== undefined) stems.set(found, { stem: found, start: startOf(found) });
  });
  return [...stems.values()];
};

export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the first form of a word from a position on. The time is linear in the length of the text. `keyOf` returns
 * the form of a word in which stems are compared.
 */
export const findStem = (
  text: string,
  { stem: wanted, start: letters }: Stem,
  { from = 0, keyOf = (word: string) => word } = {},
): Span | undefined => {
  for (let start = text.indexOf(letters, from); start >= 0;) {
    const end = endOfWord(text, start);
    const isStart = start === 0 || !isWordUnit(text.charCodeAt(start - 1));
    if (isStart && stemOf(keyOf(text.slice(start, end))) === wanted) return { start, end };
    start = text.indexOf(letters, end);
  }
  return undefined;
};
