import { searchKey } from '../model/search-key.js';
import { errors } from '../../../generated/errors.js';
import { escapeHtml } from '../../markdown/html.js';
import { operandText, type Term } from '../../narrow/terms.js';

/** Splits a search into words. Words in double quotes form one phrase. */
export const searchWords = (operand: string): string[] => {
  const words = Array.from(operand.matchAll(/"([^"]*)"|[^\s"]+/g), ([word, quoted]) =>
    (quoted ?? word).trim(),
  );
  return words.filter((word) => word !== '');
};

/** One `search` term of a narrow. */
export interface Search {
  readonly words: readonly string[];
  /** The words as search keys. */
  readonly keys: readonly string[];
  readonly negated: boolean;
}

/** Limits for all search terms of a narrow together. */
const MOST_CHARACTERS = 500;
const MOST_WORDS = 32;

/** Returns the search terms of a narrow. Throws BAD_NARROW if they are too many or too long. */
export const parseSearches = (terms: readonly Term[]): Search[] => {
  const searches = terms.filter(({ operator }) => operator === 'search');
  if (searches.reduce((sum, term) => sum + operandText(term).length, 0) > MOST_CHARACTERS) {
    throw errors.badNarrow({ desc: `search of more than ${MOST_CHARACTERS} characters` });
  }
  const read = searches.map((term) => {
    const words = searchWords(operandText(term));
    return { words, keys: words.map(searchKey), negated: term.negated };
  });
  if (read.reduce((sum, { words }) => sum + words.length, 0) > MOST_WORDS) {
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
 * Whether the message has all words of each search, and lacks a word of each negated one. Also returns the cost of
 * comparing, in characters.
 */
export const compare = (
  searches: readonly Search[],
  { content_key, topic_key }: Searched,
): { meets: boolean; characters: number } => {
  let words = 0;
  const has = (word: string): boolean => {
    words += 1;
    return content_key.includes(word) || topic_key.includes(word);
  };
  const meets = searches.every(({ keys, negated }) => keys.every(has) !== negated);
  return { meets, characters: words * (content_key.length + topic_key.length) };
};

/** Lower-cases a text without changing the position of any character. */
const folded = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/./gsu, (sign) =>
    sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign,
  );
};

/** Returns the HTML in lower case with all tags blanked out, so words are found in text only. */
const markKey = (html: string): string => folded(html.replace(/<[^>]*>/g, (tag) => '\0'.repeat(tag.length)));

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Yields the positions of the words from left to right. At equal positions the longer word wins. */
function* findWords(key: string, words: readonly string[]): Generator<Span, void, number> {
  const places = words.map((word) => key.indexOf(word));
  for (let from = 0; ;) {
    let first: Span | undefined;
    for (const [index, word] of words.entries()) {
      let start = places[index] ?? -1;
      if (start < 0) continue;
      if (start < from) start = places[index] = key.indexOf(word, from);
      if (start >= 0 && (!first || start < first.start)) first = { start, end: start + word.length };
    }
    if (!first) return;
    from = yield first;
  }
}

/** Highlights the words in HTML, but not within tags or parts of character references. Takes linear time. */
export const highlight = (html: string, words: readonly string[]): string => {
  const escaped = [...new Set(words.map((word) => folded(escapeHtml(word))))];
  const spans = findWords(
    markKey(html),
    escaped.sort((a, b) => b.length - a.length),
  );
  const references = html.matchAll(/&#?\w+;/g);
  let reference = references.next().value;
  let marked = '';
  let done = 0;
  for (let next = spans.next(); !next.done;) {
    const { start, end } = next.value;
    while (reference && reference.index + reference[0].length <= start) reference = references.next().value;
    const referenceEnd = reference ? reference.index + reference[0].length : 0;
    if (reference && reference.index < start) {
      next = spans.next(referenceEnd);
      continue;
    }
    marked += `${html.slice(done, start)}<span class="highlight">${html.slice(start, end)}</span>`;
    done = end;
    next = spans.next(end);
  }
  return marked + html.slice(done);
};
