import { errors } from '../../../../generated/errors.js';
import { operandText, type Term } from '../../narrow/terms.js';
import { refold, searchKey } from '../model/search-key.js';
import { findStem, hasSequence, nameOfStem, stemsIn, wordsIn, type Stem } from './words.js';

/** What is highlighted: all forms of a word, or a text as it is. */
export type Marked = Stem | string;

/** One `search` term of a narrow. A message must have everything in it. */
export interface Search {
  readonly stems: readonly Stem[];
  /** Words that must follow each other, with only signs between them. */
  readonly sequences: readonly (readonly Stem[])[];
  /** Texts of which each must be part of the message, as search keys. */
  readonly parts: readonly string[];
  readonly marked: readonly Marked[];
  readonly negated: boolean;
  /** How many words the term counts for the limit. */
  readonly words: number;
}

/** A letter of another script than Latin. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;

/** Whether a search has nothing to look for. */
export const isEmpty = ({ stems, parts }: Search): boolean => stems.length + parts.length === 0;

/** Splits a search at spaces. A text in double quotes is one phrase. */
export const searchPhrases = (operand: string): { text: string; isQuoted: boolean }[] =>
  Array.from(operand.matchAll(/"([^"]*)"|[^\s"]+/g), ([word, quoted]) => ({
    text: (quoted ?? word).trim(),
    isQuoted: quoted !== undefined,
  })).filter(({ text }) => text !== '');

type Wanted = Pick<Search, 'stems' | 'sequences' | 'parts' | 'marked' | 'words'>;

const nothing: Wanted = { stems: [], sequences: [], parts: [], marked: [], words: 1 };

