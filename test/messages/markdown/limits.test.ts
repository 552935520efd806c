import { expect } from 'chai';

import { RequestBudget } from '../../../src/markdown/limits.js';
import { render, type RenderContext } from '../../../src/markdown/render.js';
import { countTurns, holdEventLoop } from '../../support/turns.js';

// Each test checks the largest count that is rendered, and the next one.

const htmlOf = async (source: string, context: RenderContext = {}): Promise<string> =>
  (await render(source, { most: 10_000_000, ...context })).html;
const count = async (source: string, pattern: RegExp): Promise<number> =>
  ((await htmlOf(source)).match(pattern) ?? []).length;

describe('Rendering', () => {
  it('limits tables to 3,000 cells in all, including missing cells of short rows', async () => {
    const table = (rows: number): string => `|a|b|\n|-|-|\n${'|\n'.repeat(rows)}`;
    // Two columns count as four, because the delimiter row has three separators.
    expect(await count(table(748), /<table>/g)).to.equal(1);
    expect(await count(table(749), /<table>/g)).to.equal(1);
    expect(await count(table(750), /<table>/g)).to.equal(0);
    expect(await count(`${table(500)}\n\n${table(500)}`, /<table>/g)).to.equal(1);
  });

  it('limits the search for ends of labels, and keeps earlier links', async () => {
    const links = await count(`[a](/b)\n\n${'~~['.repeat(3000)}\n\n[a](/b)`, /<a /g);
    expect(links).to.equal(1);
    expect(await count('[INFO] [a](/b)\n'.repeat(400), /<a /g)).to.equal(400);
  });

  it('links no URLs in lines with more than 300 candidates', async () => {
    expect(await count('a.com '.repeat(300), /<a /g)).to.equal(300);
    expect(await count('a.com '.repeat(301), /<a /g)).to.equal(0);
    expect(await count('a.com\n'.repeat(400), /<a /g)).to.equal(400);
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
