import { expect } from 'chai';

import type { Tx, Value } from '../../../src/runtime/store/types.js';
import { testDialect } from '../../support/databases.js';
import { openTestStore, type TestStore } from '../../support/store.js';

/** More rows of a statement with one column are read row by row: of an expression, and of whole numbers. */
const MOST = 10_000;
const MOST_NUMBERS = 40_000;

/** SQL: a table `n` with the numbers up to one. */
const numbersTo = (last: number): string =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;

const TEXTS = [
  '',
  '"',
  '\\',
  "'",
  '\n\t\u0001',
  'ä€😀',
  '[1]',
  '{"a": 1}',
  'null',
  '1.0',
  '\u2028',
  'x'.repeat(100_000),
];

if (testDialect === 'sqlite') {
  describe('rows of SQLite as one text', () => {
    let store: TestStore;
    before(async () => {
      store = await openTestStore();
      await store.write((tx) => tx.insert('outbox', { kind: 'mail', payload: '{}', due_at: 7 }));
      await store.write((tx) =>
        tx.insertMany(
          'server_state',
          TEXTS.map((value, index) => ({ name: `text ${index}`, value })),
        ),
      );
    });
    after(() => store.close());

    const reading = { userId: 1, requestId: 'test', signal: new AbortController().signal };
    const ways: Readonly<Record<string, <T>(work: (tx: Tx) => Promise<T>) => Promise<T>>> = {
      'a short read': (work) => store.read(work),
      'a write': (work) => store.write(work),
      'a long read': (work) => store.longRead(reading, work),
    };

    for (const [name, within] of Object.entries(ways)) {
      const all = (sql: string, values: readonly Value[] = []): Promise<object[]> =>
        within((tx) => tx.all(sql, values));

      it(`are the same values in ${name}`, async () => {
        expect(
          await all(
            `SELECT NULL AS a, -1 AS b, 9007199254740991 AS c, 0.1 + 0.2 AS d, 1e300 AS e, 5.0 AS f, 'text' AS g, '' AS h`,
          ),
        ).to.deep.equal([
          { a: null, b: -1, c: 9_007_199_254_740_991, d: 0.1 + 0.2, e: 1e300, f: 5, g: 'text', h: '' },
        ]);
        expect(
          await all("SELECT value FROM server_state WHERE name LIKE 'text %' ORDER BY rowid"),
        ).to.deep.equal(TEXTS.map((value) => ({ value })));
        // After the long texts of the first time, row by row.
        for (let time = 0; time < 2; time += 1)
          expect(
            await all(
              "SELECT name, value || '' AS copy FROM server_state WHERE name LIKE 'text %' ORDER BY rowid",
            ),
          ).to.deep.equal(TEXTS.map((value, index) => ({ name: `text ${index}`, copy: value })));
      });

      it(`are bytes and JSON as they are stored in ${name}`, async () => {
        // The third is a number in the binary JSON of SQLite.
        expect(
          await all("SELECT x'00ff' AS a, x'' AS b, x'1331' AS c, json_array(1, 'b') AS d"),
        ).to.deep.equal([
          { a: Buffer.from([0, 255]), b: Buffer.alloc(0), c: Buffer.from([0x13, 0x31]), d: '[1,"b"]' },
        ]);
        expect(await all("SELECT x'1331' AS c")).to.deep.equal([{ c: Buffer.from([0x13, 0x31]) }]);
      });

      it(`are in their order, with parameters, in ${name}`, async () => {
        const rows = await all(
          `${numbersTo(5)} SELECT i AS a, ? AS b, i * 10 AS c FROM n WHERE i <> ? ORDER BY i DESC LIMIT 3 -- all`,
          ['x', 4],
        );
        expect(rows).to.deep.equal([
          { a: 5, b: 'x', c: 50 },
          { a: 3, b: 'x', c: 30 },
          { a: 2, b: 'x', c: 20 },
        ]);
        expect(await all('SELECT name FROM server_state WHERE name = ?', ['nothing'])).to.deep.equal([]);
      });

      it(`are complete at the limit of one text and above, also when they are few again, in ${name}`, async () => {
        const sql = `${numbersTo(MOST + 1)} SELECT i FROM n WHERE i <= ? ORDER BY i DESC`;
        for (const count of [MOST, MOST + 1, 1, 0, MOST + 1]) {
          const rows = await all(sql, [count]);
          expect(rows).to.have.lengthOf(count);
          expect(rows.at(0)).to.deep.equal(count === 0 ? undefined : { i: count });
          expect(rows.at(-1)).to.deep.equal(count === 0 ? undefined : { i: 1 });
        }
      });
    }

    it('are complete at the limit of whole numbers and above', async () => {
      const sql = `${numbersTo(MOST_NUMBERS + 1)} SELECT o.due_at FROM n JOIN outbox o WHERE i <= ?`;
      for (const count of [MOST_NUMBERS, MOST_NUMBERS + 1]) {
        const rows = await store.read((tx) => tx.all(sql, [count]));
        expect(rows).to.have.lengthOf(count);
        expect(rows.at(-1)).to.deep.equal({ due_at: 7 });
      }
    });

    it('are those that a statement with an effect returns', async () => {
      const rows = await store.write((tx) =>
        tx.all(
          "UPDATE server_state SET value = 'new' WHERE name IN ('text 0', 'text 1') RETURNING name, value",
        ),
      );
      expect(rows).to.deep.equal([
        { name: 'text 0', value: 'new' },
        { name: 'text 1', value: 'new' },
      ]);
      const deleted = await store.write((tx) =>
        tx.all(
          "WITH gone(name) AS (VALUES ('text 0')) DELETE FROM server_state WHERE name IN (SELECT name FROM gone) RETURNING name",
        ),
      );
      expect(deleted).to.deep.equal([{ name: 'text 0' }]);
    });
  });
}
