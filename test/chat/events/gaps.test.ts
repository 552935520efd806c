import { expect } from 'chai';

import { ApiError } from '../../../src/contract/api-error.js';
import { findPositions, isDense } from '../../../src/runtime/event-log/log.js';
import { testDialect } from '../../support/databases.js';
import { Site, types } from './fixtures.js';

const ANNA = 1;

describe('An ID of the event log that is reserved and not committed yet', () => {
  let site: Site;
  let queue: string;
  let missing: number;

  beforeEach(async () => {
    site = await Site.create();
    queue = await site.register(ANNA);
    await site.peek(queue, ANNA);
    missing = await site.reserveId();
  });

  afterEach(() => site.remove());

  /** Commits the ID as another process does: this process is not notified. */
  const fillElsewhere = async (id = missing): Promise<void> => {
    site.isDeaf = true;
    await site.commitId(id);
  };

  const refusal = (lastEventId: number): Promise<unknown> =>
    site.peek(queue, ANNA, lastEventId).then(
      () => 'accepted',
      (error: unknown) => (error instanceof ApiError ? error.body.msg : error),
    );

  it('holds back later events until its COMMIT is confirmed', async () => {
    const polled = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    await site.emit([ANNA], 'one');
    await site.emit([ANNA], 'two');
    expect(site.queues.waiting).to.equal(1);
    expect(site.queues.usage.earlyEvents).to.be.above(0);
    // The process does not read the log for it: it hears of the COMMIT.
    site.log.committed([{ id: missing, bytes: 100 }]);
    expect(site.queues.usage.earlyEvents).to.equal(0);
    expect(types(await polled)).to.deep.equal(['one', 'two']);
    await site.commitId(missing);
  });

  it('is read again at intervals, also after the log could not be read', async () => {
    const polled = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    // Only a database that other processes share is always read at intervals.
    const otherTimers = site.clock.waiting - Number(site.store.isShared);
    await site.emit([ANNA], 'later');
    const tryAgain = async (): Promise<void> => {
      while (site.clock.waiting <= otherTimers && site.queues.waiting > 0) await new Promise(setImmediate);
      site.clock.advance(75);
    };
    await tryAgain();
    site.broken.reads = true;
    for (let round = 0; round < 3; round += 1) await tryAgain();
    site.broken.reads = false;
    expect(site.queues.waiting).to.equal(1);
    await fillElsewhere();
    while (site.queues.waiting > 0) await tryAgain();
    expect(types(await polled)).to.deep.equal(['later']);
  });

  it('is read again at once, as often as an earlier one', async () => {
    // On MariaDB the reservation itself is in the log. Its tries end here, before others are counted.
    await refusal(missing);
    const polled = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    site.isDeaf = true;
    await site.emit([ANNA], 'one');
    const second = await site.reserveId();
    site.isDeaf = false;
    site.reads = 0;
    // A try reads the log and its positions. Of the twenty tries for each ID, these are the fifteenth ones.
    site.beforeRead = async () => {
      if (site.reads === 30) await fillElsewhere(missing);
      if (site.reads === 60) await fillElsewhere(second);
    };
    await site.emit([ANNA], 'two');
    const [one] = await polled;
    expect(one?.type).to.equal('one');
    // The clock stands still, so no interval passes.
    expect(types(await site.poll(queue, ANNA, { lastEventId: one?.id }))).to.deep.equal(['two']);
  });

  it('is refused from a client, and accepted once it is committed, without a wait', async () => {
    const refused = `Event ${String(missing)} was not in this queue`;
    expect(await refusal(missing)).to.equal(refused);
    await site.emit([ANNA], 'later');
    site.reads = 0;
    expect(await refusal(missing)).to.equal(refused);
    expect(site.reads, 'it gives up').to.be.below(1000);
    await fillElsewhere();
    expect(await refusal(missing)).to.equal('accepted');
  });

  it('is refused from a client without a read of the log if no transaction has reserved it', async () => {
    await fillElsewhere();
    expect(await refusal(missing)).to.equal('accepted');
    const { last_id: last } = await site.store.read(findPositions);
    await site.peek(queue, ANNA, last);
    site.reads = 0;
    expect(await refusal(last + 1)).to.equal(`Event ${String(last + 1)} was not in this queue`);
    expect(site.reads, 'reads of the position').to.equal(1);
  });

  // SQLite shows transactions in the order of their COMMIT.
  if (testDialect === 'mysql')
    it('makes a snapshot incomplete, unless it is trimmed already', async () => {
      const isComplete = (trimmed = 0): Promise<boolean> =>
        site.store.read(async (tx) => {
          const positions = await findPositions(tx);
          return isDense(tx, { ...positions, trimmed_id: Math.max(trimmed, positions.trimmed_id) });
        });
      await site.emit([ANNA], 'later');
      expect([await isComplete(), await isComplete(missing - 1)]).to.deep.equal([false, false]);
      expect(await isComplete(missing)).to.equal(true);
      await fillElsewhere();
      expect(await isComplete()).to.equal(true);
    });
});
