import { expect } from 'chai';

import { RequestBudget } from '../../src/markdown/limits.js';
import { render, type RenderContext } from '../../src/markdown/render.js';
import { countTurns, holdEventLoop } from '../support/turns.js';

// Each test checks the largest count that is rendered, and the next one.

const htmlOf = async (source: string, context: RenderContext = {}): Promise<string> =>
  (await render(source, { most: 10_000_000, ...context })).html;
const count = async (source: string, pattern: RegExp): Promise<number> =>
  ((await htmlOf(source)).match(pattern) ?? []).length;

describe('Rendering', () => {
  it('limits tables to 3,000 cells in all, including missing cells of short rows', async () => {
    const table = (rows: number): string => `|a|b|\n|-|-|\n${'|\n'.repeat(rows)}`;
    expect(await count(table(1499), /<table>/g)).to.equal(1);
    expect(await count(table(1500), /<table>/g)).to.equal(0);
    expect(await count(`${table(800)}\n\n${table(800)}`, /<table>/g)).to.equal(1);
  });

  it('links texts around brackets without an end', async () => {
    const links = await count(`[a](/b)\n\n${'~~['.repeat(3000)}\n\n[a](/b)`, /<a /g);
    expect(links).to.equal(2);
    expect(await count('[INFO] [a](/b)\n'.repeat(400), /<a /g)).to.equal(400);
  });

  it('limits the search for ends of link targets, and keeps earlier links', async () => {
    expect(await count(`[a](/b)\n\n${'[a]('.repeat(100)}\n\n[a](/b)`, /<a /g)).to.equal(2);
    expect(await count(`[a](/b)\n\n${'[a]('.repeat(2400)}\n\n[a](/b)`, /<a /g)).to.equal(1);
  });

  it('counts the search for the end of a title, too', async () => {
    const untitled = "[a](/b'c)";
    expect(await count(untitled.repeat(100), /<a /g)).to.equal(100);
    expect(await count(untitled.repeat(1200), /<a /g)).to.be.below(200);
  });

  it('links a URL after at most 49 signs of punctuation in one word, and any number of URLs', async () => {
    expect(await count(`${'x,'.repeat(49)}a.com`, /<a /g)).to.equal(1);
    expect(await count(`${'x,'.repeat(50)}a.com`, /<a /g)).to.equal(0);
    expect(await count('a.com '.repeat(400), /<a /g)).to.equal(400);
  });

  it('nests 20 styles at most', async () => {
    const nested = (depth: number): string => `${'*a '.repeat(depth)}${'b* '.repeat(depth)}`;
    expect(await count(nested(20), /<em>/g)).to.equal(20);
    expect(await count(nested(21), /<em>/g)).to.equal(20);
  });

  it('nests quotations and fences to a limit, and keeps the rest as text', async () => {
    expect(await count(`${'>'.repeat(30)} x`, /<blockquote>/g)).to.equal(30);
    expect(await count(`${'>'.repeat(5000)} x`, /<blockquote>/g)).to.equal(39);
    const fences = Array.from({ length: 30 }, () => '```quote').join('\n');
    expect(await count(`${fences}\nx`, /<blockquote>/g)).to.equal(20);
  });

  it('limits formulas to a weight of 1,200 and messages to 4,000, definitions included', async () => {
    const isShown = async (formula: string): Promise<boolean> =>
      !(await htmlOf(`$$${formula}$$`)).includes('tex-error');
    expect([await isShown('x'.repeat(1200)), await isShown('x'.repeat(1201))]).to.deep.equal([true, false]);
    // A command weighs four more than its length.
    expect([await isShown('\\pi'.repeat(171)), await isShown('\\pi'.repeat(172))]).to.deep.equal([
      true,
      false,
    ]);
    expect(await count(`$$${'x'.repeat(1000)}$$ `.repeat(5), /tex-error/g)).to.equal(1);
    expect(await isShown('\\def\\a{xx}\\a\\a')).to.equal(true);
    expect(await isShown(`\\def\\a{xx}${'\\a'.repeat(60)}`)).to.equal(false);
  });
});

describe('Rendering many texts in one request', () => {
  it('yields to the event loop, also between short texts', async () => {
    const request = new RequestBudget();
    const turns = countTurns();
    for (let text = 0; text < 10; text += 1) {
      holdEventLoop(6);
      await render('short', { request });
    }
    expect(turns()).to.be.at.least(10);
  });
});
