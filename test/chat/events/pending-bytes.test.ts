import { expect } from 'chai';

import { compileNarrow } from '../../../src/chat/narrow/event-predicate.js';
import { budgets } from '../../../src/lib/budgets.js';
import { PendingBytes } from '../../../src/runtime/event-log/pending-bytes.js';
import { Queue } from '../../../src/runtime/event-log/queue.js';
import { plainOptions } from './fixtures.js';

const { bytes: most } = budgets.pendingInAll;
/** What a queue keeps for each of its events, apart from the text. */
const SLOT = 16;
/** An event that takes these bytes in one queue. A character takes two. */
const event = (id: number, bytes: number) => {
  const letters = (bytes - SLOT) / 2;
  return { id, json: 'x'.repeat(letters), bytes: letters };
};

describe('The pending events of all queues together', () => {
  let all: PendingBytes<Queue>;
  let made: Queue[];

  beforeEach(() => {
    all = new PendingBytes<Queue>();
    made = [];
  });

  /** Makes queues that hold one event of their own each, with these bytes. */
  const hold = (...sizes: readonly number[]): void => {
    for (const bytes of sizes) {
      const index = made.length;
      const times = { registered_id: 0, acknowledged_id: 0, seen_at: 0, lifespan_secs: 600 };
      const row = { id: String(index), user_id: index, client: 'test', options: plainOptions, ...times };
      const queue = new Queue(row, all, compileNarrow);
      queue.push(event(index + 1, bytes));
      made.push(queue);
    }
  };

  /** Returns the queues that release their events, in order. */
  const release = (): string[] => {
    const released: string[] = [];
    for (const queue of all.surplus()) {
      released.push(queue.id);
      queue.cool();
    }
    return released;
  };

  it('stay in memory while they use exactly the budget', () => {
    hold(most / 2, most / 2);
    expect(all.total).to.equal(most);
    expect(release()).to.deep.equal([]);
  });

  it('are released from the largest queues first, until they use three quarters of the budget', () => {
    hold(most / 8, most / 4, most / 2 + 2, most / 8);
    expect(release()).to.deep.equal(['2']);
    expect(all.total).to.equal(most / 2);
  });

  it('are released no further than to exactly three quarters of the budget', () => {
    hold(most / 4, (3 * most) / 4, most / 2);
    expect(release()).to.deep.equal(['1']);
    expect(all.total).to.equal((3 * most) / 4);
  });

  it('are released from one more queue if they use two bytes more than three quarters', () => {
    hold(most / 4 + 2, (3 * most) / 4, most / 2);
    expect(release()).to.deep.equal(['1', '2']);
    expect(all.total).to.equal(most / 4 + 2);
  });

  it('count once as a text, and once for each queue', () => {
    hold(most / 2);
    const [shared] = made[0]?.pending ?? [];
    if (!shared) throw new Error('There is no event.');
    hold(100, 100);
    for (const queue of made.slice(1)) queue.push(shared);
    expect(all.total).to.equal(most / 2 + 2 * 100 + 2 * SLOT);
    expect(made.map(({ pendingBytes }) => pendingBytes)).to.deep.equal([
      most / 2,
      most / 2 + 100,
      most / 2 + 100,
    ]);
    made[0]?.cool();
    made[1]?.cool();
    expect(all.total).to.equal(most / 2 + 100);
    made[2]?.cool();
    expect(all.total).to.equal(0);
  });

  it('no longer count when their queues have acknowledged them', () => {
    hold(most / 2, most / 2, 18);
    made[0]?.acknowledge(1);
    expect(all.total).to.equal(most / 2 + 18);
    expect(release()).to.deep.equal([]);
    hold(most);
    expect(release()).to.deep.equal(['3']);
    expect(all.total).to.equal(most / 2 + 18);
  });
});
