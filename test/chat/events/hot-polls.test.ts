import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'chai';

import { type Delivered, textBytesOf } from '../../../src/runtime/event-log/pending-bytes.js';
import type { Outcome } from '../../../src/runtime/event-log/poll.js';
import { findPositions } from '../../../src/runtime/event-log/log.js';
import { Site } from './fixtures.js';

const ANNA = 1;
const BORIS = 2;
/** In characters. Four such responses fit what a user may hold, and five do not. */
const LONG = 450_000;

/** A client that polls from memory. */
interface Polled {
  readonly outcomes: Outcome[];
  /** The response is sent, or the client has left. Undefined if not all events were in memory. */
  readonly over: (() => void) | undefined;
}

describe('A poll of a queue in memory', () => {
  let site: Site;
  let position: number;
  beforeEach(async () => {
    site = await Site.create();
  });
  afterEach(() => site.remove());

  /** Returns queues in memory that have no events. */
  const queuesOf = async (count: number): Promise<string[]> => {
    const queues: string[] = [];
    for (let made = 0; made < count; made += 1) {
      const queue = await site.register(ANNA);
      await site.peek(queue, ANNA);
      queues.push(queue);
    }
    position = (await site.store.read(findPositions)).last_id;
    return queues;
  };

  const poll = (
    queueId: string | undefined,
    userId = ANNA,
    lastEventId = position,
    mostBytes = Infinity,
  ): Polled => {
    const outcomes: Outcome[] = [];
    const receiver = {
      mostBytes,
      receive(outcome: Outcome): void {
        outcomes.push(outcome);
      },
    };
    const over = site.queues.pollHot({
      queueId: queueId ?? '',
      userId,
      ownerId: userId,
      lastEventId,
      receiver,
    });
    return { outcomes, over };
  };

  const lengths = ({ outcomes }: Polled): number[] => outcomes.map((events) => (events as []).length);

  it('waits for room for its response, as any other', async () => {
    const queues = await queuesOf(5);
    await site.emit([ANNA], { type: 'news', text: 'x'.repeat(LONG) });
    await site.untilIdle();
    const polled = queues.map((queue) => poll(queue));
    expect(polled.map(lengths)).to.deep.equal([[1], [1], [1], [1], []]);
    polled[0]?.over?.();
    await nextTurn();
    expect(polled.map(lengths)).to.deep.equal([[1], [1], [1], [1], [1]]);
    for (const { over } of polled) over?.();
    expect(site.queues.usage.eventResponsesTotal).to.equal(0);
  });

  it('gets nothing if another client has the queue when there is room', async () => {
    const queues = await queuesOf(5);
    await site.emit([ANNA], { type: 'news', text: 'x'.repeat(LONG) });
    await site.untilIdle();
    const polled = queues.map((queue) => poll(queue));
    const taking = poll(queues[4]);
    polled[0]?.over?.();
    await nextTurn();
    expect(polled.map(lengths)).to.deep.equal([[1], [1], [1], [1], [0]]);
    polled[4]?.over?.();
    await nextTurn();
    expect(lengths(taking)).to.deep.equal([1]);
    for (const { over } of [...polled, taking]) over?.();
    expect(site.queues.usage.eventResponsesTotal).to.equal(0);
  });

  it('waits for no room with events that its receiver has no use for', async () => {
    const queues = await queuesOf(6);
    await site.emit([ANNA], { type: 'news', text: 'x'.repeat(LONG) });
    await site.untilIdle();
    const bytes = textBytesOf(poll(queues[0]).outcomes[0] as Delivered[]);
    const sent = queues.slice(1, 4).map((queue) => poll(queue));
    const held = site.queues.usage.eventResponsesTotal;
    const [useless, useful] = [
      poll(queues[4], ANNA, position, bytes - 1),
      poll(queues[5], ANNA, position, bytes),
    ];
    expect([...sent, useless, useful].map(lengths)).to.deep.equal([[1], [1], [1], [1], []]);
    expect(site.queues.usage.eventResponsesTotal).to.equal(held);
  });

  it('holds nothing for a client that leaves while its response waits for room', async () => {
    const queues = await queuesOf(5);
    await site.emit([ANNA], { type: 'news', text: 'x'.repeat(LONG) });
    await site.untilIdle();
    const polled = queues.map((queue) => poll(queue));
    polled[4]?.over?.();
    for (const { over } of polled) over?.();
    await nextTurn();
    expect(polled.map(lengths)[4]).to.deep.equal([0]);
    expect(site.queues.usage.eventResponsesTotal).to.equal(0);
  });

  it('is left to the log for another user, an unknown queue, and an ID that is not the newest or does not exist', async () => {
    const [queue] = await queuesOf(1);
    await site.emit([ANNA], 'news');
    await site.untilIdle();
    const later = poll(queue, ANNA, position + 1);
    for (const { over, outcomes } of [
      poll(queue, BORIS),
      poll('unknown'),
      poll(queue, ANNA, position),
      poll(queue, ANNA, position + 2),
    ]) {
      expect(over).to.equal(undefined);
      expect(outcomes).to.deep.equal([]);
    }
    expect(later.outcomes, 'it still waits').to.deep.equal([]);
    expect(site.queues.waiting).to.equal(1);
    later.over?.();
    expect(site.queues.waiting).to.equal(0);
  });
});
