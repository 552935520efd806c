import { readdirSync, readFileSync, statSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'chai';
import Database from 'libsql';

import { ReadStoppedError, ReferenceViolationError } from '../../../src/runtime/store/errors.js';
import { ConnectionQueue, ShortReads } from '../../../src/runtime/store/sqlite/connection-lines.js';
import { SqliteReaders } from '../../../src/runtime/store/sqlite/readers.js';
import type { Row, Tx } from '../../../src/runtime/store/types.js';
import { ManualClock } from '../../support/clock.js';
import { testDialect } from '../../support/databases.js';
import { longestHold } from '../../support/event-loop.js';
import { openTestStore, type TestStore } from '../../support/store.js';
import { anyTable } from '../../support/any-table.js';

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

    // Before the tests that explain queries, since an explanation keeps the log from being written.
    it('writes large and small transactions from the log into the file', async () => {
      const file = store.databaseUrl.slice('sqlite:'.length);
      /** Adds this many jobs of 4 kB, and returns by how many bytes the file grew before the next transaction. */
      const growth = async (count: number): Promise<number> => {
        const { size } = statSync(file);
        const large = { ...job, payload: 'x'.repeat(4000) };
        await store.write((tx) =>
          tx.insertMany(
            'outbox',
            Array.from({ length: count }, () => large),
          ),
        );
        // The next write waits for the file.
        await store.write(countJobs);
        return statSync(file).size - size;
      };
      expect(await growth(3000)).to.be.above(10_000_000);
      expect(await growth(1900)).to.be.above(6_000_000);
      await store.write((tx) => tx.run('DELETE FROM outbox'));
    });

    it('stores whole numbers in a column of text without a fraction', async () => {
      await store.write((tx) => anyTable(tx).insert('server_state', { name: 'number', value: 5 }));
      const row = await store.read((tx) => tx.first("SELECT value FROM server_state WHERE name = 'number'"));
      expect(row).to.deep.equal({ value: '5' });
    });

    it('finds rows by their ID without another index', async () => {
      const tables = await store.read((tx) =>
        tx.all<{
          name: string;
        }>(`SELECT m.name AS name FROM sqlite_master AS m, pragma_table_info(m.name) AS c
          WHERE m.type = 'table' AND c.name = 'id' AND c.pk = 1 AND lower(c.type) = 'integer'`),
      );
      expect(tables.map(({ name }) => name)).to.include.members(['messages', 'events', 'users']);
      for (const { name } of tables) {
        const plan = await store.read((tx) =>
          tx.all<{ detail: string }>(`EXPLAIN QUERY PLAN SELECT * FROM \`${name}\` WHERE id = ?`, [1]),
        );
        expect(plan.map(({ detail }) => detail).join(), name).to.contain('USING INTEGER PRIMARY KEY');
      }
    });

    it('keeps nothing of a transaction whose COMMIT fails, and continues', async () => {
      const before = await store.read(countJobs);
      await store.write((tx) => tx.run('CREATE TABLE parents (id INTEGER NOT NULL PRIMARY KEY)'));
      await store.write((tx) =>
        tx.run('CREATE TABLE children (parent INTEGER NOT NULL REFERENCES parents (id))'),
      );
      const error = await store
        .write(async (tx) => {
          // The reference is checked at the COMMIT.
          await tx.all('PRAGMA defer_foreign_keys = ON');
          await tx.insert('outbox', job);
          await anyTable(tx).insert('children', { parent: 1 });
        })
        .catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(ReferenceViolationError);
      expect(await store.read(countJobs)).to.equal(before);
      await store.write((tx) => tx.insert('outbox', job));
      expect(await store.read(countJobs)).to.equal((before ?? 0) + 1);
    });

    it('does not show values in the error of a query that the query builder made', async () => {
      const find = (tx: Tx): Promise<unknown> =>
        Promise.resolve(anyTable(tx).from('nowhere').where({ name: 'a private text' }));
      const error = await store.read(find).catch((reason: unknown) => reason as Error);
      expect(error).to.be.instanceOf(Error);
      expect(String(error)).to.contain('nowhere').and.not.contain('private');
    });

    it('waits while another program writes to the file', async () => {
      const other = new Database(store.databaseUrl.slice('sqlite:'.length));
      const before = (await store.read(countJobs)) ?? 0;
      for (const kind of ['write', 'read'] as const) {
        other.exec('BEGIN IMMEDIATE');
        let runs = 0;
        const work = store[kind](async (tx) => {
          runs += 1;
          if (kind === 'write') await tx.insert('outbox', job);
          return countJobs(tx);
        });
        // A read does not wait.
        if (kind === 'read') await work;
        for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
        expect(runs).to.equal(kind === 'read' ? 1 : 0);
        other.exec('ROLLBACK');
        expect(await work).to.equal(before + 1);
      }
      other.close();
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
      // Fewer on a machine that needs long for them.
      expect(most).to.be.within(2, 16);
    });

    it('acknowledges a write before the one after a long one', async () => {
      const order: string[] = [];
      const write = (name: string, ms = 0): Promise<unknown> =>
        store
          .write(async (tx) => {
            order.push(`${name} begins`);
            const until = performance.now() + ms;
            while (performance.now() < until) await tx.insert('outbox', job);
          })
          .then(() => order.push(`${name} is acknowledged`));
      await Promise.all([write('one'), write('long', 60), write('next')]);
      expect(order.indexOf('one is acknowledged')).to.be.below(order.indexOf('next begins'));
    });

    it('acknowledges writes of one turn of the event loop with one COMMIT', async () => {
      let begun = 0;
      const write = (): Promise<number> =>
        store
          .write(async (tx) => {
            begun += 1;
            await tx.insert('outbox', job);
          })
          .then(() => begun);
      // As requests on several connections that arrived in the same turn: each one runs as far as it can.
      const begunBefore = await Promise.all(
        Array.from({ length: 5 }, async () => {
          await nextTurn();
          return write();
        }),
      );
      expect(begunBefore).to.deep.equal([5, 5, 5, 5, 5]);
    });

    it('lets other work run while a COMMIT waits for the disk', async () => {
      let turns = 0;
      let isOver = false;
      const countTurns = async (): Promise<void> => {
        for (; !isOver; turns += 1) await nextTurn();
      };
      let counting: Promise<void> | undefined;
      await store.write(async (tx) => {
        await tx.insertMany('outbox', Array(1_000).fill({ ...job, payload: 'x'.repeat(10_000) }));
        counting = countTurns();
      });
      isOver = true;
      await counting;
      // The write waits one turn for others that might join it. Ten megabytes take a disk hundreds.
      expect(turns).to.be.above(5);
    });

    it('fails a write that has seen another one only after its COMMIT', async () => {
      const other = new Database(store.databaseUrl.slice('sqlite:'.length));
      const count = other.prepare("SELECT COUNT(*) AS n FROM outbox WHERE kind = 'seen'");
      const made = store.write((tx) => tx.insert('outbox', { ...job, kind: 'seen' }));
      const failed = store
        .write(async (tx) => {
          if (await tx.first("SELECT id FROM outbox WHERE kind = 'seen'")) throw new Error('It is there.');
        })
        .catch(() => count.get());
      expect(await failed).to.include({ n: 1 });
      await made;
      other.close();
    });

    for (const [kind, read] of Object.entries({
      'a long read': (work: (tx: Tx) => Promise<Row[]>) => store.longRead({ userId: 1 }, work),
      'a read': (work: (tx: Tx) => Promise<Row[]>) => store.read(work),
      'a write': (work: (tx: Tx) => Promise<Row[]>) => store.write(work),
    })) {
      it(`lets other work run while ${kind} collects many rows`, async () => {
        const sql = `WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 50000)
          SELECT n, 'text' AS a, 'more text' AS b FROM c`;
        const shares: number[] = [];
        // On a machine that is busy, other processes may hold one of them.
        for (let time = 0; time < 3; time += 1) {
          const begin = performance.now();
          const hold = await longestHold(() => read((tx) => tx.all(sql)));
          shares.push(hold / (performance.now() - begin));
        }
        // Without a pause, one hold takes nearly all of the time.
        expect(Math.min(...shares)).to.be.below(0.25);
      });
    }

    it('keeps the connection of a long read that was stopped, since a new one costs much more', async () => {
      const file = store.databaseUrl.slice('sqlite:'.length);
      const others = { line: new ConnectionQueue(1_000), reads: new ShortReads(file, 1_000, {}) };
      const readers = new SqliteReaders(file, others, { clock: new ManualClock(), migrations: [] });
      const stopped = await readers.begin('read');
      stopped.stop(new ReadStoppedError('too long'));
      await readers.rollback(stopped);
      const next = await readers.begin('read');
      expect(next).to.equal(stopped);
      expect(await next.all('SELECT 1 AS one', [])).to.deep.equal([{ one: 1 }]);
      await readers.commit(next);
      readers.close();
    });

    if (process.platform === 'linux') {
      it('reads on threads that give way to the event loop', async () => {
        const threads = (): number[] =>
          readdirSync('/proc/self/task')
            .filter((id) => readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === 'tokio-runtime-w')
            .map(Number);
        await store.longRead({ userId: 1 }, countJobs);
        // On a busy machine, a thread may not have begun to run, and has no name yet.
        const reserved = Number(process.env.TOKIO_WORKER_THREADS);
        while (threads().length < reserved) await new Promise(setImmediate);
        try {
          for (const id of threads()) setPriority(id, 0);
        } catch {
          // Only a privileged user can raise the priority again.
        }
        const other = await openTestStore();
        await other.longRead({ userId: 1 }, countJobs);
        await other.close();
        expect(threads()).to.have.length.above(0);
        expect(threads().map(getPriority)).to.deep.equal(threads().map(() => 5));
        expect(getPriority()).to.be.below(5);
      });
    }
  });
}
