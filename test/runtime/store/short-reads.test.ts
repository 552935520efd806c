import { statSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { budgets } from '../../../src/lib/budgets.js';
import { testDialect } from '../../support/databases.js';
import { opened } from '../../support/opened.js';
import { openTestStore, type TestStore } from '../../support/store.js';
import type { Tx } from '../../../src/runtime/store/types.js';

const NAME = 'short reads';
const readValue = async (tx: Tx): Promise<string | undefined> =>
  (await tx.first<{ value: string }>('SELECT value FROM server_state WHERE name = ?', [NAME]))?.value;
const writeValue = (tx: Tx, value: string): Promise<void> =>
  tx.upsertMany('server_state', [{ name: NAME, value }], ['name']);

describe('short reads', () => {
  let store: TestStore;
  before(async () => {
    store = await openTestStore();
    await store.write((tx) => writeValue(tx, 'before'));
  });
  after(() => store.close());

  it('do not wait for a write, and see nothing of it before it is committed', async () => {
    const [begun, allowed] = [opened(), opened()];
    const writing = store.write(async (tx) => {
      await writeValue(tx, 'meanwhile');
      begun.resolve();
      await allowed.promise;
    });
    await begun.promise;
    expect(await store.read(readValue)).to.equal('before');
    expect(await store.snapshot(readValue)).to.equal('before');
    expect(await store.durableRead(readValue)).to.equal('before');
    allowed.resolve();
    await writing;
    expect(await store.read(readValue)).to.equal('meanwhile');
  });

  it('see each write that was acknowledged before they began', async () => {
    for (let count = 0; count < 50; count += 1) {
      await store.write((tx) => writeValue(tx, String(count)));
      expect(await store.read(readValue)).to.equal(String(count));
    }
  });

  it('do not keep a write from its commit', async () => {
    const [begun, allowed] = [opened(), opened()];
    const reading = store.snapshot(async (tx) => {
      const first = await readValue(tx);
      begun.resolve();
      await allowed.promise;
      return [first, await readValue(tx)];
    });
    await begun.promise;
    await store.write((tx) => writeValue(tx, 'after'));
    allowed.resolve();
    const [first, second] = await reading;
    expect(first).to.not.equal('after');
    expect(second).to.equal(first);
  });

  it('pass those that rest', async () => {
    const allowed = opened();
    const resting = Array.from({ length: 4 }, () => store.read(() => allowed.promise));
    expect(await store.read(readValue)).to.equal('after');
    allowed.resolve();
    await Promise.all(resting);
  });

  it('write nothing', async () => {
    const error = await store.read((tx) => writeValue(tx, 'read')).catch((reason: unknown) => reason);
    expect(String(error)).to.include('Nothing is written by a transaction that reads');
    if (testDialect !== 'sqlite') return;
    const returning = "INSERT INTO server_state (name, value) VALUES ('read', 'x') RETURNING name";
    const refused = await store.read((tx) => tx.all(returning)).catch((reason: unknown) => reason);
    expect(refused).to.be.instanceOf(Error);
    expect(await store.read((tx) => tx.first("SELECT 1 FROM server_state WHERE name = 'read'"))).to.equal(
      undefined,
    );
  });

  if (testDialect === 'sqlite') {
    it('that wait are refused when the store is closed, and those that run end', async () => {
      const other = await openTestStore();
      const allowed = opened();
      const { most } = other.connections.transactions;
      const running = Array.from({ length: most }, () =>
        other.read(() => allowed.promise.then(() => 'ended')),
      );
      const waiting = other.read(readValue).catch((reason: unknown) => reason);
      const closing = other.close();
      await new Promise(setImmediate);
      allowed.resolve();
      const results = await Promise.allSettled(running);
      expect(results.filter(({ status }) => status === 'fulfilled').length).to.be.at.least(8);
      await waiting;
      await closing;
      expect(await other.read(readValue).catch((reason: unknown) => reason)).to.be.instanceOf(Error);
    });

    it('keep the write-ahead log small, although one always begins before another ends', async () => {
      const sizeOfLog = (): number => statSync(join(store.dataDir, 'chat.sqlite-wal')).size;
      const payload = 'x'.repeat(1_000_000);
      let isOver = false;
      const readOn = async (): Promise<void> => {
        while (!isOver) {
          await store.snapshot(async (tx) => {
            await readValue(tx);
            await new Promise(setImmediate);
            await readValue(tx);
          });
        }
      };
      const readers = Array.from({ length: 5 }, readOn);
      const write = (): Promise<void> =>
        store.write(async (tx) => {
          await tx.insert('outbox', { kind: 'test', payload, due_at: 1 });
        });
      while (sizeOfLog() <= budgets.writeAheadLog.bytes) await write();
      while (sizeOfLog() > budgets.writeAheadLog.bytes) await write();
      isOver = true;
      await Promise.all(readers);
    });
  }
});
