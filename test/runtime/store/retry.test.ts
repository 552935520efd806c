import { expect } from 'chai';

import { createEventLog } from '../../../src/runtime/event-log/log.js';
import type { LogEntry } from '../../../src/runtime/event-log/events.js';
import { StoreUnavailableError, UniqueViolationError } from '../../../src/runtime/store/errors.js';
import { openStore } from '../../../src/runtime/store/open.js';
import type { Store, Tx } from '../../../src/runtime/store/types.js';
import { ManualClock } from '../../support/clock.js';
import { onServer, type TestDatabase, testDialect } from '../../support/databases.js';
import { migratedTestDatabase } from '../../support/store.js';
import { untilBlocked } from './locks/at-once.js';
import { type Fate, Proxy } from './proxy.js';
import { migrations } from '../../../src/server/schema/migrations.js';

/** Resolves for all callers once the given number have called it. */
const barrier = (parties: number): (() => Promise<void>) => {
  let arrived = 0;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    arrived += 1;
    if (arrived >= parties) open();
    return opened;
  };
};

const job = { kind: 'mail', payload: '{}', due_at: 1 };

if (testDialect === 'mysql') {
  describe('a transaction with a transient failure', () => {
    let database: TestDatabase;
    let proxy: Proxy;
    let store: Store;
    let committed: LogEntry[];
    before(async () => {
      database = await migratedTestDatabase();
      proxy = await Proxy.to(database.databaseUrl);
      const clock = new ManualClock();
      const { append } = createEventLog({ clock });
      store = await openStore({
        databaseUrl: proxy.databaseUrl,
        dataDir: database.dataDir,
        clock,
        migrations,
        append,
        committed: (entries) => committed.push(...entries),
      });
    });
    beforeEach(async () => {
      await store.write(async (tx) => {
        await tx.run('DELETE FROM outbox');
        await tx.insertMany('outbox', [
          { ...job, id: 1 },
          { ...job, id: 2 },
        ]);
      });
      committed = [];
    });
    after(async () => {
      await store.close();
      await proxy.close();
      await database.remove();
    });

    const increment = (tx: Tx, id: number): Promise<unknown> =>
      tx.run('UPDATE outbox SET attempts = attempts + 1 WHERE id = ?', [id]);
    const attempts = (): Promise<{ attempts: number }[]> =>
      store.read((tx) => tx.all('SELECT attempts FROM outbox ORDER BY id'));

    it('runs again completely after a deadlock', async () => {
      const meet = barrier(2);
      let runs = 0;
      const inOrder = (first: number, second: number): Promise<void> =>
        store.write(async (tx) => {
          runs += 1;
          tx.emit({ type: `from ${first}` }, { users: [first] });
          await increment(tx, first);
          await meet();
          await increment(tx, second);
        });
      await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
      expect(runs).to.equal(3);
      expect(await attempts()).to.deep.equal([{ attempts: 2 }, { attempts: 2 }]);
      expect(committed.map(({ logged }) => logged?.event.type)).to.have.members(['from 1', 'from 2']);
    });

    it('commits nothing after a deadlock, even if the handler ignores the error', async () => {
      const meet = barrier(2);
      const stubborn = (first: number, second: number): Promise<void> =>
        store.write(async (tx) => {
          await increment(tx, first);
          await meet();
          try {
            await increment(tx, second);
          } catch {
            await increment(tx, first).catch(() => undefined);
          }
        });
      await Promise.all([stubborn(1, 2), stubborn(2, 1)]);
      expect(await attempts()).to.deep.equal([{ attempts: 2 }, { attempts: 2 }]);
    });

    it('runs again after a lock wait timeout', async () => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      let tellLocked = (): void => undefined;
      const locked = new Promise<void>((resolve) => (tellLocked = resolve));
      let runs = 0;
      const holding = store.write(async (tx) => {
        await increment(tx, 1);
        tellLocked();
        await held;
      });
      await locked;
      const waiting = store.write(async (tx) => {
        runs += 1;
        if (runs === 2) release();
        await tx.run('SET SESSION innodb_lock_wait_timeout = 1');
        await increment(tx, 1);
      });
      await Promise.all([holding, waiting]);
      expect(runs).to.be.at.least(2);
      expect((await attempts())[0]).to.deep.equal({ attempts: 2 });
    });

    it('runs again if its connection is lost before COMMIT', async () => {
      let runs = 0;
      await store.write(async (tx) => {
        runs += 1;
        await increment(tx, 1);
        if (runs === 1) proxy.cut();
        await increment(tx, 2);
      });
      expect(runs).to.equal(2);
      expect(await attempts()).to.deep.equal([{ attempts: 1 }, { attempts: 1 }]);
    });

    it('runs again completely if a statement is killed, whose session stays', async () => {
      let runs = 0;
      await store.write(async (tx) => {
        runs += 1;
        await increment(tx, 1);
        if (runs > 1) return;
        const session = await tx.first<{ id: number }>('SELECT CONNECTION_ID() AS id');
        await onServer(async (connection) => {
          await connection.query(`USE \`${new URL(database.databaseUrl).pathname.slice(1)}\``);
          await connection.query('START TRANSACTION; SELECT id FROM outbox WHERE id = 2 FOR UPDATE');
          const blocked = increment(tx, 2).catch(() => undefined);
          await untilBlocked(blocked);
          await connection.query(`KILL QUERY ${Number(session?.id)}`);
          await blocked;
          await connection.query('ROLLBACK');
        });
      });
      expect(runs).to.equal(2);
      expect(await attempts()).to.deep.equal([{ attempts: 1 }, { attempts: 0 }]);
    });

    it('runs again if it is a read or a snapshot', async () => {
      for (const mode of ['read', 'snapshot'] as const) {
        let runs = 0;
        await store[mode](async (tx) => {
          runs += 1;
          await tx.first('SELECT id FROM outbox');
          if (runs === 1) proxy.cut();
          await tx.first('SELECT id FROM outbox');
        });
        expect(runs).to.equal(2);
      }
    });

    const outcomes: readonly { readonly fate: Fate; readonly runs: number; readonly title: string }[] = [
      { fate: 'unsent', runs: 2, title: 'runs again if the connection broke before COMMIT arrived' },
      {
        fate: 'unanswered',
        runs: 1,
        title: 'does not run again if COMMIT took effect and only its response was lost',
      },
      { fate: 'late', runs: 1, title: 'waits for a COMMIT that arrives after its connection broke' },
      {
        fate: 'stuck',
        runs: 2,
        title: 'ends a transaction that the database keeps open for a disconnected client',
      },
      { fate: 'refused', runs: 2, title: 'runs again if COMMIT failed' },
      { fate: 'denied', runs: 1, title: 'does not run again if COMMIT failed and took effect nevertheless' },
    ];
    /** The transactions that were found not to be committed. */
    const fences = async (): Promise<number> => {
      const row = await store.read((tx) => tx.first<{ fences: number }>('SELECT fences FROM event_sequence'));
      return row?.fences ?? 0;
    };

    for (const { fate, runs, title } of outcomes) {
      it(title, async () => {
        let ran = 0;
        const before = await fences();
        proxy.fate = fate;
        await store.write(async (tx) => {
          ran += 1;
          await increment(tx, 1);
          tx.emit({ type: 'test' }, { users: [1] });
        });
        expect(proxy.fate, 'The proxy has not seen the COMMIT').to.equal('pass');
        expect(await fences()).to.equal(before + runs - 1);
        expect(ran).to.equal(runs);
        expect((await attempts())[0]).to.deep.equal({ attempts: 1 });
        expect(committed).to.have.length(1);
        const rows = await store.read((tx) =>
          tx.all('SELECT id FROM events WHERE id >= ?', [committed[0]?.id ?? 0]),
        );
        expect(rows).to.deep.equal([{ id: committed[0]?.id }]);
      });
    }

    it('does not run again without events if only the response to COMMIT was lost', async () => {
      let ran = 0;
      proxy.fate = 'unanswered';
      await store.write(async (tx) => {
        ran += 1;
        await tx.insert('outbox', job);
      });
      expect(proxy.fate, 'The proxy has not seen the COMMIT').to.equal('pass');
      expect(ran).to.equal(1);
      expect(await attempts()).to.have.length(3);
    });

    it('fails if the database does not come back', async () => {
      proxy.open = false;
      proxy.cut();
      try {
        await store.write((tx) => increment(tx, 1));
        expect.fail('It did not fail.');
      } catch (error) {
        expect(error).to.be.instanceOf(StoreUnavailableError);
      } finally {
        proxy.open = true;
      }
      expect(await attempts()).to.deep.equal([{ attempts: 0 }, { attempts: 0 }]);
    });
  });
}

describe('a transaction with a permanent failure', () => {
  it('does not run again', async () => {
    const database = await migratedTestDatabase();
    const clock = new ManualClock();
    const store = await openStore({ ...database, clock, migrations, ...createEventLog({ clock }) });
    let runs = 0;
    try {
      await store.write(async (tx) => {
        runs += 1;
        await tx.insert('server_state', { name: 'a', value: '' });
        await tx.insert('server_state', { name: 'a', value: '' });
      });
      expect.fail('It did not fail.');
    } catch (error) {
      expect(error).to.be.instanceOf(UniqueViolationError);
    }
    expect(runs).to.equal(1);
    await store.close();
    await database.remove();
  });
});
