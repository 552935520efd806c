import { expect } from 'chai';

import { RequestBudget } from '../../../src/markdown/limits.js';
import { render, type RenderContext } from '../../../src/markdown/render.js';
import { countTurns, holdEventLoop } from '../../support/turns.js';

// What ends at a count, just below it and beyond it.

const htmlOf = async (source: string, context: RenderContext = {}): Promise<string> =>
  (await render(source, { most: 10_000_000, ...context })).html;
const count = async (source: string, pattern: RegExp): Promise<number> =>
  ((await htmlOf(source)).match(pattern) ?? []).length;

describe('rendering ends', () => {
  it('at 3,000 cells of tables, those of short rows included', async () => {
    const table = (rows: number): string => `|a|b|\n|-|-|\n${'|\n'.repeat(rows)}`;
    // The delimiter row has three signs, so two columns count as four.
    expect(await count(table(748), /<table>/g)).to.equal(1);
    expect(await count(table(749), /<table>/g)).to.equal(1);
    expect(await count(table(750), /<table>/g)).to.equal(0);
    expect(await count(`${table(500)}\n\n${table(500)}`, /<table>/g)).to.equal(1);
  });

  it('at the search for ends of labels, and links what came before', async () => {
    const links = await count(`[a](/b)\n\n${'~~['.repeat(3000)}\n\n[a](/b)`, /<a /g);
    expect(links).to.equal(1);
    expect(await count('[INFO] [a](/b)\n'.repeat(400), /<a /g)).to.equal(400);
  });

  it('at 300 signs of URLs in a line', async () => {
    expect(await count('a.com '.repeat(300), /<a /g)).to.equal(300);
    expect(await count('a.com '.repeat(301), /<a /g)).to.equal(0);
    expect(await count('a.com\n'.repeat(400), /<a /g)).to.equal(400);
  });

  it('at a weight of 1,200 for a formula and of 4,000 for a message, definitions included', async () => {
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

describe('rendering many texts of a request', () => {
  it('lets others have turns of the event loop, also between short texts', async () => {
    const request = new RequestBudget();
    const turns = countTurns();
    for (let text = 0; text < 10; text += 1) {
      holdEventLoop(6);
      await render('short', { request });
    }
    expect(turns()).to.be.at.least(10);
  });
});
