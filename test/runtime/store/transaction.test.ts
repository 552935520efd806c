import { expect } from 'chai';

import type { LogEntry } from '../../../src/runtime/event-log/events.js';
import type { NewRow, Tx } from '../../../src/runtime/store/types.js';
import { testDialect } from '../../support/databases.js';
import { openTestStore, type TestStore } from '../../support/store.js';
import { holdEventLoop } from '../../support/turns.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { anyTable } from '../../support/any-table.js';

const job = (due: number): NewRow<'outbox'> => ({ kind: 'mail', payload: '{}', due_at: due });

const rejection = async (promise: Promise<unknown>): Promise<Error> => {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error('It was not rejected.');
};

describe('a transaction', () => {
  let store: TestStore;
  const committed: (readonly LogEntry[])[] = [];
  const statements: string[] = [];
  const count = async (): Promise<unknown> =>
    (await store.read((tx) => tx.first<{ n: number }>('SELECT COUNT(*) AS n FROM outbox')))?.n;

  beforeEach(async () => {
    store = await openTestStore({
      committed: (entries) => committed.push(entries),
      observe: (sql) => statements.push(sql),
    });
    committed.length = 0;
    statements.length = 0;
  });
  afterEach(() => store.close());

  it('stores its writes', async () => {
    const id = await store.write((tx) => tx.insert('outbox', job(5)));
    const row = await store.read((tx) => tx.first('SELECT * FROM outbox WHERE id = ?', [id]));
    expect(row).to.deep.equal({ id: 1, kind: 'mail', payload: '{}', due_at: 5, attempts: 0, lane: null });
  });

  it('is rolled back if the work fails', async () => {
    const error = await rejection(
      store.write(async (tx) => {
        await tx.insert('outbox', job(5));
        tx.emit({ type: 'test' }, { users: 'everyone' });
        throw new Error('no');
      }),
    );
    expect(error.message).to.equal('no');
    expect(await count()).to.equal(0);
    expect(committed).to.deep.equal([]);
  });

  it('logs its events in order, with one UUID, once it is committed', async () => {
    await store.write(async (tx) => {
      tx.emit({ type: 'first' }, { users: [1] });
      await tx.insert('outbox', job(1));
      tx.emit({ type: 'second' }, { users: [2] });
      expect(committed).to.deep.equal([]);
    });
    expect(committed[0]?.map(({ id, logged }) => [id, logged?.event.type])).to.deep.equal([
      [1, 'first'],
      [2, 'second'],
    ]);
    const rows = await store.read((tx) =>
      tx.all<{ transaction_id: string }>('SELECT transaction_id FROM events'),
    );
    expect(new Set(rows.map(({ transaction_id }) => transaction_id)).size).to.equal(1);
  });

  it('logs the names of cached data to delete, once it is committed', async () => {
    await store.write((tx) => {
      tx.invalidate('user:7');
      tx.invalidate('channel:3');
      expect(committed).to.deep.equal([]);
      return Promise.resolve();
    });
    expect(committed.map((entries) => entries.map(({ forget }) => forget))).to.deep.equal([
      [['user:7', 'channel:3']],
    ]);
  });

  it('stays committed if publishing its events fails', async () => {
    const errors: string[] = [];
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: (_: object, text: string) => errors.push(text),
    };
    const other = await openTestStore({
      log,
      committed: () => {
        throw new Error('no');
      },
    });
    await other.write((tx) => {
      tx.emit({ type: 'test' }, { users: [1] });
      return Promise.resolve();
    });
    expect(errors).to.deep.equal(['Committed events could not be handed on.']);
    await other.close();
  });

  it('begins in a new turn of the event loop after a long transaction', async () => {
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    for (let index = 0; index < 5; index += 1) {
      await store.write(async (tx) => {
        await tx.insert('outbox', job(index));
        // Longer than the time limit of one turn.
        holdEventLoop(15);
      });
    }
    clearImmediate(next);
    expect(turns).to.be.at.least(4);
  });

  it("counts its statements, including the query builder's, without BEGIN and COMMIT", async () => {
    await store.read(async (tx) => {
      await tx.all('SELECT id FROM outbox');
      await tx.first('SELECT id FROM outbox');
      await tx.from('outbox').where({ id: 1 }).select('id');
      expect(tx.statements).to.equal(3);
    });
    expect(statements).to.have.length(3);
    await store.write(async (tx) => {
      await tx.run('DELETE FROM outbox');
      expect(tx.statements).to.equal(1);
    });
  });

  it('adds an empty log row only on MySQL and only if it wrote', async () => {
    await store.write((tx) => tx.all('SELECT id FROM outbox'));
    expect(committed).to.have.length(0);
    await store.write((tx) => tx.from('outbox').insert(job(1)));
    const ids = committed.map((events) => events.map(({ id }) => id));
    expect(ids).to.deep.equal(testDialect === 'mysql' ? [[1]] : []);
  });

  it('provides a query builder on its own connection', async () => {
    await rejection(
      store.write(async (tx) => {
        expect(await tx.from('outbox').insert(job(7))).to.deep.equal([1]);
        expect(await tx.from('outbox').where({ due_at: 7 }).update({ attempts: 2 })).to.equal(1);
        expect(await tx.from('outbox').where('attempts', '>', 1).pluck('due_at')).to.deep.equal([7]);
        expect(await tx.from('outbox').first('id', 'payload')).to.deep.equal({ id: 1, payload: '{}' });
        expect(await tx.from('outbox').sum({ total: 'due_at' }).first()).to.deep.equal({ total: 7 });
        expect(await tx.from('outbox').where({ due_at: 7 }).delete()).to.equal(1);
        await tx.from('outbox').insert(job(8));
        throw new Error('undo');
      }),
    );
    expect(await count()).to.equal(0);
  });

  it('returns the number of matched rows, including unchanged ones', async () => {
    await store.write(async (tx) => {
      await tx.insertMany('outbox', [job(1), job(2)]);
      expect(await tx.run('UPDATE outbox SET attempts = 0')).to.deep.include({ changes: 2 });
      expect(await tx.run('DELETE FROM outbox WHERE due_at = ?', [1])).to.deep.include({ changes: 1 });
    });
  });

  it(
    'inserts any number of rows, 500 per statement',
    withProductionBatches(async () => {
      await store.write(async (tx) => {
        await tx.insertMany('outbox', []);
        expect(tx.statements).to.equal(0);
        await tx.insertMany(
          'outbox',
          Array.from({ length: 1001 }, (_, index) => job(index)),
        );
        expect(tx.statements).to.equal(3);
      });
      expect(await count()).to.equal(1001);
    }),
  );

  it('inserts or updates by key', async () => {
    const mark = (user: number, watermark: number): NewRow<'read_marks'> => ({
      user_id: user,
      conversation_id: 1,
      watermark,
    });
    const key = ['user_id', 'conversation_id'];
    await store.write(async (tx) => {
      await anyTable(tx).upsertMany('read_marks', [mark(1, 10), mark(2, 20)], key);
      await anyTable(tx).upsertMany('read_marks', [mark(2, 21), mark(3, 30)], key);
      const watermarks = await tx.all('SELECT user_id, watermark FROM read_marks ORDER BY user_id');
      expect(watermarks).to.deep.equal([
        { user_id: 1, watermark: 10 },
        { user_id: 2, watermark: 21 },
        { user_id: 3, watermark: 30 },
      ]);
      const member = { user_group_id: 1, user_id: 1 };
      await tx.upsertMany('user_group_members', [member], ['user_group_id', 'user_id']);
      await tx.upsertMany('user_group_members', [member], ['user_group_id', 'user_id']);
      expect(await tx.all('SELECT * FROM user_group_members')).to.deep.equal([member]);
    });
  });

  it('inserts a row or finds the existing one, also concurrently', async () => {
    const row = { recipient_id: 1, topic_key: 'lunch' };
    const find = (): Promise<number> =>
      store.write((tx) => tx.insertOrFind('conversations', row, ['recipient_id', 'topic_key']));
    const ids = await Promise.all([find(), find(), find(), find()]);
    expect(new Set(ids).size).to.equal(1);
    const other = await store.write((tx) =>
      tx.insertOrFind('conversations', { ...row, recipient_id: 2 }, ['recipient_id', 'topic_key']),
    );
    const rows = await store.read((tx) => tx.all('SELECT id FROM conversations ORDER BY recipient_id'));
    expect(rows).to.deep.equal([{ id: ids[0] }, { id: other }]);
  });

  it('prevents changes of a row that it reads with a share lock', async () => {
    await store.write((tx) => tx.insert('outbox', job(1)));
    const steps: string[] = [];
    let change: Promise<unknown> = Promise.resolve();
    await store.write(async (tx) => {
      await tx.first(`SELECT id FROM outbox WHERE id = 1${tx.shareLock}`);
      change = store
        .write((other) => other.run('UPDATE outbox SET attempts = 1 WHERE id = 1'))
        .then(() => steps.push('changed'));
      // Long enough for the change, if nothing prevents it.
      for (let index = 0; index < 50; index += 1) await tx.all('SELECT id FROM outbox');
      steps.push('done');
    });
    await change;
    expect(steps).to.deep.equal(['done', 'changed']);
  });

  it('returns stored values unchanged', async () => {
    const text = 'Grüße, 日本語, 👩‍👩‍👧‍👦 ’"\\% _\n';
    const audience = Buffer.from([0, 1, 255]);
    const row = { id: 9_007_199_254_740_991, transaction_id: text, created_at: 0, event: null, audience };
    await store.write((tx) => tx.insertMany('events', [row]));
    await store.read(async (tx) => {
      const sql =
        'SELECT id, transaction_id, created_at, event, audience FROM events WHERE audience IS NOT NULL';
      expect(await tx.all(sql)).to.deep.equal([row]);
      expect(await tx.first(sql)).to.deep.equal(row);
      expect(await tx.first('SELECT id FROM events WHERE id = -1')).to.equal(undefined);
      expect(await tx.from('events').whereNotNull('audience').first('audience')).to.deep.equal({ audience });
    });
  });

  it('returns numbers as numbers, including sums and booleans', async () => {
    await store.write((tx) => tx.insertMany('outbox', [job(4_000_000_000), job(4_000_000_001)]));
    await store.read(async (tx) => {
      expect(
        await tx.first('SELECT SUM(due_at) AS total, COUNT(*) AS n, MAX(due_at) AS top FROM outbox'),
      ).to.deep.equal({
        total: 8_000_000_001,
        n: 2,
        top: 4_000_000_001,
      });
      expect(await tx.first('SELECT ? AS yes, ? AS no', [true, false])).to.deep.equal({ yes: 1, no: 0 });
      expect(await tx.all('SELECT id FROM outbox ORDER BY id LIMIT ?', [1])).to.deep.equal([{ id: 1 }]);
    });
  });

  it('distinguishes case and accents and concatenates text on every engine', async () => {
    const kinds = ['a', 'A', 'ä'];
    await store.write((tx) =>
      tx.insertMany(
        'outbox',
        kinds.map((kind) => ({ ...job(1), kind })),
      ),
    );
    await store.read(async (tx) => {
      expect(await tx.all('SELECT id FROM outbox WHERE kind = ?', ['A'])).to.deep.equal([{ id: 2 }]);
      expect(await tx.all("SELECT id FROM outbox WHERE kind LIKE ? ESCAPE '!'", ['ä'])).to.deep.equal([
        { id: 3 },
      ]);
      expect(await tx.first("SELECT kind || '!' AS text FROM outbox WHERE id = 1")).to.deep.equal({
        text: 'a!',
      });
      expect(await tx.all('SELECT kind FROM outbox GROUP BY kind')).to.have.length(3);
    });
  });

  it('supports recursive queries of any depth', async () => {
    const chain = 'WITH RECURSIVE steps (n) AS (SELECT 1 UNION SELECT n + 1 FROM steps WHERE n < 5000)';
    const counted = await store.read((tx) => tx.first(`${chain} SELECT COUNT(*) AS n FROM steps`));
    expect(counted).to.deep.equal({ n: 5000 });
  });

  it('refuses writes and events in a read or a snapshot', async () => {
    const write = (tx: Tx): Promise<unknown> => tx.insert('outbox', job(1));
    expect((await rejection(store.read(write))).message).to.contain(
      'Nothing is written by a transaction that reads',
    );
    expect((await rejection(store.snapshot(write))).message).to.contain(
      'Nothing is written by a transaction that reads',
    );
    const build = (tx: Tx): Promise<unknown> => Promise.resolve(tx.from('outbox').insert(job(1)));
    expect((await rejection(store.read(build))).message).to.contain(
      'Nothing is written by a transaction that reads',
    );
    const emit = (tx: Tx): Promise<unknown> => {
      tx.emit({ type: 'test' }, { users: [1] });
      return Promise.resolve();
    };
    expect((await rejection(store.read(emit))).message).to.equal('Nothing is emitted in a read.');
    const invalidate = (tx: Tx): Promise<unknown> => {
      tx.invalidate('user:7');
      return Promise.resolve();
    };
    expect((await rejection(store.snapshot(invalidate))).message).to.equal(
      'Nothing is emitted in a snapshot.',
    );
    expect(await count()).to.equal(0);
  });

  it('refuses statements and events after its end', async () => {
    let kept: Tx | undefined;
    await store.write((tx) => {
      kept = tx;
      return Promise.resolve();
    });
    expect((await rejection(kept?.all('SELECT 1 AS one') ?? Promise.resolve())).message).to.equal(
      'The transaction is over.',
    );
    expect(() => kept?.emit({ type: 'test' }, { users: [1] })).to.throw('The transaction is over.');
  });

  it('never sees uncommitted writes of another transaction', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let wrote = (): void => undefined;
    const written = new Promise<void>((resolve) => (wrote = resolve));
    const writing = store.write(async (tx) => {
      await tx.insert('outbox', job(1));
      wrote();
      await held;
      await tx.insert('outbox', job(2));
    });
    await written;
    expect(await count()).to.equal(0);
    goOn();
    await writing;
    expect(await count()).to.equal(2);
  });

  it('locks a whole table, even an empty one', async () => {
    const size = async (tx: Tx): Promise<number> => {
      await anyTable(tx).lock('linked');
      return (await tx.all('SELECT id FROM linked')).length;
    };
    await store.write((tx) => tx.run('CREATE TABLE linked (id INTEGER NOT NULL PRIMARY KEY)'));
    await Promise.all(
      Array.from({ length: 8 }, () =>
        store.write(async (tx) => anyTable(tx).insert('linked', { id: (await size(tx)) + 1 })),
      ),
    );
    expect(await store.write(size)).to.equal(8);
    await store.write((tx) => tx.run('DROP TABLE linked'));
  });

  it('locks the rows that it will change', async () => {
    await store.write((tx) => tx.insert('outbox', job(1)));
    const increment = (): Promise<unknown> =>
      store.write(async (tx) => {
        const row = await tx.first<{ attempts: number }>(
          `SELECT attempts FROM outbox WHERE id = 1${tx.updateLock}`,
        );
        await tx.run('UPDATE outbox SET attempts = ? WHERE id = 1', [(row?.attempts ?? 0) + 1]);
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    expect(await store.read((tx) => tx.first('SELECT attempts FROM outbox'))).to.deep.equal({ attempts: 8 });
  });

  it('locks one row, and no other', async () => {
    await store.write((tx) => tx.insert('outbox', job(1)));
    const increment = (): Promise<unknown> =>
      store.write(async (tx) => {
        await tx.lock('outbox', 1);
        const row = await tx.first<{ attempts: number }>('SELECT attempts FROM outbox WHERE id = 1');
        await tx.run('UPDATE outbox SET attempts = ? WHERE id = 1', [(row?.attempts ?? 0) + 1]);
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    const row = await store.read((tx) => tx.first('SELECT attempts FROM outbox'));
    expect(row).to.deep.equal({ attempts: 8 });
    if (testDialect === 'sqlite') return;
    await store.write((tx) => tx.insert('outbox', job(2)));
    await store.write(async (tx) => {
      await tx.lock('outbox', 1);
      await store.write((other) => other.lock('outbox', 2));
    });
  });
});

describe('a snapshot', () => {
  it('sees one state of the database, regardless of later commits', async () => {
    const store = await openTestStore();
    const count = 'SELECT COUNT(*) AS n FROM outbox';
    await store.write((tx) => tx.insert('outbox', job(1)));
    let write: Promise<unknown> = Promise.resolve();
    await store.snapshot(async (tx) => {
      write = store.write((other) => other.insert('outbox', job(2)));
      // On SQLite the write waits for the snapshot to end.
      if (store.dialect === 'mysql') await write;
      expect(await tx.first(count)).to.deep.equal({ n: 1 });
    });
    await write;
    expect(await store.snapshot((tx) => tx.first(count))).to.deep.equal({ n: 2 });
    await store.close();
  });
});
