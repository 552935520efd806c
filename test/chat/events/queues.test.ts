import { expect } from 'chai';

import { ApiError } from '../../../src/contract/api-error.js';
import { budgets } from '../../../src/lib/budgets.js';
import { removeQueue, removeUserQueues } from '../../../src/runtime/event-log/queue-rows.js';
import { findPositions } from '../../../src/runtime/event-log/log.js';
import { trimLog } from '../../../src/runtime/event-log/prune-log.js';
import { Site, types, waitingClient } from './fixtures.js';

const ANNA = 1;
const BORIS = 2;

const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof ApiError) return `${error.body.code}: ${error.body.msg}`;
    throw error;
  }
  throw new Error('It was not refused.');
};

describe('Event queues', () => {
  let site: Site;

  beforeEach(async () => {
    site = await Site.create();
  });

  afterEach(() => site.remove());

  it('return their user’s events in order, without earlier ones', async () => {
    await site.emit([ANNA], 'before');
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one', 'two');
    await site.emit([BORIS], 'private');
    await site.emit('everyone', 'three');
    const events = await site.peek(queue, ANNA);
    expect(types(events)).to.deep.equal(['one', 'two', 'three']);
    expect(events.map(({ id }) => id)).to.deep.equal([...events.map(({ id }) => id)].sort((a, b) => a - b));
  });

  it('return all events of a transaction to a waiting client at once', async () => {
    const queue = await site.register(ANNA);
    const polled = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    await site.emit([ANNA], 'one', 'two');
    expect(types(await polled)).to.deep.equal(['one', 'two']);
  });

  it('return existing events without waiting', async () => {
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one');
    const events = await site.poll(queue, ANNA);
    expect(types(events)).to.deep.equal(['one']);
    expect(await site.peek(queue, ANNA, events[0]?.id)).to.deep.equal([]);
  });

  it('return unacknowledged events again, and delete acknowledged ones', async () => {
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one', 'two', 'three');
    const [one, two] = await site.peek(queue, ANNA, -1);
    expect(types(await site.peek(queue, ANNA, -1))).to.deep.equal(['one', 'two', 'three']);
    expect(types(await site.peek(queue, ANNA, one?.id))).to.deep.equal(['two', 'three']);
    expect(types(await site.peek(queue, ANNA))).to.deep.equal(['two', 'three']);
    expect(types(await site.peek(queue, ANNA, two?.id))).to.deep.equal(['three']);
    expect(await refusal(site.peek(queue, ANNA, one?.id))).to.equal(
      `BAD_REQUEST: An event newer than ${String(one?.id)} has already been pruned!`,
    );
    expect(await refusal(site.peek(queue, ANNA, -1))).to.equal(
      'BAD_REQUEST: An event newer than -1 has already been pruned!',
    );
  });

  it('refuse an ID that no event has yet', async () => {
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one');
    expect(await refusal(site.peek(queue, ANNA, 4711))).to.equal(
      'BAD_REQUEST: Event 4711 was not in this queue',
    );
    expect(types(await site.peek(queue, ANNA))).to.deep.equal(['one']);
  });

  it('are inaccessible to other users, and after their deletion', async () => {
    const queue = await site.register(ANNA);
    expect(await refusal(site.peek(queue, BORIS))).to.equal(
      `BAD_EVENT_QUEUE_ID: Bad event queue ID: ${queue}`,
    );
    expect(await refusal(site.peek('nothing', ANNA))).to.equal(
      'BAD_EVENT_QUEUE_ID: Bad event queue ID: nothing',
    );
    expect(await site.store.write((tx) => removeQueue(tx, queue, BORIS))).to.equal(false);
    expect(await site.store.write((tx) => removeQueue(tx, queue, ANNA))).to.equal(true);
    expect(await refusal(site.peek(queue, ANNA))).to.equal(
      `BAD_EVENT_QUEUE_ID: Bad event queue ID: ${queue}`,
    );
  });

  it('read recent events from memory', async () => {
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one');
    await site.untilIdle();
    const before = site.texts;
    expect(types(await site.peek(queue, ANNA))).to.deep.equal(['one']);
    expect(site.texts, 'characters of events from the database').to.equal(before);
  });

  it('continue after another queue of the user is deleted', async () => {
    const [deleted, kept] = [await site.register(ANNA), await site.register(ANNA)];
    for (const queue of [deleted, kept]) await site.peek(queue, ANNA);
    await site.store.write((tx) => removeQueue(tx, deleted, ANNA));
    await site.emit([ANNA], 'one');
    expect(types(await site.peek(kept, ANNA))).to.deep.equal(['one']);
  });

  it('end a poll when a second one arrives', async () => {
    const queue = await site.register(ANNA);
    const first = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    const second = site.poll(queue, ANNA);
    expect(await first).to.deep.equal([]);
    await site.emit([ANNA], 'one');
    expect(types(await second)).to.deep.equal(['one']);
  });

  it('end a poll that still reads the log when a second one arrives', async () => {
    const queue = await site.register(ANNA);
    const [first, second] = [site.poll(queue, ANNA), site.poll(queue, ANNA)];
    expect(await first).to.deep.equal([]);
    await site.emit([ANNA], 'one');
    expect(types(await second)).to.deep.equal(['one']);
  });

  it('lose no event when a client disconnects', async () => {
    const queue = await site.register(ANNA);
    const gone = new AbortController();
    const polled = site.poll(queue, ANNA, { client: waitingClient(gone.signal) });
    await site.untilWaiting(1);
    const timers = site.clock.waiting;
    gone.abort();
    await polled;
    expect(site.queues.waiting).to.equal(0);
    expect(site.clock.waiting, 'the heartbeat is off').to.equal(timers - 1);
    await site.emit([ANNA], 'one');
    expect(types(await site.peek(queue, ANNA))).to.deep.equal(['one']);
  });

  it('send heartbeats with IDs that are new to the client', async () => {
    const queue = await site.register(ANNA, { event_types: ['message'] });
    let last: number | undefined;
    for (let beat = 0; beat < 3; beat += 1) {
      const polled = site.poll(queue, ANNA, { lastEventId: last });
      await site.untilWaiting(1);
      site.clock.advance(44_999);
      expect(site.queues.waiting).to.equal(1);
      site.clock.advance(10_001);
      const events = await polled;
      expect(events).to.have.length(1);
      expect(events[0]?.type).to.equal('heartbeat');
      expect(events[0]?.id).to.be.above(last ?? -1);
      last = events[0]?.id;
    }
    expect(await site.peek(queue, ANNA, last)).to.deep.equal([]);
  });

  it('share rows of the log for heartbeats', async () => {
    const queues = await Promise.all(Array.from({ length: 20 }, (_, user) => site.register(user)));
    const start = await site.store.read(async (tx) =>
      tx.first<{ last_id: number }>('SELECT last_id FROM event_sequence'),
    );
    const polls = queues.map((queue, user) => site.poll(queue, user));
    await site.untilWaiting(20);
    site.clock.advance(55_000);
    const ids = new Set((await Promise.all(polls)).flat().map(({ id }) => id));
    expect(ids.size).to.be.within(1, 3);
    const end = await site.store.read(async (tx) =>
      tx.first<{ last_id: number }>('SELECT last_id FROM event_sequence'),
    );
    // On MySQL, hints written in the meantime also take IDs.
    expect(Number(end?.last_id) - Number(start?.last_id)).to.be.below(10);
  });

  it('filter events by type', async () => {
    const queue = await site.register(ANNA, { event_types: ['message'] });
    await site.emit([ANNA], 'presence', { type: 'message', message: {} }, 'typing');
    expect(types(await site.peek(queue, ANNA))).to.deep.equal(['message']);
  });

  it('return events of public channels to clients that requested all of them', async () => {
    const everything = await site.register(ANNA, { all_public_streams: true });
    const own = await site.register(ANNA);
    await site.peek(everything, ANNA);
    await site.store.write((tx) => {
      tx.emit({ type: 'public' }, { users: [BORIS], publicChannel: true });
      tx.emit({ type: 'private' }, { users: [BORIS] });
      tx.emit({ type: 'both' }, { users: [ANNA, BORIS], publicChannel: true });
      return Promise.resolve();
    });
    expect(types(await site.peek(everything, ANNA))).to.deep.equal(['public', 'both']);
    expect(types(await site.peek(own, ANNA))).to.deep.equal(['both']);
    await site.crash();
    site = await site.another();
    expect(types(await site.peek(everything, ANNA)), 'read from the log').to.deep.equal(['public', 'both']);
    expect(types(await site.peek(own, ANNA)), 'read from the log').to.deep.equal(['both']);
  });

  it('are served from the log when too many events wait, and lose none', async () => {
    const queue = await site.register(ANNA);
    expect(await site.peek(queue, ANNA)).to.deep.equal([]);
    for (let batch = 0; batch < 5; batch += 1) {
      await site.emit(
        [ANNA],
        ...Array.from({ length: 700 }, (_, index) => `${String(batch)}.${String(index)}`),
      );
    }
    const seen: string[] = [];
    let last = -1;
    for (;;) {
      const events = await site.peek(queue, ANNA, last);
      if (events.length === 0) break;
      seen.push(...types(events));
      last = events.at(-1)?.id ?? last;
    }
    const wanted = Array.from({ length: 5 }, (_, batch) =>
      Array.from({ length: 700 }, (__, index) => `${String(batch)}.${String(index)}`),
    ).flat();
    expect(seen).to.deep.equal(wanted);
    await site.emit([ANNA], 'after');
    expect(types(await site.peek(queue, ANNA, last))).to.deep.equal(['after']);
  });

  it('need no SQL for a poll once they are loaded', async () => {
    const queue = await site.register(ANNA);
    await site.peek(queue, ANNA);
    await site.emit([ANNA], 'one');
    const before = site.reads;
    const [one] = await site.peek(queue, ANNA);
    expect(one?.type).to.equal('one');
    await site.peek(queue, ANNA, one?.id);
    expect(site.reads).to.equal(before);
  });

  it('are deleted when the user is deactivated', async () => {
    const queue = await site.register(ANNA);
    const other = await site.register(BORIS);
    const polled = site.poll(queue, ANNA);
    const others = site.poll(other, BORIS);
    await site.untilWaiting(2);
    await site.store.write((tx) => removeUserQueues(tx, ANNA));
    expect(await polled).to.deep.equal([]);
    expect(await refusal(site.peek(queue, ANNA))).to.match(/^BAD_EVENT_QUEUE_ID/);
    await site.emit([BORIS], 'one');
    expect(types(await others)).to.deep.equal(['one']);
  });

  it('respond to waiting clients when the server stops', async () => {
    const queue = await site.register(ANNA);
    const polled = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    await site.queues.stop();
    expect(await polled).to.deep.equal([]);
  });

  it('continue after a crash from the client’s last event ID', async () => {
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one', 'two');
    const [one] = await site.peek(queue, ANNA);
    await site.peek(queue, ANNA, one?.id);
    await site.emit([ANNA], 'three');
    await site.crash();
    site = await site.another();
    await site.emit([ANNA], 'four');
    expect(types(await site.peek(queue, ANNA, one?.id))).to.deep.equal(['two', 'three', 'four']);
    const again = await site.peek(queue, ANNA);
    expect(types(again)).to.deep.equal(['two', 'three', 'four']);
    const last = again.at(-1)?.id;
    expect(await site.peek(queue, ANNA, last)).to.deep.equal([]);
    expect(await site.peek(queue, ANNA, last)).to.deep.equal([]);
    const polled = site.poll(queue, ANNA, { lastEventId: last });
    await site.untilWaiting(1);
    site.clock.advance(55_000);
    expect(types(await polled)).to.deep.equal(['heartbeat']);
  });

  it('return no events after a restart without changes', async () => {
    const queue = await site.register(ANNA);
    await site.crash();
    site = await site.another();
    for (let poll = 0; poll < 3; poll += 1) expect(await site.peek(queue, ANNA)).to.deep.equal([]);
  });
});

