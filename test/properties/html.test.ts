import { expect } from 'chai';
import fc from 'fast-check';

import { Pace } from '../../src/lib/event-loop.js';
import { render } from '../../src/markdown/render.js';
import { HtmlDifferences } from '../../src/chat/messages/history/html-difference.js';
import { difference, restore } from '../../src/chat/messages/model/difference.js';
import { highlight } from '../../src/chat/messages/narrow/highlight.js';
import { parseSearch } from '../../src/chat/messages/narrow/search.js';
import { parseTerms } from '../../src/chat/narrow/terms.js';
import { markdown, names } from './markdown-texts.js';
import { holds } from './property.js';
import { faultsOfDom, textOfDom } from './safe-dom.js';
import { anyUnits, mixtureOf } from './texts.js';

const html = async (source: string): Promise<string> =>
  (await render(source, { names, translatesEmoticons: true })).html;

const textOf = (marked: string): string => marked.replaceAll(/<[^>]*>|\s+/g, '');
const tagsOf = (marked: string): string[] => marked.match(/<[^>]*>/g) ?? [];

/** Whether the list has all of these items in this order, and maybe others. */
const hasInOrder = (list: readonly string[], items: readonly string[]): boolean => {
  let next = 0;
  for (const item of list) if (item === items[next]) next += 1;
  return next === items.length;
};

const WORDS = [
  'word',
  'words',
  'bold',
  'a',
  'b',
  'amp',
  'lt',
  'span',
  'class',
  'İstanbul',
  'ﬃ',
  '長',
  '👍',
  'the ',
];
const operand = fc
  .oneof(fc.constantFrom(...WORDS), mixtureOf([...WORDS, '"', ' ', '&', '<', '>', ';'], 6))
  .filter((one) => one.trim() !== '' && !one.includes('\0'));

/** Removes the elements with a class, with or without what is in them. Elements in them are counted. */
const without = (marked: string, className: string, withContent: boolean): string => {
  let result = '';
  const open: boolean[] = [];
  for (const [piece] of marked.matchAll(/<[^>]*>|[^<]+/g)) {
    const isIn = withContent && open.includes(true);
    if (/^<span\b/.test(piece)) open.push(piece === `<span class="${className}">`);
    const isMark = /^<(?:\/span|span\b[^>]*)>$/.test(piece) && open.at(-1) === true;
    if (!isIn && !isMark) result += piece;
    if (piece === '</span>') open.pop();
  }
  return result;
};

describe('HTML', () => {
  holds(
    'with highlighted words has the same tags and texts otherwise, and the marks are around text only',
    { cases: 800 },
    [markdown(), fc.array(operand, { minLength: 1, maxLength: 3 })],
    async (source, operands) => {
      const plain = await html(source);
      const words = operands.flatMap((one) =>
        parseTerms([['search', one]]).flatMap((term) => parseSearch(term).marked),
      );
      const marked = highlight(plain, words);
      expect(without(marked, 'highlight', false)).to.equal(plain);
      expect(textOfDom(marked), marked).to.equal(textOfDom(plain));
      expect(faultsOfDom(marked), marked).to.deep.equal([]);
    },
  );

  holds(
    'of an edit is that of the new version, with what was added and removed as marks in it',
    { cases: 800 },
    [markdown(20), markdown(20), markdown(20)],
    async (start, middle, end) => {
      const [before, after] = [await html(start + middle), await html(start + end)];
      const marked = await new HtmlDifferences(new Pace()).between(before, after);
      const added = without(
        without(marked, 'highlight_text_deleted', true),
        'highlight_text_inserted',
        false,
      );
      expect(textOf(added), marked).to.equal(textOf(after));
      // Elements whose text was removed remain around it.
      expect(hasInOrder(tagsOf(added), tagsOf(`<div>${after}</div>`)), marked).to.equal(true);
      expect(faultsOfDom(marked), marked).to.deep.equal([]);
    },
  );

  holds(
    'and texts are restored from their difference, stored as JSON',
    { cases: 2000 },
    [anyUnits(10), anyUnits(10), anyUnits(10), anyUnits(10)],
    (start, one, other, end) => {
      const [text, version] = [start + one + end, start + other + end];
      const stored = JSON.parse(JSON.stringify(difference(text, version))) as ReturnType<typeof difference>;
      expect(restore(stored, version)).to.equal(text);
    },
  );
});