/** Letters and digits, with an apostrophe or hyphen between them. */
const RUN = /[\p{L}\p{N}\p{M}]+(?:['-][\p{L}\p{N}\p{M}]+)*/gu;

/** Signs that end or enclose what people write. With any other sign, a letter is a name: `C++`, `F#`. */
const PUNCTUATION = /^[\s'"\-.,;:!?()[\]{}<>«»„“”…*_~|/\\=&]*$/u;

const ofText = (text: string, words: number): Wanted => ({
  ...nothing,
  parts: [searchKey(text)],
  marked: [text],
  words,
});

const isStopWord = ({ isExact }: Stem): boolean => isExact === true;

/** Returns the words without stop words at their ends, as those of `l'équipe` and `server's`. */
const trimmed = (words: readonly Stem[]): readonly Stem[] => {
  const last = words.findLastIndex((word) => !isStopWord(word));
  return words.slice(
    words.findIndex((word) => !isStopWord(word)),
    last + 1,
  );
};

/** Words of other scripts are compared letter by letter, because they may have no spaces between them. */
const ofOtherScripts = (key: string): Wanted => {
  const runs = key.match(RUN) ?? [];
  return { ...nothing, parts: runs, marked: runs, words: Math.max(runs.length, 1) };
};

/** A phrase between spaces or in quotes. */
interface Phrase {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Returns what is sought of a phrase beside others. Undefined for signs and stop words, which then do not count. */
const readPhrase = ({ text, isQuoted }: Phrase): Wanted | undefined => {
  const key = searchKey(text);
  if (OTHER_SCRIPT.test(key)) return isQuoted ? ofText(text, wordsIn(key).length) : ofOtherScripts(key);
  const all = wordsIn(key);
  const stems = stemsIn(key);
  const words = all.length;
  if (isQuoted) {
    if (stems.length === 0) return ofText(text, words);
    return { ...nothing, stems, parts: [key], marked: stems, words };
  }
  if (stems.length > 0) {
    const sequence = trimmed(all);
    return { ...nothing, stems, sequences: sequence.length > 1 ? [sequence] : [], marked: stems, words };
  }
  const isName = words > 0 && !PUNCTUATION.test(key.replaceAll(/[\p{L}\p{N}\p{M}]/gu, ''));
  return isName ? ofText(text.replaceAll(/^[("'«“]+|[.,;:!?)"'»”]+$/gu, ''), words) : undefined;
};

/** The mark of a list, a heading or a quotation before text that was copied. */
const LIST_MARK = /^\d{1,9}[.)]$/;

const isCounted = ({ text }: Phrase, index: number, { length }: readonly Phrase[]): boolean =>
  index > 0 || length === 1 || !LIST_MARK.test(text);

/** Returns what is sought where a search has only stop words and signs: the words, or else the signs. */
const readRest = (phrases: readonly Phrase[]): readonly Wanted[] => {
  const words = phrases.flatMap(({ text }) => wordsIn(searchKey(text)));
  if (words.length > 0) return [{ ...nothing, stems: words, marked: words, words: words.length }];
  return phrases.map(({ text }) => ofText(text, 1));
};

const wantedOf = (phrases: readonly Phrase[]): readonly Wanted[] => {
  const counted = phrases.filter(isCounted).map(readPhrase);
  const found = counted.filter((wanted) => wanted !== undefined);
  return found.length > 0 ? found : readRest(phrases);
};

/** Reads one `search` term. Signs and stop words count only if it has nothing else. */
export const parseSearch = (term: Term): Search => {
  const wanted = wantedOf(searchPhrases(operandText(term)));
  return {
    stems: wanted.flatMap(({ stems }) => stems),
    sequences: wanted.flatMap(({ sequences }) => sequences),
    parts: wanted.flatMap(({ parts }) => parts),
    marked: wanted.flatMap(({ marked }) => marked),
    words: wanted.reduce((sum, { words }) => sum + words, 0),
    negated: term.negated,
  };
};

/** Limits for all search terms of a narrow together. */
const MOST_CHARACTERS = 500;
const MOST_WORDS = 32;

/** Returns the search terms of a narrow. Throws BAD_NARROW if they are too many or too long. */
export const parseSearches = (terms: readonly Term[]): Search[] => {
  const searches = terms.filter(({ operator }) => operator === 'search');
  if (searches.reduce((sum, term) => sum + operandText(term).length, 0) > MOST_CHARACTERS) {
    throw errors.badNarrow({ desc: `search of more than ${MOST_CHARACTERS} characters` });
  }
  const read = searches.map(parseSearch);
  if (read.reduce((sum, { words }) => sum + words, 0) > MOST_WORDS) {
    throw errors.badNarrow({ desc: `search of more than ${MOST_WORDS} words` });
  }
  return read;
};

/** The searchable columns of a message. */
export interface Searched {
  readonly content_key: string;
  readonly topic_key: string;
}

/**
 * Whether the message has all that each search looks for, and lacks something of each negated search. Also returns the cost of
 * comparing, in characters.
 */
export const compare = (
  searches: readonly Search[],
  { content_key, topic_key }: Searched,
): { meets: boolean; characters: number } => {
  const texts = [refold(content_key), refold(topic_key)];
  let compared = 0;
  const isIn = (finds: (text: string) => boolean): boolean => {
    compared += 1;
    return texts.some(finds);
  };
  // Few different stems begin with the letters of one word. Only many equal ones would take long.
  const known = new Map<string, boolean>();
  const hasStem = (stem: Stem): boolean => {
    const name = nameOfStem(stem);
    const has = known.get(name) ?? isIn((text) => findStem(text, stem) !== undefined);
    known.set(name, has);
    return has;
  };
  const hasAll = ({ parts, stems, sequences }: Search): boolean =>
    parts.every((part) => isIn((text) => text.includes(part))) &&
    stems.every(hasStem) &&
    sequences.every((sequence) => isIn((text) => hasSequence(text, sequence)));
  const meets = searches.every((search) => hasAll(search) !== search.negated);
  return { meets, characters: compared * (content_key.length + topic_key.length) };
};