describe('The upkeep of event queues', () => {
  let site: Site;

  beforeEach(async () => {
    site = await Site.create();
  });

  afterEach(() => site.remove());

  const isThere = async (queue: string): Promise<boolean> => {
    const row = await site.store.read((tx) => tx.first('SELECT id FROM queues WHERE id = ?', [queue]));
    return row !== undefined;
  };

  it('stores the last acknowledged event and the time of the last poll', async () => {
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one', 'two');
    const [one] = await site.peek(queue, ANNA);
    site.clock.advance(5_000);
    await site.peek(queue, ANNA, one?.id);
    await site.pass(10);
    const row = await site.store.read((tx) =>
      tx.first<{ acknowledged_id: number; seen_at: number }>(
        'SELECT acknowledged_id, seen_at FROM queues WHERE id = ?',
        [queue],
      ),
    );
    expect(row?.acknowledged_id).to.equal(one?.id);
    expect(row?.seen_at).to.equal(site.clock.seconds() - 10);
  });

  it('deletes queues that no client polls', async () => {
    const short = await site.register(ANNA);
    const long = await site.register(ANNA, { lifespanSeconds: 3600 });
    await site.peek(short, ANNA);
    await site.pass(600);
    expect(await isThere(short)).to.equal(true);
    await site.pass(180);
    expect(await isThere(short)).to.equal(false);
    expect(await refusal(site.peek(short, ANNA))).to.match(/^BAD_EVENT_QUEUE_ID/);
    await site.emit([ANNA], 'one');
    expect(types(await site.peek(long, ANNA))).to.deep.equal(['one']);
  });

  it('sets no timer after the server stops during a round', async () => {
    await site.peek(await site.register(ANNA), ANNA);
    site.clock.advance(10_000);
    await site.stop();
    expect(site.clock.waiting).to.equal(0);
    site = await site.another();
  });

  it('keeps a queue whose client waits', async () => {
    const queue = await site.register(ANNA, { lifespanSeconds: 1 });
    let last = -1;
    for (let round = 0; round < 8; round += 1) {
      const polled = site.poll(queue, ANNA, { lastEventId: last });
      await site.untilWaiting(1);
      await site.pass(60);
      last = (await polled)[0]?.id ?? last;
    }
    expect(await isThere(queue)).to.equal(true);
    await site.pass(180);
    expect(await isThere(queue)).to.equal(false);
  });

  describe('for a queue whose client never acknowledges', () => {
    const DAYS = 24 * 3600;
    const WEEK = 7 * DAYS;

    const logged = async (type: string): Promise<number> => {
      const row = await site.store.read((tx) =>
        tx.first<{ n: number }>(`SELECT COUNT(*) AS n FROM events WHERE event LIKE '%"${type}"%'`),
      );
      return Number(row?.n);
    };

    const logBytes = async (): Promise<number> => (await site.store.read(findPositions)).log_bytes;

    /** Trims the log as if it exceeded its budget by `surplus` bytes. */
    const trim = (surplus: number): Promise<unknown> =>
      site.store.write(async (tx) => {
        await tx.run('UPDATE event_sequence SET log_bytes = ?', [budgets.eventLog.bytes + surplus]);
        await trimLog(tx, site.clock.seconds());
      });

    /** Advances the clock in one step, and then waits for the upkeep. */
    const leap = async (seconds: number): Promise<void> => {
      site.clock.advance(seconds * 1000);
      await site.queues.settled();
      await site.pass(60);
    };

    it('trims events after 8 days, and makes the client register again', async () => {
      const queue = await site.register(ANNA, { lifespanSeconds: WEEK });
      await site.emit([ANNA], 'old');
      await site.peek(queue, ANNA);
      for (let day = 1; day < 8; day += 1) {
        await leap(DAYS - 120);
        // The client polls without acknowledging.
        expect(types(await site.peek(queue, ANNA, -1))).to.deep.equal(['old']);
      }
      await leap(DAYS - 120);
      expect(await logged('old')).to.equal(1);
      await leap(20 * 60);
      expect(await logged('old')).to.equal(0);
      expect(await refusal(site.peek(queue, ANNA, -1))).to.match(/^BAD_EVENT_QUEUE_ID/);
      const again = await site.register(ANNA);
      await site.emit([ANNA], 'new');
      expect(types(await site.peek(again, ANNA))).to.deep.equal(['new']);
    });

    it('trims its events when the log is too large, but not for 15 minutes', async () => {
      const behind = await site.register(ANNA, { lifespanSeconds: WEEK });
      const ahead = await site.register(BORIS, { lifespanSeconds: WEEK });
      await site.emit('everyone', 'first', 'second');
      const last = (await site.peek(ahead, BORIS)).at(-1)?.id;
      await site.peek(ahead, BORIS, last);
      const rows = await site.store.read((tx) =>
        tx.first<{ bytes: number }>('SELECT SUM(bytes) AS bytes FROM events WHERE id <= ?', [last ?? 0]),
      );
      await site.pass(840);
      await trim(Number(rows?.bytes));
      expect(await logged('first'), 'not within a quarter of an hour').to.equal(1);
      await site.pass(70);
      await trim(Number(rows?.bytes));
      expect(await logged('first')).to.equal(0);
      expect(await refusal(site.peek(behind, ANNA, -1))).to.match(/^BAD_EVENT_QUEUE_ID/);
      expect(await isThere(ahead), 'who acknowledged keeps the queue').to.equal(true);
      await site.emit('everyone', 'third');
      expect(types(await site.peek(ahead, BORIS))).to.deep.equal(['third']);
    });

    it('ends a waiting poll with an error', async () => {
      const queue = await site.register(ANNA, { lifespanSeconds: WEEK, event_types: ['nothing'] });
      await site.emit('everyone', 'old', 'old');
      await site.pass(910);
      const polled = site.poll(queue, ANNA);
      await site.untilWaiting(1);
      await trim(10_000);
      expect(await refusal(polled)).to.equal(`BAD_EVENT_QUEUE_ID: Bad event queue ID: ${queue}`);
    });

    it('trims no event while the log is within its budget', async () => {
      const queue = await site.register(ANNA, { lifespanSeconds: WEEK });
      await site.emit([ANNA], 'kept');
      await site.pass(910);
      await trim(0);
      expect(types(await site.peek(queue, ANNA))).to.deep.equal(['kept']);
      await trim(1);
      expect(await refusal(site.peek(queue, ANNA))).to.match(/^BAD_EVENT_QUEUE_ID/);
    });

    it('tracks the bytes of the log without reading it', async () => {
      const sum = async (): Promise<number> => {
        const row = await site.store.read((tx) =>
          tx.first<{ sum: number }>('SELECT COALESCE(SUM(bytes), 0) AS sum FROM events'),
        );
        return Number(row?.sum);
      };
      const measured = async (): Promise<number> => {
        const row = await site.store.read((tx) =>
          tx.first<{ sum: number }>(
            `SELECT SUM(COALESCE(OCTET_LENGTH(event), 0) + COALESCE(OCTET_LENGTH(audience), 0) + 100) AS sum
             FROM events`,
          ),
        );
        return Number(row?.sum);
      };
      await site.emit([ANNA], { type: 'wide', text: 'Grüße, 日本語, 🫣' });
      await site.emit('everyone', ...Array.from({ length: 30 }, () => 'narrow'));
      expect(await logBytes()).to.equal(await sum());
      expect(await logBytes()).to.equal(await measured());
      const full = await logBytes();
      await site.pass(1020);
      expect(await logBytes()).to.be.below(full / 2);
      expect(await logBytes()).to.equal(await sum());
    });
  });

  it('trims events that every queue has passed after 15 minutes', async () => {
    const count = async (): Promise<number> => {
      const row = await site.store.read((tx) =>
        tx.first<{ n: number }>("SELECT COUNT(*) AS n FROM events WHERE event LIKE '%old%'"),
      );
      return Number(row?.n);
    };
    const slow = await site.register(ANNA, { lifespanSeconds: 7200 });
    const [first] = await (async () => {
      await site.emit([ANNA], ...Array.from({ length: 10 }, () => 'old'));
      return site.peek(slow, ANNA);
    })();
    await site.peek(slow, ANNA, Number(first?.id) + 3);
    await site.pass(840);
    expect(await count()).to.equal(10);
    await site.pass(120);
    expect(await count()).to.equal(6);
    expect(types(await site.peek(slow, ANNA))).to.deep.equal(Array.from({ length: 6 }, () => 'old'));
    await site.store.write((tx) => removeQueue(tx, slow, ANNA));
    await site.pass(60);
    expect(await count()).to.equal(0);
    const fresh = await site.register(ANNA);
    await site.emit([ANNA], 'new');
    expect(types(await site.peek(fresh, ANNA))).to.deep.equal(['new']);
  });
});
