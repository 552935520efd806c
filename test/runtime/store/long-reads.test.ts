import { mkdirSync, renameSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { expect } from 'chai';

import { budgets } from '../../../src/lib/budgets.js';
import {
  ReadStoppedError,
  StoreUnavailableError,
  TooManyReadsError,
  type StopReason,
} from '../../../src/runtime/store/errors.js';
import type { Store, Tx } from '../../../src/runtime/store/types.js';
import { onServer, testDialect } from '../../support/databases.js';
import { collectGarbage } from '../../support/collect-garbage.js';
import { openTestStore, type TestStore } from '../../support/store.js';
import { countForHours } from './endless.js';

const ANNA = { userId: 1 };
const BEN = { userId: 2 };

const job = { kind: 'mail', payload: '{}', due_at: 1 };

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const stopped = async (work: Promise<unknown>): Promise<StopReason | undefined> => {
  const error = await failureOf(work);
  if (!(error instanceof ReadStoppedError)) throw new Error('The read was not stopped.', { cause: error });
  return error.reason;
};

const countJobs = async (tx: Tx): Promise<number | undefined> =>
  (await tx.first<{ n: number }>('SELECT COUNT(*) AS n FROM outbox'))?.n;

const sizeOfLog = (dataDir: string): number => statSync(join(dataDir, 'chat.sqlite-wal')).size;

/** Starts a read that continues until it is stopped. */
const endless = async (
  store: Store,
  userId: number,
): Promise<{ over: Promise<unknown>; leave: () => void }> => {
  const leaving = new AbortController();
  let over: Promise<unknown> = Promise.resolve();
  await new Promise<void>((begun, failed) => {
    over = store.longRead({ userId, signal: leaving.signal }, (tx) => {
      begun();
      return countForHours(tx);
    });
    over.catch(failed);
  });
  return {
    over,
    leave() {
      leaving.abort();
    },
  };
};

describe('a long read', () => {
  let store: TestStore;
  let warnings: { readonly details: object; readonly text: string }[];
  const open = async (readLimits: object = {}): Promise<void> => {
    warnings = [];
    const log = {
      info: () => undefined,
      warn: (details: object, text: string) => warnings.push({ details, text }),
      error: () => undefined,
    };
    store = await openTestStore({ readLimits, log });
  };
  afterEach(() => store.close());

  it('ends if one statement takes too long, and the reader remains usable', async () => {
    await open({ statementMs: 200 });
    for (const kind of ['longRead', 'longSnapshot'] as const) {
      expect(await stopped(store[kind](ANNA, countForHours))).to.equal('too long');
      expect(await store[kind](ANNA, countJobs)).to.equal(0);
    }
  });

  it('ends if its statements together take too long', async () => {
    await open({ requestMs: 200 });
    const forever = async (tx: Tx): Promise<void> => {
      for (;;) await countJobs(tx);
    };
    expect(await stopped(store.longRead(ANNA, forever))).to.equal('too long');
    const request = 'the request';
    expect(await stopped(store.longSnapshot({ ...ANNA, requestId: request }, forever))).to.equal('too long');
    expect(await store.longRead(ANNA, countJobs)).to.equal(0);
    const text = 'A long read took too long and was stopped.';
    const details = { userId: ANNA.userId, limitMs: 200 };
    expect(warnings).to.deep.equal([
      { details, text },
      { details: { ...details, request }, text },
    ]);
  });

  it('ends at once if no time is left for it', async () => {
    await open({ requestMs: 0 });
    expect(await stopped(store.longRead(ANNA, () => Promise.resolve()))).to.equal('too long');
  });

  it('is not reported as late if it ended in time, and does not stop the next read', async () => {
    await open({ requestMs: 50 });
    const leaving = new AbortController();
    await store.longRead({ ...ANNA, signal: leaving.signal }, countJobs);
    // Timers of the same duration end in the order of their starts.
    await pause(50);
    expect(warnings).to.deep.equal([]);
    const next = store.longRead(BEN, async (tx) => {
      leaving.abort();
      return countJobs(tx);
    });
    expect(await next).to.equal(0);
  });

  it('ends when its client disconnects before the first statement', async () => {
    await open();
    const leaving = new AbortController();
    const reading = store.longRead({ ...ANNA, signal: leaving.signal }, countJobs);
    leaving.abort();
    expect(await stopped(reading)).to.equal('abandoned');
  });

  it('stays stopped even if the handler continues', async () => {
    await open({ statementMs: 200 });
    const stubborn = async (tx: Tx): Promise<unknown> => countForHours(tx).catch(() => countJobs(tx));
    expect(await stopped(store.longRead(ANNA, stubborn))).to.equal('too long');
    const content = async (tx: Tx): Promise<unknown> => countForHours(tx).catch(() => 'done');
    expect(await stopped(store.longSnapshot(ANNA, content))).to.equal('too long');
  });

  it('ends when its client disconnects, and the same user can read again', async () => {
    await open();
    for (let round = 0; round < 8; round += 1) {
      const { over, leave } = await endless(store, ANNA.userId);
      leave();
      expect(await stopped(over)).to.equal('abandoned');
      expect(await store.longSnapshot(ANNA, countJobs)).to.equal(0);
    }
    const gone = { ...ANNA, signal: AbortSignal.abort() };
    expect(await stopped(store.longRead(gone, countJobs))).to.equal('abandoned');
  });

  it('ends when its client disconnects between two statements, or right before one', async () => {
    await open();
    for (const before of ['first', 'second']) {
      const leaving = new AbortController();
      const reading = store.longRead({ ...ANNA, signal: leaving.signal }, async (tx) => {
        if (before === 'second') await countJobs(tx);
        setImmediate(() => {
          leaving.abort();
        });
        await countForHours(tx);
      });
      expect(await stopped(reading)).to.equal('abandoned');
    }
    expect(await store.longRead(ANNA, countJobs)).to.equal(0);
  });

  it('delays neither writes nor other reads', async () => {
    await open();
    const { over, leave } = await endless(store, ANNA.userId);
    for (let round = 1; round <= 50; round += 1) {
      await store.write((tx) => tx.insert('outbox', job));
      expect(await store.read(countJobs)).to.equal(round);
      expect(await store.longRead(BEN, countJobs)).to.equal(round);
    }
    leave();
    expect(await stopped(over)).to.equal('abandoned');
  });

  it('ends when the store closes, as do waiting reads', async () => {
    await open();
    const { over } = await endless(store, ANNA.userId);
    const waiting = store.longRead(ANNA, countJobs);
    const reasons = await Promise.all([stopped(over), stopped(waiting), store.close()]);
    expect(reasons.slice(0, 2)).to.deep.equal(['closing', 'closing']);
    expect(await failureOf(store.longRead(ANNA, countJobs))).to.be.instanceOf(StoreUnavailableError);
    await open();
  });

  it('sees earlier committed writes and no uncommitted ones', async () => {
    await open();
    await Promise.all(
      Array.from({ length: 64 }, async (_, index) => {
        const id = index + 1;
        const find = (tx: Tx): Promise<unknown> => tx.first('SELECT id FROM outbox WHERE id = ?', [id]);
        await store.write(async (tx) => {
          await tx.insert('outbox', { ...job, id });
          expect(await store.longRead({ userId: id }, find), 'before COMMIT').to.equal(undefined);
        });
        expect(await store.longRead({ userId: id }, find), 'after COMMIT').to.deep.equal({ id });
      }),
    );
  });

  it('sees one state of the database if it is a snapshot', async () => {
    await open();
    await store.longSnapshot(ANNA, async (tx) => {
      expect(await countJobs(tx)).to.equal(0);
      await store.write((other) => other.insert('outbox', job));
      expect(await countJobs(tx)).to.equal(0);
    });
    expect(await store.longSnapshot(ANNA, countJobs)).to.equal(1);
  });

  it('returns the same values, rows and order as other reads', async () => {
    await open();
    await store.write((tx) =>
      tx.insertMany(
        'outbox',
        Array.from({ length: 2500 }, (_, index) => ({ ...job, payload: `payload ${(index * 7919) % 2500}` })),
      ),
    );
    const reads: ((tx: Tx) => Promise<unknown>)[] = [
      (tx) => tx.all('SELECT * FROM outbox ORDER BY payload DESC, id'),
      (tx) => tx.all('SELECT id, payload FROM outbox WHERE id > ? ORDER BY id DESC LIMIT 700', [3]),
      (tx) => tx.all('SELECT COUNT(*) AS n, MAX(id) AS most, NULL AS missing, 1.5 AS half FROM outbox'),
      (tx) => tx.all('SELECT 9007199254740991 AS large, -1 AS negative, ? AS given', [9007199254740991]),
      (tx) => tx.all(`SELECT ${tx.dialect === 'sqlite' ? "x'00ff'" : "CAST(x'00ff' AS BINARY)"} AS bytes`),
      (tx) => tx.all('SELECT ? AS bytes', [Buffer.from([0, 255])]),
      (tx) => tx.first('SELECT id, payload FROM outbox ORDER BY payload, id'),
      (tx) => tx.first('SELECT id FROM outbox WHERE id = ?', [-1]),
      async (tx) => tx.from('outbox').select('id').whereIn('id', [5, 6, 7]).orderBy('id', 'desc'),
      (tx) => tx.all('WITH few AS (SELECT id FROM outbox LIMIT 5) SELECT id FROM few -- and no more'),
    ];
    for (const read of reads) {
      expect(await store.longRead(ANNA, read)).to.deep.equal(await store.read(read));
      expect(await store.longSnapshot(ANNA, read)).to.deep.equal(await store.read(read));
    }
  });

  it('accepts several statements at once', async () => {
    await open();
    const found = await store.longRead(ANNA, (tx) =>
      Promise.all([1, 2, 3, 2, 1].map((value) => tx.first('SELECT ? AS value', [value]))),
    );
    expect(found).to.deep.equal([1, 2, 3, 2, 1].map((value) => ({ value })));
  });

  it('refuses writes', async () => {
    await open();
    const write = (tx: Tx): Promise<unknown> => tx.insert('outbox', job);
    for (const kind of ['longRead', 'longSnapshot'] as const) {
      expect(String(await failureOf(store[kind](ANNA, write)))).to.contain('Nothing is written');
    }
    expect(await store.read(countJobs)).to.equal(0);
  });

  it('passes on SQL errors', async () => {
    await open();
    const wrong = (tx: Tx): Promise<unknown> => tx.all('SELECT nothing FROM nowhere');
    expect(await failureOf(store.longRead(ANNA, wrong))).to.be.instanceOf(Error);
    expect(await store.longRead(ANNA, countJobs)).to.equal(0);
  });

  it('is refused if too many reads of the same user wait', async () => {
    await open({ waitingPerUser: 3 });
    const { over, leave } = await endless(store, ANNA.userId);
    const waiting = [1, 2, 3].map(() => store.longRead(ANNA, countJobs));
    expect(await failureOf(store.longRead(ANNA, countJobs))).to.be.instanceOf(TooManyReadsError);
    expect(await store.longRead(BEN, countJobs)).to.equal(0);
    leave();
    expect(await stopped(over)).to.equal('abandoned');
    expect(await Promise.all(waiting)).to.deep.equal([0, 0, 0]);
  });

  it('is refused if it waited too long', async () => {
    await open({ waitMs: 50 });
    const { over, leave } = await endless(store, ANNA.userId);
    expect(await failureOf(store.longRead(ANNA, countJobs))).to.be.instanceOf(TooManyReadsError);
    leave();
    expect(await stopped(over)).to.equal('abandoned');
  });

  it('stops waiting when its client disconnects', async () => {
    await open({ waitingPerUser: 1 });
    const { over, leave } = await endless(store, ANNA.userId);
    const leaving = new AbortController();
    const waiting = store.longRead({ ...ANNA, signal: leaving.signal }, countJobs);
    leaving.abort();
    expect(await stopped(waiting)).to.equal('abandoned');
    const next = store.longRead(ANNA, countJobs);
    leave();
    expect(await stopped(over)).to.equal('abandoned');
    expect(await next).to.equal(0);
  });

  if (testDialect === 'mysql') {
    it('runs again if its session ends', async () => {
      await open();
      let sessions = 0;
      const count = await store.longRead(ANNA, async (tx) => {
        sessions += 1;
        const { id } = (await tx.first<{ id: number }>('SELECT CONNECTION_ID() AS id')) ?? { id: 0 };
        if (sessions === 1) await onServer((connection) => connection.query(`KILL CONNECTION ${id}`));
        return countJobs(tx);
      });
      expect(count).to.equal(0);
      expect(sessions).to.equal(2);
    });

    it('leaves sessions for other transactions, even if there are many long reads', async () => {
      await open();
      const slow = await Promise.all([1, 2, 3, 4].map((userId) => endless(store, userId)));
      const waiting = [5, 6, 7, 8, 9, 10, 11, 12].map((userId) => store.longRead({ userId }, countJobs));
      await Promise.all(Array.from({ length: 30 }, () => store.write((tx) => tx.insert('outbox', job))));
      for (const { leave } of slow) leave();
      for (const { over } of slow) expect(await stopped(over)).to.equal('abandoned');
      expect(await Promise.all(waiting)).to.deep.equal(waiting.map(() => 30));
    });
  } else {
    it('does not block the garbage collector', async () => {
      await open();
      for (let round = 0; round < 450; round += 1) {
        await store.longRead(ANNA, (tx) => tx.first(`SELECT ${round} AS value`));
      }
      let isOver = false;
      const { over, leave } = await endless(store, ANNA.userId);
      void failureOf(over).then(() => (isOver = true));
      collectGarbage();
      await new Promise(setImmediate);
      collectGarbage();
      expect(isOver).to.equal(false);
      leave();
      expect(await stopped(over)).to.equal('abandoned');
    });

    it('is not disturbed if the write-ahead log cannot be emptied, which the operator sees', async () => {
      await open();
      const file = join(store.dataDir, 'chat.sqlite');
      await store.longSnapshot(ANNA, async (tx) => {
        await countJobs(tx);
        // A reader with this many statements is replaced, and the file of the next one is missing.
        for (let value = 0; value < 200; value += 1) await tx.first(`SELECT ${value} AS value`);
        while (sizeOfLog(store.dataDir) <= budgets.writeAheadLog.bytes)
          await store.write((other) => other.insert('outbox', { ...job, payload: 'x'.repeat(1_000_000) }));
        renameSync(file, `${file}.moved`);
        mkdirSync(file);
      });
      // Each look at the log is a second after the one before.
      while (warnings.length === 0) await store.write(countJobs);
      rmdirSync(file);
      renameSync(`${file}.moved`, file);
      expect(warnings.map(({ text }) => text)).to.deep.equal(['The write-ahead log could not be emptied.']);
      expect(Object.keys(warnings[0]?.details ?? {})).to.deep.equal(['err']);
      expect(await store.longRead(ANNA, countJobs)).to.be.above(1);
    });

    it('keeps the write-ahead log small during continuous reads', async () => {
      await open();
      const payload = 'x'.repeat(1_000_000);
      let isOver = false;
      const stepsInSnapshot =
        'WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 200000) SELECT MAX(n) FROM c';
      const readOn = async (userId: number): Promise<void> => {
        while (!isOver) {
          await store.longRead({ userId }, async (tx) => {
            await countJobs(tx);
            await tx.all(stepsInSnapshot);
          });
        }
      };
      const readers = [ANNA, BEN].map(({ userId }) => readOn(userId));
      const write = async (): Promise<void> => {
        await store.write((tx) => tx.insert('outbox', { ...job, payload }));
        await new Promise(setImmediate);
      };
      while (sizeOfLog(store.dataDir) <= budgets.writeAheadLog.bytes) await write();
      while (sizeOfLog(store.dataDir) > budgets.writeAheadLog.bytes) await write();
      isOver = true;
      await Promise.all(readers);
    });
  }
});
