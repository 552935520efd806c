import MiniSearch, { type Options, type SearchResult } from 'minisearch';

/** Something that readers find. */
export interface Entry {
  /** What it is, such as `Error`. */
  readonly kind: string;
  readonly title: string;
  /** Other names of it, such as an operationId. */
  readonly names: string;
  readonly text: string;
  readonly url: string;
}

export type Found = Pick<Entry, 'kind' | 'title' | 'text' | 'url'>;

const WORD = /[\p{L}\p{N}]+/gu;
const PATH = /(?<=^|\s)\/[\w/{}-]+/g;
const WORD_OR_PATH = new RegExp(`${PATH.source}|${WORD.source}`, 'gu');

const all = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([found]) => found);

/** Returns the parts of `sendMessage`. */
const partsOf = (word: string): string[] => word.split(/(?<=\p{Ll})(?=\p{Lu})/u);

/** Returns the words of a text. Names with capitals inside and paths are also whole. */
const tokenize = (text: string): string[] => [
  ...all(text, WORD).flatMap((word) => [...new Set([word, ...partsOf(word)])]),
  ...all(text, PATH),
];

type Numbered = Entry & { readonly id: number };

const OPTIONS: Options<Numbered> = {
  fields: ['title', 'names', 'text'],
  storeFields: ['kind', 'title', 'text', 'url'],
  tokenize,
};

/** Readers look for what explains something before what mentions it. */
const WEIGHTS: Readonly<Record<string, number>> = {
  Guide: 1.5,
  'The interface': 1.2,
  Limit: 1.2,
  Operation: 1.2,
  'Feature level': 0.6,
};

/** Further words say little, and each costs time. */
const MAX_WORDS = 8;

/** As many results as readers look through. */
const MAX_RESULTS = 30;

/** Words of so many letters have too many others near them. */
const SHORT = 3;

/** Returns how many letters of a word may be wrong. Numbers and paths are right or wrong. */
const fuzzyOf = (word: string): number | false => {
  if (word.length <= SHORT || /[\d/]/.test(word)) return false;
  return word.length < 8 ? 1 : 2;
};

/** Returns the index of entries as JSON, for `openIndex`. */
export const indexOf = (entries: readonly Entry[]): string => {
  const index = new MiniSearch<Numbered>(OPTIONS);
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return JSON.stringify(index);
};

export type Search = (query: string) => Found[];

/** Returns the search in an index. Results have all words of a query, or some if nothing has all. */
export const openIndex = (json: string): Search => {
  const index = MiniSearch.loadJSON<Numbered>(json, OPTIONS);
  const find = (words: readonly string[], combineWith: 'AND' | 'OR'): SearchResult[] =>
    index.search(words.slice(0, MAX_WORDS).join(' '), {
      combineWith,
      // The parts of names would find too much.
      tokenize: (text) => text.split(' '),
      prefix: (word) => word.length >= SHORT,
      fuzzy: fuzzyOf,
      boost: { title: 4, names: 3 },
      boostDocument: (_id, _word, fields) => WEIGHTS[String(fields?.kind)] ?? 1,
    });
  return (query) => {
    const words = all(query, WORD_OR_PATH);
    if (words.length === 0) return [];
    const exact = find(words, 'AND');
    // Short words, such as `how` and `to`, are almost everywhere.
    const longer = all(query, WORD).filter((word) => word.length > SHORT);
    const found = exact.length > 0 ? exact : find(longer, 'OR');
    return found.slice(0, MAX_RESULTS) as unknown as Found[];
  };
};
