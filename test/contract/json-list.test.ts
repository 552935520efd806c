import { expect } from 'chai';

import { composedList, encodeList, serialize } from '../../src/runtime/http/serialize.js';

describe('a list encoded in steps', () => {
  it('is the JSON of its items', async () => {
    for (const list of [[], [1], ['€', '🫣'.repeat(10), { a: [null] }]]) {
      const pieces = await encodeList(list.map((item) => JSON.stringify(item)));
      expect(Buffer.concat(pieces).toString()).to.equal(JSON.stringify(list));
    }
  });

  it('has several pieces if it is long', async () => {
    const items = Array.from({ length: 50 }, (_, index) => `${String(index)}${'長'.repeat(10_000)}`);
    const pieces = await encodeList(items.map((item) => JSON.stringify(item)));
    expect(pieces.length).to.be.at.least(25);
    expect(JSON.parse(Buffer.concat(pieces).toString())).to.deep.equal(items);
  });

  it('yields to the event loop between slow items', async () => {
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    const slow = {
      toJSON: () => {
        const end = performance.now() + 6;
        while (performance.now() < end);
        return 'x'.repeat(20_000);
      },
    };
    const list = await composedList([slow, slow, slow, slow]);
    clearImmediate(next);
    expect(turns).to.be.at.least(4);
    const { body } = await serialize({ list }, () => false);
    expect(JSON.parse(Buffer.concat(body as Buffer[]).toString())).to.deep.equal({
      list: Array(4).fill('x'.repeat(20_000)),
    });
  });
});
