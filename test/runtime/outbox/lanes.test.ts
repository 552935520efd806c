import { expect } from 'chai';

import { addLaneJobs, dueHeads, limitAttempts, makeRoom } from '../../../src/runtime/outbox/lanes.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { openTestStore, type TestStore } from '../../support/store.js';

const NOW = 1_000;

describe('The lanes of the outbox', () => {
  let store: TestStore;

  beforeEach(async () => {
    store = await openTestStore();
  });

  afterEach(() => store.close());

  /** Adds a job to each of the lanes, about the message. */
  const add = (lanes: readonly number[], message_id: number): Promise<void> =>
    store.write((tx) =>
      addLaneJobs(
        tx,
        'webhook',
        lanes.map((lane) => ({ lane, payload: { bot_id: lane, message_id, trigger: 'mention' } })),
        NOW,
      ),
    );

  const jobs = (): Promise<[number, number][]> =>
    store.read(async (tx) => {
      const rows = await tx.all<{ lane: number; payload: string }>(
        'SELECT lane, payload FROM outbox ORDER BY id',
      );
      return rows.map(({ lane, payload }) => [lane, JSON.parse(payload).message_id]);
    });

  it('lose the oldest job of each lane that is full, and no other', async () => {
    for (const message of [1, 2]) await add([7, 8], message);
    await add([7], 3);
    await store.write((tx) => makeRoom(tx, [7, 8, 9], 3));
    expect(await jobs()).to.deep.equal([
      [8, 1],
      [7, 2],
      [8, 2],
      [7, 3],
    ]);
  });

  it(
    'have room for a message that mentions more bots than one statement has values',
    withProductionBatches(async () => {
      const lanes = Array.from({ length: 70_000 }, (_, index) => index + 1);
      await add([1, 70_000], 1);
      await store.write((tx) => makeRoom(tx, lanes, 1));
      expect(await jobs()).to.deep.equal([]);
    }),
  );

  it('offer the first job of each lane, those that waited longest first', async () => {
    await add([5], 1);
    await add([6, 4], 2);
    await add([5], 3);
    await store.write((tx) => tx.run('UPDATE outbox SET due_at = due_at - 1 WHERE lane = 4', []));
    const due = (now: number): Promise<number[]> =>
      store.read(async (tx) => (await dueHeads(tx, now)).map(({ lane }) => lane));
    expect(await due(NOW)).to.deep.equal([4, 5, 6]);
    expect(await due(NOW - 1)).to.deep.equal([4]);
    expect(await due(NOW - 2)).to.deep.equal([]);
    // The second job of a lane waits although it is due.
    await store.write((tx) =>
      tx.run(
        'UPDATE outbox SET due_at = ? WHERE id IN (SELECT id FROM (SELECT MIN(id) AS id FROM outbox WHERE lane = 5) first)',
        [NOW + 1],
      ),
    );
    expect(await due(NOW)).to.deep.equal([4, 6]);
  });

  it('limit the attempts of one lane only', async () => {
    await add([1, 2], 1);
    await store.write((tx) => tx.run('UPDATE outbox SET attempts = 9 WHERE lane = 1', []));
    await add([1], 2);
    await store.write((tx) => limitAttempts(tx, 1, 3));
    const attempts = await store.read((tx) => tx.all('SELECT lane, attempts FROM outbox ORDER BY id'));
    expect(attempts).to.deep.equal([
      { lane: 1, attempts: 9 },
      { lane: 2, attempts: 0 },
      { lane: 1, attempts: 3 },
    ]);
  });
});
