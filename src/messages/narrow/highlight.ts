import { escapeHtml } from '../../markdown/html.js';
import { searchKey } from '../model/search-key.js';
import type { Marked } from './search.js';
import { findStem, type Span, type Stem } from './words.js';

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

/** Finds the first place from a position on. */
type Find = (key: string, from: number) => Span | undefined;

const ofText = (text: string): Find => {
  const wanted = folded(escapeHtml(text));
  return (key, from) => {
    const start = key.indexOf(wanted, from);
    return start < 0 ? undefined : { start, end: start + wanted.length };
  };
};

const ofStem =
  (stem: Stem): Find =>
  (key, from) =>
    findStem(key, stem, { from, keyOf: searchKey });

/** Yields the places from left to right. At equal positions the longer one wins. */
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

/** Highlights what was searched in HTML, but not within tags or parts of character references. */
export const highlight = (html: string, words: readonly Marked[]): string => {
  const distinct = new Map(words.map((word) => [typeof word === 'string' ? `"${word}` : word.stem, word]));
  const finds = Array.from(distinct.values(), (word) =>
    typeof word === 'string' ? ofText(word) : ofStem(word),
  );
  const places = findPlaces(markKey(html), finds);
  const references = html.matchAll(/&#?\w+;/g);
  let reference = references.next().value;
  let marked = '';
  let done = 0;
  for (let next = places.next(); !next.done;) {
    const { start, end } = next.value;
    while (reference && reference.index + reference[0].length <= start) reference = references.next().value;
    const referenceEnd = reference ? reference.index + reference[0].length : 0;
    if (reference && reference.index < start) {
      next = places.next(referenceEnd);
      continue;
    }
    marked += `${html.slice(done, start)}<span class="highlight">${html.slice(start, end)}</span>`;
    done = end;
    next = places.next(end);
  }
  return marked + html.slice(done);
};
