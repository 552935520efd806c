import { errors } from '../../../generated/errors.js';
import { operandText, type Term } from '../../narrow/terms.js';
import { searchKey } from '../model/search-key.js';
import { eachWord, findStem, stemsIn, type Stem } from './words.js';

/** What is highlighted: all forms of a word, or a text as it is. */
export type Marked = Stem | string;

/** One `search` term of a narrow. A message must have all stems and all parts. */
export interface Search {
  readonly stems: readonly Stem[];
  /** Texts of which each must be part of the message, as search keys. */
  readonly parts: readonly string[];
  readonly marked: readonly Marked[];
  readonly negated: boolean;
  /** How many words the term counts for the limit. */
  readonly words: number;
}

/** A letter of another script than Latin. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;

/** Whether a search has only stop words. */
export const isEmpty = ({ stems, parts }: Search): boolean => stems.length + parts.length === 0;

/** Splits a search at spaces. A text in double quotes is one phrase. */
export const searchPhrases = (operand: string): { text: string; isQuoted: boolean }[] =>
  Array.from(operand.matchAll(/"([^"]*)"|[^\s"]+/g), ([word, quoted]) => ({
    text: (quoted ?? word).trim(),
    isQuoted: quoted !== undefined,
  })).filter(({ text }) => text !== '');

type Wanted = Pick<Search, 'stems' | 'parts' | 'marked' | 'words'>;

/** Returns the part of `a-b` or `don't` that all forms of its last word have in common. */
const commonPart = (key: string, first: number, last: number): string => {
  const end = key.slice(last);
  const [stem] = stemsIn(end);
  return key.slice(first, last) + (stem?.start ?? end);
};

const readPhrase = ({ text, isQuoted }: { text: string; isQuoted: boolean }): Wanted => {
  const key = searchKey(text);
  const starts: number[] = [];
  let end = 0;
  eachWord(key, (word, start) => {
    starts.push(start);
    end = start + word.length;
  });
  const words = Math.max(starts.length, 1);
  const stems = stemsIn(key);
  const [first = 0] = starts;
  // Words of other scripts, emoji, and punctuation between stop words.
  const isCompared =
    OTHER_SCRIPT.test(key) || (stems.length === 0 && (isQuoted || key.length > end - first || words > 1));
  if (isCompared) return { stems: [], parts: [key], marked: [text], words };
  if (isQuoted) return { stems, parts: [key], marked: stems, words };
  return {
    stems,
    parts: words > 1 ? [commonPart(key.slice(0, end), first, starts.at(-1) ?? 0)] : [],
    marked: stems,
    words,
  };
};

/** Reads one `search` term. */
export const parseSearch = (term: Term): Search => {
  const wanted = searchPhrases(operandText(term)).map(readPhrase);
  return {
    stems: wanted.flatMap(({ stems }) => stems),
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
 * Whether the message has all stems and parts of each search, and lacks one of each negated search. Also returns the
 * cost of comparing, in characters.
 */
export const compare = (
  searches: readonly Search[],
  { content_key, topic_key }: Searched,
): { meets: boolean; characters: number } => {
  let compared = 0;
  const hasPart = (part: string): boolean => {
    compared += 1;
    return content_key.includes(part) || topic_key.includes(part);
  };
  // Few different stems begin with the letters of one word. Only many equal ones would take long.
  const known = new Map<string, boolean>();
  const hasStem = (stem: Stem): boolean => {
    compared += 1;
    const has =
      known.get(stem.stem) ??
      (findStem(content_key, stem) !== undefined || findStem(topic_key, stem) !== undefined);
    known.set(stem.stem, has);
    return has;
  };
  const meets = searches.every(
    ({ stems, parts, negated }) => (parts.every(hasPart) && stems.every(hasStem)) !== negated,
  );
  return { meets, characters: compared * (content_key.length + topic_key.length) };
};
