import { searchKey } from '../model/search-key.js';
import { errors } from '../../../generated/errors.js';
import { escapeHtml } from '../../markdown/html.js';
import { operandText, type Term } from '../../narrow/terms.js';

/** The words of a search; those in double quotes belong together. */
export const searchWords = (operand: string): string[] => {
  const words = Array.from(operand.matchAll(/"([^"]*)"|[^\s"]+/g), ([word, quoted]) =>
    (quoted ?? word).trim(),
  );
  return words.filter((word) => word !== '');
};

/** One `search` of a narrow. */
export interface Search {
  readonly words: readonly string[];
  /** The words in the form in which they are searched. */
  readonly keys: readonly string[];
  readonly negated: boolean;
}

/** Of all searches of a narrow together. */
const MOST_CHARACTERS = 500;
const MOST_WORDS = 32;

/** The searches of a narrow. Throws BAD_NARROW if they are too many or too long. */
export const readSearches = (terms: readonly Term[]): Search[] => {
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

/** What of a message is searched. */
export interface Searched {
  readonly content_key: string;
  readonly topic_key: string;
}

/** Whether the message has all words of each search, and not all words of any negated one; and what it cost to compare. */
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

/** Lower case that keeps the place of every character. */
const folded = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/./gsu, (sign) =>
    sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign,
  );
};

/** What is searched for words to mark: the HTML in lower case, with nothing to be found in tags. */
const markKey = (html: string): string => folded(html.replace(/<[^>]*>/g, (tag) => '\0'.repeat(tag.length)));

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the words are, from left to right, of two at one place the longer one. */
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

/** Marks the words in HTML, outside tags and never a part of a character reference. Linear in both. */
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
    const isPart = reference && reference.index <= start && end < referenceEnd;
    if (isPart || (reference && reference.index < start)) {
      next = spans.next(referenceEnd);
      continue;
    }
    marked += `${html.slice(done, start)}<span class="highlight">${html.slice(start, end)}</span>`;
    done = end;
    next = spans.next(end);
  }
  return marked + html.slice(done);
};
