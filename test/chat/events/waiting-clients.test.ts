import { expect } from 'chai';

import { findPositions } from '../../../src/runtime/event-log/log.js';
import type { Renderer } from '../../../src/runtime/event-log/variants.js';
import { withSmallBatches } from '../../support/small-batches.js';
import { Site, types } from './fixtures.js';

const ANNA = 1;
const BORIS = 2;
/** The latest time of a heartbeat. */
const HEARTBEAT_MS = 55_000;
/** More than a slice of the delivery. */
const SLOW_MS = 5;

/** Renders the event `slow` for each user, which takes a slice of the delivery each. */
const slowRenderer: Renderer = {
  type: 'slow',
  key: (_queue, _logged, userId) => String(userId),
  render({ event }) {
    for (const end = performance.now() + SLOW_MS; performance.now() < end;);
    return event;
  },
};

/** Calls `observe` during the delivery of each event `observed`, before a client gets it. */
let observe = (): unknown => undefined;
const observedRenderer: Renderer = {
  type: 'observed',
  key: () => '',
  render({ event }) {
    observe();
    return event;
  },
};

describe('A client that waits for events', () => {
  let site: Site;

  beforeEach(async () => {
    site = await Site.create([slowRenderer, observedRenderer]);
  });

  afterEach(() => site.remove());

  const lastId = async (): Promise<number> => (await site.store.read(findPositions)).last_id;

  /** Returns the rows of the log that were written for heartbeats. */
  const heartbeatRows = (): Promise<readonly unknown[]> =>
    site.store.read((tx) => tx.all(`SELECT id FROM events WHERE event LIKE '%heartbeat%'`));

  it('gets a heartbeat without a new row of the log if there is an ID that is new to the client', async () => {
    const queue = await site.register(ANNA);
    const polled = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    await site.emit([BORIS], 'private');
    await site.untilIdle();
    const id = await lastId();
    site.clock.advance(HEARTBEAT_MS);
    expect(await polled).to.deep.equal([{ type: 'heartbeat', id }]);
    await site.queues.settled();
    expect(await heartbeatRows()).to.deep.equal([]);
  });

  it('gets the event instead of a heartbeat that is due during the delivery', async () => {
    const [own, other] = [await site.register(ANNA), await site.register(BORIS)];
    await site.peek(other, BORIS);
    const polled = site.poll(own, ANNA);
    await site.untilWaiting(1);
    await site.emit([ANNA, BORIS], 'slow');
    while (site.queues.usage.pendingInAll === 0) await new Promise(setImmediate);
    expect(site.queues.waiting, 'the delivery goes on').to.equal(1);
    site.clock.advance(HEARTBEAT_MS);
    const events = await polled;
    expect(types(events)).to.deep.equal(['slow']);
    await site.queues.settled();
    expect(await heartbeatRows()).to.deep.equal([]);
    expect(await site.peek(own, ANNA, events[0]?.id)).to.deep.equal([]);
  });

  it('gets the first 50 of many events before the others are delivered', async () => {
    const queue = await site.register(ANNA);
    const polled = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    await site.untilIdle();
    const isWaiting: boolean[] = [];
    observe = () => isWaiting.push(site.queues.isWaiting(queue));
    await site.emit([ANNA], ...Array<string>(52).fill('observed'));
    await polled;
    await site.untilIdle();
    expect(isWaiting).to.deep.equal([...Array<boolean>(50).fill(true), false, false]);
  });

  it('gets an empty response if its heartbeat cannot be written, and events afterwards', async () => {
    const queues = [await site.register(ANNA), await site.register(BORIS)];
    // Otherwise an ID that is new to the client may exist already.
    const lastEventId = await lastId();
    const polls = queues.map((queue, index) => site.poll(queue, index + 1, { lastEventId }));
    await site.untilWaiting(2);
    site.broken.writes = true;
    site.clock.advance(HEARTBEAT_MS);
    expect(await Promise.all(polls)).to.deep.equal([[], []]);
    site.broken.writes = false;
    const again = site.poll(queues[0] ?? '', ANNA);
    await site.untilWaiting(1);
    site.clock.advance(HEARTBEAT_MS);
    const [heartbeat] = await again;
    expect(heartbeat?.type).to.equal('heartbeat');
    await site.emit([ANNA], 'one');
    expect(types(await site.peek(queues[0] ?? '', ANNA, heartbeat?.id))).to.deep.equal(['one']);
  });
});

