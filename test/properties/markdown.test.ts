import { expect } from 'chai';
import fc from 'fast-check';

import { RenderingLimit } from '../../src/markdown/limits.js';
import { render, type RenderContext } from '../../src/markdown/render.js';
import { faultsOf } from '../markdown/safe-html.js';
import { markdown, names, repeated } from './markdown-texts.js';
import { holds } from './property.js';
import { faultsOfDom } from './safe-dom.js';
import { anyUnits } from './texts.js';
import { WorkCounter } from './work.js';

const context = fc.record({
  translatesEmoticons: fc.boolean(),
  showsPreviews: fc.boolean(),
  defaultCodeLanguage: fc.constantFrom('', 'python', '<b>'),
  siteUrl: fc.constantFrom('', 'https://chat.example.com'),
});

/** The length of the shorter text, in characters, and how many times as long the longer one is. */
const LENGTH = 1000;
const TIMES = 4;
/** A linear parser needs four times the work for four times the text. One that is quadratic needs 16 times. */
const MOST_WORK = 8;

const sized = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Returns the HTML. Undefined if it is too long. */
const htmlOf = async (source: string, options: RenderContext): Promise<string | undefined> => {
  try {
    return (await render(source, { names, ...options })).html;
  } catch (error) {
    if (error instanceof RenderingLimit) return undefined;
    throw error;
  }
};

describe('Markdown', () => {
  holds(
    'is rendered as allowed HTML only, which a browser reads as it is written',
    { cases: 1500 },
    [fc.oneof({ arbitrary: markdown(), weight: 4 }, { arbitrary: anyUnits(200), weight: 1 }), context],
    async (source, options) => {
      const html = await htmlOf(source, options);
      if (html === undefined) return;
      expect(faultsOf(html), html).to.deep.equal([]);
      expect(faultsOfDom(html), html).to.deep.equal([]);
    },
  );

  holds(
    'has the same HTML and the same facts each time, whatever was rendered before',
    { cases: 300 },
    [markdown(), markdown(), context],
    async (source, other, options) => {
      const first = await render(source, { names, ...options });
      await render(other, { names, ...options });
      expect(await render(source, { names, ...options })).to.deep.equal(first);
    },
  );

  describe('in a long text', () => {
    const work = new WorkCounter();
    before(() => work.start());
    after(() => work.stop());

    holds('needs work in proportion to its length', { cases: 25 }, [repeated], async (piece) => {
      const options = { translatesEmoticons: true, showsPreviews: true };
      const [short, long] = [sized(piece, LENGTH), sized(piece, LENGTH * TIMES)];
      // Libraries are loaded and caches are filled by the first one.
      await htmlOf(short, options);
      const [once, more] = [
        await work.during(() => htmlOf(short, options)),
        await work.during(() => htmlOf(long, options)),
      ];
      expect(more / once, `${once} and ${more} blocks`).to.be.at.most(MOST_WORK);
    });
  });
});
