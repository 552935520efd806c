import { expect } from 'chai';

import { asFragments, JsonFragments, serialize, writeLongLists } from '../../src/runtime/http/serialize.js';
import { countTurns, holdEventLoop } from '../support/turns.js';

const jsonOf = async (fields: object): Promise<string> => {
  const { body } = await serialize(await writeLongLists(fields), () => false);
  return typeof body === 'string' ? body : Buffer.concat([...body]).toString();
};

const items = <T>(count: number, item: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => item(index));

describe('long lists of a response', () => {
  it('have the same JSON as JSON.stringify returns', async () => {
    const fields = {
      empty: [],
      short: items(3, (id) => ({ id })),
      numbers: items(1000, (index) => index),
      texts: items(100, () => '🫣€"'.repeat(2000)),
      odd: items(50, (index) => [undefined, null, { a: undefined }, [], new Date(index)][index % 5]),
      nested: { list: items(100, (id) => ({ id })) },
      none: undefined,
    };
    expect(await jsonOf(fields)).to.equal(`${JSON.stringify(fields)}\n`);
  });

  it('become pieces of bounded length that are not joined', async () => {
    const { list } = await writeLongLists({ list: items(200, () => 'a'.repeat(10_000)) });
    if (!(list instanceof JsonFragments)) throw new Error('The list is not in pieces.');
    const lengths = list.pieces.map((piece) => (Buffer.isBuffer(piece) ? piece.length : Infinity));
    expect(lengths).to.have.length.above(20);
    expect(Math.max(...lengths)).to.be.below(80_000);
    const { body } = await serialize({ list }, () => false);
    expect(body).to.be.an('array').with.length.above(20);
  });

  it('leave short lists and other fields unchanged', async () => {
    const fields = { one: 1, list: items(20, (id) => id), written: asFragments<string>(['"a"']) };
    expect(await writeLongLists(fields)).to.equal(fields);
  });

  it('yield to the event loop between items', async () => {
    const turns = countTurns();
    const slow = {
      toJSON: () => {
        holdEventLoop(6);
        return 1;
      },
    };
    expect(await jsonOf({ list: items(40, () => slow) })).to.equal(
      `{"list":[${items(40, () => 1).join()}]}\n`,
    );
    expect(turns()).to.be.at.least(40);
  });
});