describe('A queue in the memory of a process', () => {
  let site: Site;

  beforeEach(async () => {
    site = await Site.create();
  });

  afterEach(() => site.remove());

  const isReadAgain = async (queue: string): Promise<boolean> => {
    const before = site.reads;
    await site.peek(queue, ANNA);
    return site.reads > before;
  };

  it('is dropped when no client has polled it for more than a minute', async () => {
    const queue = await site.register(ANNA);
    await site.pass(50);
    await site.peek(queue, ANNA);
    await site.pass(20);
    expect(await isReadAgain(queue), '20 s after the last poll').to.equal(false);
    await site.pass(110);
    expect(await isReadAgain(queue), 'two rounds after the last poll').to.equal(true);
    expect(await isReadAgain(queue), 'read once').to.equal(false);
  });

  it('stays there while its client waits', async () => {
    const queue = await site.register(ANNA);
    const polled = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    await site.pass(40);
    expect(site.queues.isWaiting(queue)).to.equal(true);
    await site.pass(20);
    expect(types(await polled)).to.deep.equal(['heartbeat']);
  });

  it('keeps its last acknowledged event until that can be written', async () => {
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one');
    const [one] = await site.peek(queue, ANNA);
    await site.peek(queue, ANNA, one?.id);
    const stored = async (): Promise<number | undefined> =>
      (
        await site.store.read((tx) =>
          tx.first<{ acknowledged_id: number }>('SELECT acknowledged_id FROM queues WHERE id = ?', [queue]),
        )
      )?.acknowledged_id;
    site.broken.writes = true;
    await site.pass(180);
    expect(await stored()).to.be.below(one?.id ?? 0);
    expect(await isReadAgain(queue)).to.equal(false);
    site.broken.writes = false;
    await site.pass(10);
    expect(await stored()).to.equal(one?.id);
  });

  it(
    'has what its client acknowledged stored, some queues in each transaction',
    withSmallBatches(async () => {
      const queues = await Promise.all(Array.from({ length: 5 }, () => site.register(ANNA)));
      await site.emit([ANNA], 'one');
      let eventId = 0;
      for (const queue of queues) {
        const [one] = await site.peek(queue, ANNA);
        eventId = one?.id ?? 0;
        await site.peek(queue, ANNA, eventId);
      }
      const stored = (): Promise<{ acknowledged_id: number }[]> =>
        site.store.read((tx) => tx.all('SELECT acknowledged_id FROM queues'));
      const before = await stored();
      const writes = site.writes;
      await site.pass(10);
      expect(site.writes - writes).to.equal(3);
      expect(before.filter(({ acknowledged_id }) => acknowledged_id === eventId)).to.have.length(0);
      expect((await stored()).map(({ acknowledged_id }) => acknowledged_id)).to.deep.equal(
        queues.map(() => eventId),
      );
    }),
  );

  it('gets no legacy events of settings if the client reads `user_settings`', async () => {
    const modern = await site.register(ANNA, { client_capabilities: { user_settings_object: true } });
    const older = await site.register(ANNA);
    const all = ['user_settings', 'update_display_settings', 'update_global_notifications'];
    await site.emit([ANNA], ...all);
    expect(types(await site.peek(modern, ANNA))).to.deep.equal(['user_settings']);
    expect(types(await site.peek(older, ANNA))).to.deep.equal(all);
  });
});
