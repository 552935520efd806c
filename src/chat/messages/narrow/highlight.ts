import { escapeHtml } from '../../../markdown/html.js';
import { searchKey } from '../model/search-key.js';
import type { Marked } from './search.js';
import { findStem, nameOfStem, type Span, type Stem } from './words.js';

/** The text of HTML as searches compare it, and where each of its characters stands in the HTML. */
interface Searchable {
  readonly key: string;
  /** The start in the HTML of the character at a position of the key. Undefined if both are the same. */
  readonly starts: readonly number[] | undefined;
}

/** ASCII, or a character with the accents that follow it, which one character can stand for. */
const SEGMENT = /[\0-\u007f]+(?=[\0-\u007f]|$)|[^\p{M}]\p{M}*|\p{M}+/gsu;

/** Returns the search key with the places of its characters, for texts in which it has another length. */
const withPlaces = (text: string): Searchable => {
  const starts: number[] = [];
  let key = '';
  for (const { 0: segment, index } of text.matchAll(SEGMENT)) {
    const part = searchKey(segment);
    key += part;
    const isAscii = segment.charCodeAt(0) < 128 && segment.length === part.length;
    for (let unit = 0; unit < part.length; unit += 1) starts.push(isAscii ? index + unit : index);
  }
  starts.push(text.length);
  return { key, starts };
};

/** Whether no character of the text changes its length or place in the search key. */
const keepsPlaces = (text: string): boolean => text.normalize('NFKC') === text && !text.includes('\u0130');

/** Returns the search key of HTML with all tags blanked out, so words are found in text only. */
const searchable = (html: string): Searchable => {
  const text = html.replace(/<[^>]*>/g, (tag) => '\0'.repeat(tag.length));
  if (!keepsPlaces(text)) return withPlaces(text);
  const key = searchKey(text);
  return key.length === text.length ? { key, starts: undefined } : withPlaces(text);
};

/** Finds the first place from a position on. */
type Find = (key: string, from: number) => Span | undefined;

const ofText = (text: string): Find => {
  const wanted = searchKey(escapeHtml(text));
  return (key, from) => {
    const start = key.indexOf(wanted, from);
    return start < 0 ? undefined : { start, end: start + wanted.length };
  };
};

const ofStem =
  (stem: Stem): Find =>
  (key, from) =>
    findStem(key, stem, from);

/** Yields the places in the key from left to right. At equal positions the longer one wins. */
function* findPlaces(key: string, finds: readonly Find[]): Generator<Span, void, number> {
  const places = finds.map((find) => find(key, 0));
  for (let from = 0; ;) {
    let first: Span | undefined;
    for (const [index, find] of finds.entries()) {
      let place = places[index];
      if (place && place.start < from) place = places[index] = find(key, from);
      if (!place) continue;
      if (!first || place.start < first.start || (place.start === first.start && place.end > first.end))
        first = place;
    }
    if (!first) return;
    from = yield first;
  }
}

/** Returns the places of the key in the HTML, of which the last character is whole. */
const inHtml = ({ starts }: Searchable, { start, end }: Span): Span => {
  if (!starts) return { start, end };
  const from = starts[start] ?? 0;
  const last = starts[end - 1] ?? from;
  let next = end;
  while ((starts[next] ?? Infinity) <= last) next += 1;
  return { start: from, end: starts[next] ?? last };
};

/** Returns the first position of the key whose character starts at or after a place in the HTML. */
const keyPosition = ({ starts }: Searchable, place: number): number => {
  if (!starts) return place;
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Highlights what was searched in HTML, but not within tags or parts of character references. */
export const highlight = (html: string, words: readonly Marked[]): string => {
  const nameOf = (word: Marked): string => (typeof word === 'string' ? `"${word}` : nameOfStem(word));
  const distinct = new Map(words.map((word) => [nameOf(word), word]));
  const finds = Array.from(distinct.values(), (word) =>
    typeof word === 'string' ? ofText(word) : ofStem(word),
  );
  const text = searchable(html);
  const places = findPlaces(text.key, finds);
  const references = html.matchAll(/&#?\w+;/g);
  let reference = references.next().value;
  let marked = '';
  let done = 0;
  for (let next = places.next(); !next.done;) {
    const { start, end } = inHtml(text, next.value);
    while (reference && reference.index + reference[0].length <= start) reference = references.next().value;
    const referenceEnd = reference ? reference.index + reference[0].length : 0;
    if (reference && reference.index < start) {
      next = places.next(keyPosition(text, referenceEnd));
      continue;
    }
    marked += `${html.slice(done, start)}<span class="highlight">${html.slice(start, end)}</span>`;
    done = end;
    next = places.next(keyPosition(text, end));
  }
  return marked + html.slice(done);
};
