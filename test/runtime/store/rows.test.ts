import { expect } from 'chai';

import { batches, orUpdate, type Rows } from '../../../src/runtime/store/rows.js';
import { withProductionBatches } from '../../support/small-batches.js';

const text = (length: number): string => 'x'.repeat(length);

/** Returns the number of rows in each statement. */
const sizes = (rows: Rows): number[] =>
  [...batches('outbox', rows, () => '')].map(
    ({ values }) => values.length / Object.keys(rows[0] ?? {}).length,
  );

describe('a statement that inserts rows', () => {
  it(
    'has at most four million characters, but at least one row',
    withProductionBatches(async () => {
      const rows = (...lengths: readonly number[]): Rows => lengths.map((length) => ({ a: text(length) }));
      expect(sizes(rows(2_000_000, 2_000_000, 1))).to.deep.equal([2, 1]);
      expect(sizes(rows(1_500_000, 1_500_000, 1_500_000, 1_500_000, 1_500_000))).to.deep.equal([2, 2, 1]);
      expect(sizes(rows(5_000_000, 5_000_000, 1))).to.deep.equal([1, 1, 1]);
      expect(sizes(rows(1, 5_000_000, 1))).to.deep.equal([1, 1, 1]);
      await Promise.resolve();
    }),
  );

  it(
    'counts text and bytes of all columns, and no other values',
    withProductionBatches(async () => {
      const long = { a: text(1_500_000), b: Buffer.alloc(1_500_000), c: 9_000_000, d: null, e: true };
      expect(sizes([long, long])).to.deep.equal([1, 1]);
      const short = { c: 9_000_000, d: null, e: true };
      expect(sizes([short, short, short])).to.deep.equal([3]);
      await Promise.resolve();
    }),
  );

  it(
    'is kept prepared for up to eight rows',
    withProductionBatches(async () => {
      for (const [count, once] of [
        [1, false],
        [8, false],
        [9, true],
      ] as const) {
        const rows = Array.from({ length: count }, (_, id) => ({ id }));
        expect([...batches('outbox', rows, () => '')].map((batch) => batch.once)).to.deep.equal([once]);
      }
      await Promise.resolve();
    }),
  );

  it('has the values of each row in the order of the columns', () => {
    const rows = [
      { id: 1, name: 'Anna' },
      { name: 'Ben', id: 2 },
    ];
    const all = [...batches('users', rows, (columns) => ` -- ${columns.join(' and ')}`)];
    expect(all.map(({ sql }) => sql)).to.deep.equal([
      'INSERT INTO `users` (`id`, `name`) VALUES (?, ?), (?, ?) -- id and name',
    ]);
    expect(all[0]?.values).to.deep.equal([1, 'Anna', 2, 'Ben']);
  });
});

describe('the clause of an INSERT for a row that exists', () => {
  const expected = [
    [
      'sqlite',
      ['a', 'b', 'c'],
      ['a'],
      ' ON CONFLICT (`a`) DO UPDATE SET `b` = excluded.`b`, `c` = excluded.`c`',
    ],
    ['sqlite', ['a', 'b'], ['a', 'b'], ' ON CONFLICT (`a`, `b`) DO NOTHING'],
    ['mysql', ['a', 'b', 'c'], ['a'], ' ON DUPLICATE KEY UPDATE `b` = VALUES(`b`), `c` = VALUES(`c`)'],
    ['mysql', ['a', 'b'], ['a', 'b'], ' ON DUPLICATE KEY UPDATE `a` = `a`, `b` = `b`'],
  ] as const;
  for (const [dialect, columns, key, sql] of expected) {
    const rest =
      columns.length > key.length ? 'sets the other columns' : 'changes nothing without other columns';
    it(`${rest} on ${dialect}`, () => {
      expect(orUpdate(dialect, columns, key)).to.equal(sql);
    });
  }
});
