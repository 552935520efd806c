import { expect } from 'chai';

import { trimLog } from '../../../src/runtime/event-log/prune-log.js';
import type { Tx } from '../../../src/runtime/store/types.js';
import { ManualClock } from '../../support/clock.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { openTestStore, type TestStore } from '../../support/store.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const MIB = 1024 * 1024;
/** The largest size of the log in the database. */
const MOST_BYTES = 1024 * MIB;

describe('The trimming of the event log', () => {
  let clock: ManualClock;
  let store: TestStore;

  beforeEach(async () => {
    clock = new ManualClock();
    store = await openTestStore({ clock });
    await emit(3);
  });
  afterEach(() => store.close());

  /** Adds entries, each in a transaction of its own. */
  const emit = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1)
      await store.write((tx) => {
        tx.emit({ type: 'event' }, { users: [1] });
        return Promise.resolve();
      });
  };

  /** Returns the IDs of the entries. On MariaDB and MySQL, each other transaction also adds an entry. */
  const listIds = async (): Promise<number[]> => {
    const rows = await store.read((tx) =>
      tx.all<{ id: number }>(`SELECT id FROM events WHERE event LIKE '%"event"%' ORDER BY id`),
    );
    return rows.map(({ id }) => id);
  };

  /** Trims the log in one transaction, after changes. Returns the number of deleted entries. */
  const trimOnce = async (prepare?: (tx: Tx) => Promise<unknown>): Promise<number> => {
    const before = await listIds();
    await store.write(async (tx) => {
      await prepare?.(tx);
      await trimLog(tx, clock.seconds());
    });
    return before.length - (await listIds()).length;
  };

  /** Trims the log as often as there is something to trim. Returns the number of deleted entries. */
  const trim = async (): Promise<number> => {
    let removed = 0;
    for (let round = await trimOnce(); round > 0; round = await trimOnce()) removed += round;
    return removed;
  };

  /** Returns the numbers of entries that are deleted after this age, and a second later. */
  const trimAround = async (seconds: number): Promise<number[]> => {
    clock.advance(seconds * 1000);
    const atAge = await trim();
    clock.advance(1_000);
    return [atAge, await trim()];
  };

  it('keeps entries for fifteen minutes', async () => {
    expect(await trimAround(15 * MINUTE)).to.deep.equal([0, 3]);
  });

  it('keeps entries that background work has not read for a day', async () => {
    await store.write((tx) => tx.insertMany('log_positions', [{ name: 'work', position: 0 }]));
    expect(await trimAround(DAY)).to.deep.equal([0, 3]);
  });

  it('deletes entries up to the one that background work read last', async () => {
    const [, position = 0] = await listIds();
    await store.write((tx) => tx.insertMany('log_positions', [{ name: 'work', position }]));
    expect(await trimAround(15 * MINUTE)).to.deep.equal([0, 2]);
  });

  const addQueue = (tx: Tx, acknowledged_id: number): Promise<void> => {
    const times = { seen_at: clock.seconds(), lifespan_secs: 10 * DAY };
    const row = {
      id: 'behind',
      user_id: 1,
      client: 'test',
      options: '{}',
      registered_id: 0,
      acknowledged_id,
    };
    return tx.insertMany('queues', [{ ...row, ...times }]);
  };

  it('keeps entries that a queue has not acknowledged for eight days', async () => {
    await store.write((tx) => addQueue(tx, 0));
    expect(await trimAround(8 * DAY)).to.deep.equal([0, 3]);
    expect(await store.read((tx) => tx.all('SELECT id FROM queues'))).to.deep.equal([]);
  });

  it('deletes entries up to the one that a queue acknowledged last', async () => {
    const [, acknowledged = 0] = await listIds();
    await store.write((tx) => addQueue(tx, acknowledged));
    expect(await trimAround(15 * MINUTE)).to.deep.equal([0, 2]);
    expect(await store.read((tx) => tx.all('SELECT id FROM queues'))).to.have.length(1);
  });

  it('deletes entries that a queue needs only while the log exceeds its size', async () => {
    clock.advance((15 * MINUTE + 1) * 1000);
    const [first = 0] = await listIds();
    for (const [surplus, acknowledged, removed] of [
      [0, 0, 0],
      [10, 0, 1],
      [11, first, 2],
    ] as const) {
      const found = await trimOnce(async (tx) => {
        await tx.run('DELETE FROM queues');
        await addQueue(tx, acknowledged);
        await tx.run('UPDATE events SET bytes = 10');
        await tx.run('UPDATE event_sequence SET log_bytes = ?', [MOST_BYTES + surplus]);
      });
      expect(found, `${String(surplus)} bytes too many`).to.equal(removed);
    }
  });

  it(
    'deletes at most 4 MiB in a transaction',
    withProductionBatches(async () => {
      const setBytes = (bytes: number) => (tx: Tx) => tx.run('UPDATE events SET bytes = ?', [bytes]);
      clock.advance((15 * MINUTE + 1) * 1000);
      expect(await trimOnce(setBytes(2 * MIB))).to.equal(2);
      await emit(1);
      clock.advance((15 * MINUTE + 1) * 1000);
      expect(await trimOnce(setBytes(2 * MIB + 1))).to.equal(1);
    }),
  );
});
