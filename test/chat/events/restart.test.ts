import { expect } from 'chai';

import { ManualClock } from '../../support/clock.js';
import type { TestDatabase } from '../../support/databases.js';
import { startServer, type TestServer } from '../../support/server.js';
import { migratedTestDatabase } from '../../support/store.js';

interface Hints {
  readonly acknowledged_id: number;
  readonly seen_at: number;
}

describe('A server that stops', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await migratedTestDatabase();
  });
  afterEach(() => database.remove());

  const hintsOf = async ({ services }: TestServer, queue: string): Promise<Hints | undefined> =>
    services.store.read((tx) =>
      tx.first<Hints>('SELECT acknowledged_id, seen_at FROM queues WHERE id = ?', [queue]),
    );

  it('writes how far the clients of its queues have come, without waiting for the next round', async () => {
    const clock = new ManualClock();
    const first = await startServer({ database, clock });
    const queues: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { queue_id } = await first.owner.ok('POST', '/register', { event_types: ['drafts'] });
      queues.push(queue_id as string);
    }
    const drafts = [{ type: '', to: [], topic: '', content: 'A thought' }];
    await first.owner.ok('POST', '/drafts', { drafts });
    // Less than the ten seconds of a round.
    clock.advance(3_000);
    const polled = clock.seconds();
    const acknowledged: number[] = [];
    for (const queue_id of queues) {
      const poll = (last_event_id: number) =>
        first.owner.ok('GET', '/events', { queue_id, last_event_id, dont_block: true });
      const { events } = await poll(-1);
      acknowledged.push(events[0].id as number);
      await poll(events[0].id as number);
    }
    const before = await hintsOf(first, queues[0] ?? '');
    expect(before?.acknowledged_id, 'the round has not come').to.be.below(acknowledged[0] ?? 0);
    await first.close();
    const second = await startServer({ database, clock });
    for (const [index, queue] of queues.entries())
      expect(await hintsOf(second, queue)).to.deep.equal({
        acknowledged_id: acknowledged[index],
        seen_at: polled,
      });
    await second.close();
  });
});
