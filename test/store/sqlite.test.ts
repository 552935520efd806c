import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';

import { expect } from 'chai';

import type { Tx } from '../../src/store/types.js';
import { testDialect } from '../support/databases.js';
import { longestHold } from '../support/event-loop.js';
import { openTestStore, type TestStore } from '../support/store.js';

const job = { kind: 'mail', payload: '{}', due_at: 1 };

const countJobs = async (tx: Tx): Promise<number | undefined> =>
  (await tx.first<{ n: number }>('SELECT COUNT(*) AS n FROM outbox'))?.n;

if (testDialect === 'sqlite') {
  describe('SQLite', () => {
    let store: TestStore;
    before(async () => {
      store = await openTestStore();
    });
    after(() => store.close());

    it('stores whole numbers in a column of text without a fraction', async () => {
      await store.write((tx) => tx.insert('server_state', { name: 'number', value: 5 }));
      const row = await store.read((tx) => tx.first("SELECT value FROM server_state WHERE name = 'number'"));
      expect(row).to.deep.equal({ value: '5' });
    });

    it('finds rows by their ID without another index', async () => {
      const plan = await store.read((tx) =>
        tx.all<{ detail: string }>('EXPLAIN QUERY PLAN SELECT * FROM messages WHERE id = ?', [1]),
      );
      expect(plan.map(({ detail }) => detail).join()).to.contain('USING INTEGER PRIMARY KEY');
    });

    it('does not show values in the error of a query that the query builder made', async () => {
      const find = (tx: Tx): Promise<unknown> =>
        Promise.resolve(tx.from('nowhere').where({ name: 'a private text' }));
      const error = await store.read(find).catch((reason: unknown) => reason as Error);
      expect(error).to.be.instanceOf(Error);
      expect(String(error)).to.contain('nowhere').and.not.contain('private');
    });

    it('acknowledges at most sixteen writes with one COMMIT', async () => {
      let begun = 0;
      let acknowledged = 0;
      let most = 0;
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          await store.write(async (tx) => {
            begun += 1;
            await tx.insert('outbox', job);
            most = Math.max(most, begun - acknowledged);
          });
          acknowledged += 1;
        }),
      );
      expect(most).to.equal(16);
    });

    it('lets other work run while a long read collects many rows', async () => {
      const rows = 100_000;
      const sql = `WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ${rows})
        SELECT n, 'text' AS a, 'more text' AS b FROM c`;
      const began = performance.now();
      const hold = await longestHold(() => store.longRead({ userId: 1 }, (tx) => tx.all(sql)));
      expect(hold).to.be.below((performance.now() - began) / 4);
    });

    if (process.platform === 'linux') {
      it('reads on threads that give way to the event loop', async () => {
        const threads = (): number[] =>
          readdirSync('/proc/self/task')
            .filter((id) => readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === 'tokio-runtime-w')
            .map(Number);
        await store.longRead({ userId: 1 }, countJobs);
        expect(threads()).to.have.length.above(0);
        expect(threads().map(getPriority)).to.deep.equal(threads().map(() => 5));
        expect(getPriority()).to.be.below(5);
      });
    }
  });
}
