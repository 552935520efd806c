import { stem } from 'porter2';

import { stopWords } from '../../narrow/stop-words.js';
import { regularForm } from './plurals.js';

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
  const regular = regularForm(word);
  const found = regular.isStem ? regular.word : stem(regular.word);
  cached.set(word, found);
  return found;
};

/** A word to search for, in all of its forms. */
export interface Stem {
  readonly stem: string;
  /** The letters with which every form of the word begins. */
  readonly start: string;
  /** Whether only the word itself is sought, because it is a stop word. It has no stem then. */
  readonly isExact?: true;
}

/** Returns a text that only equal stems have. */
export const nameOfStem = ({ stem: letters, isExact }: Stem): string => `${isExact ? '=' : ''}${letters}`;

const IRREGULAR = new Set(['die', 'lie', 'tie']);

/** The last letter of these stems can differ from that of the word: happy, hoping, possibility, skies. */
const startOf = (stemmed: string): string => {
  if (IRREGULAR.has(stemmed)) return stemmed.charAt(0);
  return stemmed.length > 1 && /[eily]$/.test(stemmed) ? stemmed.slice(0, -1) : stemmed;
};

/** Returns what is sought of a word. */
const soughtOf = (word: string): Stem => {
  const found = stemOf(word);
  return found === undefined
    ? { stem: word, start: word, isExact: true }
    : { stem: found, start: startOf(found) };
};

/** Returns all words of a text, in their order. */
export const wordsIn = (text: string): Stem[] => {
  const words: Stem[] = [];
  eachWord(text, (word) => words.push(soughtOf(word)));
  return words;
};

/** Returns the words of a text that are not stop words, once each. */
export const stemsIn = (text: string): Stem[] => {
  const stems = wordsIn(text).filter(({ isExact }) => !isExact);
  return [...new Map(stems.map((stem) => [stem.stem, stem])).values()];
};

export interface Span {
  readonly start: number;
  readonly end: number;
}

const isForm = (word: string, { stem: wanted, isExact }: Stem): boolean =>
  isExact ? word === wanted : stemOf(word) === wanted;

/** Returns the first form of a word from a position on. The time is linear in the length of the text. */
export const findStem = (text: string, sought: Stem, from = 0): Span | undefined => {
  for (let start = text.indexOf(sought.start, from); start >= 0;) {
    const end = endOfWord(text, start);
    const isStart = start === 0 || !isWordUnit(text.charCodeAt(start - 1));
    if (isStart && isForm(text.slice(start, end), sought)) return { start, end };
    start = text.indexOf(sought.start, end);
  }
  return undefined;
};

/** More signs between two words separate them. */
const MOST_SIGNS = 8;
const LETTER = /\p{L}/u;

/** Returns the start of the word that follows a position after signs only. Undefined if none does. */
const nextWord = (text: string, from: number): number | undefined => {
  const last = Math.min(from + MOST_SIGNS, text.length - 1);
  for (let at = from; at <= last; at += 1) {
    if (isWordUnit(text.charCodeAt(at))) return at;
    if (LETTER.test(text.charAt(at))) return undefined;
  }
  return undefined;
};

/** Whether the words follow each other in the text, with only signs between them. */
export const hasSequence = (text: string, [first, ...rest]: readonly Stem[]): boolean => {
  if (!first) return true;
  for (let found = findStem(text, first); found; found = findStem(text, first, found.end)) {
    let { end } = found;
    const follow = rest.every((sought) => {
      const start = nextWord(text, end);
      if (start === undefined) return false;
      end = endOfWord(text, start);
      return isForm(text.slice(start, end), sought);
    });
    if (follow) return true;
  }
  return false;
};
