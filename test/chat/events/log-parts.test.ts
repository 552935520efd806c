import { expect } from 'chai';

import { readLogPart } from '../../../src/runtime/event-log/log-positions.js';
import { findPositions } from '../../../src/runtime/event-log/log.js';
import { openTestStore, type TestStore } from '../../support/store.js';

describe('A part of the event log for background work', () => {
  let store: TestStore;
  let start: number;

  beforeEach(async () => {
    store = await openTestStore();
    ({ last_id: start } = await store.read(findPositions));
    await store.write((tx) => {
      for (const type of ['one', 'two', 'three']) tx.emit({ type }, { users: [1] });
      return Promise.resolve();
    });
  });
  afterEach(() => store.close());

  /** Reads a part, with the types of its events and its ids counted from the start. */
  const read = async (after: number, limit: number) => {
    const part = await store.read((tx) => readLogPart(tx, start + after, limit));
    const { entries, end, ...rest } = part;
    return { types: entries.map(({ logged }) => logged?.event.type), end: end - start, ...rest };
  };

  it('is full if it has as many events as it may have, since more may follow', async () => {
    expect(await read(0, 2)).to.deep.equal({ types: ['one', 'two'], end: 2, isFull: true, missed: 0 });
    expect(await read(0, 3)).to.deep.include({ types: ['one', 'two', 'three'], end: 3, isFull: true });
    expect(await read(0, 4)).to.deep.include({ types: ['one', 'two', 'three'], end: 3, isFull: false });
  });

  it('is empty and not full at the end of the log', async () => {
    expect(await read(3, 2)).to.deep.equal({ types: [], end: 3, isFull: false, missed: 0 });
  });

  it('ends before an ID that is not committed yet', async () => {
    await store.write((tx) => tx.run('DELETE FROM events WHERE id = ?', [start + 2]));
    expect(await read(0, 9)).to.deep.include({ types: ['one'], end: 1, missed: 0 });
    expect(await read(1, 9)).to.deep.equal({ types: [], end: 1, isFull: false, missed: 0 });
  });

  it('covers the IDs that were trimmed before they were read, and is full, since events follow', async () => {
    await store.write(async (tx) => {
      await tx.run('DELETE FROM events WHERE id <= ?', [start + 2]);
      await tx.run('UPDATE event_sequence SET trimmed_id = ?', [start + 2]);
    });
    expect(await read(0, 9)).to.deep.equal({ types: [], end: 2, isFull: true, missed: 2 });
    expect(await read(2, 1)).to.deep.include({ types: ['three'], end: 3, missed: 0 });
  });
});
