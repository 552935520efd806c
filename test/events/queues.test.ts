import { expect } from 'chai';

import { ApiError } from '../../src/http/api-error.js';
import { budgets } from '../../src/budgets.js';
import { removeQueue, removeUserQueues } from '../../src/event-log/queue-rows.js';
import { findPositions } from '../../src/event-log/store.js';
import { trimLog } from '../../src/event-log/prune-log.js';
import { ManualClock } from '../support/clock.js';
import type { TestDatabase } from '../support/databases.js';
import { migratedTestDatabase } from '../support/store.js';
import { Site, types } from './fixtures.js';

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

describe('event queues', () => {
  let clock: ManualClock;
  let database: TestDatabase;
  let site: Site;

  beforeEach(async () => {
    clock = new ManualClock();
    database = await migratedTestDatabase();
    site = await Site.start(database, clock);
  });

  afterEach(async () => {
    await site.stop();
    await database.remove();
  });

  it('answer what is for their user, in order, and nothing from before', async () => {
    await site.emit([ANNA], 'before');
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one', 'two');
    await site.emit([BORIS], 'private');
    await site.emit('everyone', 'three');
    const events = await site.peek(queue, ANNA);
    expect(types(events)).to.deep.equal(['one', 'two', 'three']);
    expect(events.map(({ id }) => id)).to.deep.equal([...events.map(({ id }) => id)].sort((a, b) => a - b));
  });

  it('give a waiting client all events of a transaction at once', async () => {
    const queue = await site.register(ANNA);
    const polled = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    await site.emit([ANNA], 'one', 'two');
    expect(types(await polled)).to.deep.equal(['one', 'two']);
  });

  it('give what is there without waiting', async () => {
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one');
    const events = await site.poll(queue, ANNA);
    expect(types(events)).to.deep.equal(['one']);
    expect(await site.peek(queue, ANNA, events[0]?.id)).to.deep.equal([]);
  });

  it('repeat what is not acknowledged and forget what is', async () => {
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

  it('refuse an id that no event has yet', async () => {
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one');
    expect(await refusal(site.peek(queue, ANNA, 4711))).to.equal(
      'BAD_REQUEST: Event 4711 was not in this queue',
    );
    expect(types(await site.peek(queue, ANNA))).to.deep.equal(['one']);
  });

  it('are refused to whom they do not belong, and after their end', async () => {
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

  it('end a poll when a second one comes', async () => {
    const queue = await site.register(ANNA);
    const first = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    const second = site.poll(queue, ANNA);
    expect(await first).to.deep.equal([]);
    await site.emit([ANNA], 'one');
    expect(types(await second)).to.deep.equal(['one']);
  });

  it('end a poll that still reads the log when a second one comes', async () => {
    const queue = await site.register(ANNA);
    const [first, second] = [site.poll(queue, ANNA), site.poll(queue, ANNA)];
    expect(await first).to.deep.equal([]);
    await site.emit([ANNA], 'one');
    expect(types(await second)).to.deep.equal(['one']);
  });

  it('lose nothing when a client goes away', async () => {
    const queue = await site.register(ANNA);
    const gone = new AbortController();
    const polled = site.poll(queue, ANNA, { signal: gone.signal });
    await site.untilWaiting(1);
    const timers = clock.waiting;
    gone.abort();
    await polled;
    expect(site.queues.waiting).to.equal(0);
    expect(clock.waiting, 'the heartbeat is off').to.equal(timers - 1);
    await site.emit([ANNA], 'one');
    expect(types(await site.peek(queue, ANNA))).to.deep.equal(['one']);
  });

  it('send heartbeats, with an id that is new to the client', async () => {
    const queue = await site.register(ANNA, { event_types: ['message'] });
    let last: number | undefined;
    for (let beat = 0; beat < 3; beat += 1) {
      const polled = site.poll(queue, ANNA, { lastEventId: last });
      await site.untilWaiting(1);
      clock.advance(44_999);
      expect(site.queues.waiting).to.equal(1);
      clock.advance(10_001);
      const events = await polled;
      expect(events).to.have.length(1);
      expect(events[0]?.type).to.equal('heartbeat');
      expect(events[0]?.id).to.be.above(last ?? -1);
      last = events[0]?.id;
    }
    expect(await site.peek(queue, ANNA, last)).to.deep.equal([]);
  });

  it('share the row that a heartbeat needs', async () => {
    const queues = await Promise.all(Array.from({ length: 20 }, (_, user) => site.register(user)));
    const start = await site.store.read(async (tx) =>
      tx.first<{ last_id: number }>('SELECT last_id FROM event_sequence'),
    );
    const polls = queues.map((queue, user) => site.poll(queue, user));
    await site.untilWaiting(20);
    clock.advance(55_000);
    const ids = new Set((await Promise.all(polls)).flat().map(({ id }) => id));
    expect(ids.size).to.be.within(1, 3);
    const end = await site.store.read(async (tx) =>
      tx.first<{ last_id: number }>('SELECT last_id FROM event_sequence'),
    );
    // On MySQL the hints that were written meanwhile took ids of their own.
    expect(Number(end?.last_id) - Number(start?.last_id)).to.be.below(10);
  });

  it('filter by type', async () => {
    const queue = await site.register(ANNA, { event_types: ['message'] });
    await site.emit([ANNA], 'presence', { type: 'message', message: {} }, 'typing');
    expect(types(await site.peek(queue, ANNA))).to.deep.equal(['message']);
  });

  it('give public channels to those who asked for all of them', async () => {
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
    site = await Site.start(database, clock);
    expect(types(await site.peek(everything, ANNA)), 'read from the log').to.deep.equal(['public', 'both']);
    expect(types(await site.peek(own, ANNA)), 'read from the log').to.deep.equal(['both']);
  });

  it('turn cold when too much waits, and lose nothing', async () => {
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

  it('run no SQL for a poll once they are loaded', async () => {
    const queue = await site.register(ANNA);
    await site.peek(queue, ANNA);
    await site.emit([ANNA], 'one');
    const before = site.reads;
    const [one] = await site.peek(queue, ANNA);
    expect(one?.type).to.equal('one');
    await site.peek(queue, ANNA, one?.id);
    expect(site.reads).to.equal(before);
  });

  it('end with the account', async () => {
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

  it('answer waiting clients when the server stops', async () => {
    const queue = await site.register(ANNA);
    const polled = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    await site.queues.stop();
    expect(await polled).to.deep.equal([]);
  });

  it('outlive a crash, from the id that the client has', async () => {
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one', 'two');
    const [one] = await site.peek(queue, ANNA);
    await site.peek(queue, ANNA, one?.id);
    await site.emit([ANNA], 'three');
    await site.crash();
    site = await Site.start(database, clock);
    await site.emit([ANNA], 'four');
    expect(types(await site.peek(queue, ANNA, one?.id))).to.deep.equal(['two', 'three', 'four']);
    const again = await site.peek(queue, ANNA);
    expect(types(again)).to.deep.equal(['two', 'three', 'four']);
    const last = again.at(-1)?.id;
    expect(await site.peek(queue, ANNA, last)).to.deep.equal([]);
    expect(await site.peek(queue, ANNA, last)).to.deep.equal([]);
    const polled = site.poll(queue, ANNA, { lastEventId: last });
    await site.untilWaiting(1);
    clock.advance(55_000);
    expect(types(await polled)).to.deep.equal(['heartbeat']);
  });

  it('say nothing twice after a restart where nothing happened', async () => {
    const queue = await site.register(ANNA);
    await site.crash();
    site = await Site.start(database, clock);
    for (let poll = 0; poll < 3; poll += 1) expect(await site.peek(queue, ANNA)).to.deep.equal([]);
  });
});

describe('the upkeep of event queues', () => {
  let clock: ManualClock;
  let database: TestDatabase;
  let site: Site;

  beforeEach(async () => {
    clock = new ManualClock();
    database = await migratedTestDatabase();
    site = await Site.start(database, clock);
  });

  afterEach(async () => {
    await site.stop();
    await database.remove();
  });

  /** Lets time pass in steps, and the upkeep of each step be done. */
  const pass = async (seconds: number): Promise<void> => {
    for (let step = 0; step < seconds; step += 10) {
      clock.advance(10_000);
      await site.queues.settled();
    }
  };

  const isThere = async (queue: string): Promise<boolean> => {
    const row = await site.store.read((tx) => tx.first('SELECT id FROM queues WHERE id = ?', [queue]));
    return row !== undefined;
  };

  it('writes how far clients have come', async () => {
    const queue = await site.register(ANNA);
    await site.emit([ANNA], 'one', 'two');
    const [one] = await site.peek(queue, ANNA);
    clock.advance(5_000);
    await site.peek(queue, ANNA, one?.id);
    await pass(10);
    const row = await site.store.read((tx) =>
      tx.first<{ acknowledged_id: number; seen_at: number }>(
        'SELECT acknowledged_id, seen_at FROM queues WHERE id = ?',
        [queue],
      ),
    );
    expect(row?.acknowledged_id).to.equal(one?.id);
    expect(row?.seen_at).to.equal(clock.seconds() - 10);
  });

  it('removes queues that nobody asks for', async () => {
    const short = await site.register(ANNA);
    const long = await site.register(ANNA, { lifespanSeconds: 3600 });
    await site.peek(short, ANNA);
    await pass(600);
    expect(await isThere(short)).to.equal(true);
    await pass(180);
    expect(await isThere(short)).to.equal(false);
    expect(await refusal(site.peek(short, ANNA))).to.match(/^BAD_EVENT_QUEUE_ID/);
    await site.emit([ANNA], 'one');
    expect(types(await site.peek(long, ANNA))).to.deep.equal(['one']);
  });

  it('keeps a queue whose client waits', async () => {
    const queue = await site.register(ANNA, { lifespanSeconds: 1 });
    let last = -1;
    for (let round = 0; round < 8; round += 1) {
      const polled = site.poll(queue, ANNA, { lastEventId: last });
      await site.untilWaiting(1);
      await pass(60);
      last = (await polled)[0]?.id ?? last;
    }
    expect(await isThere(queue)).to.equal(true);
    await pass(180);
    expect(await isThere(queue)).to.equal(false);
  });

  describe('and a queue whose client never acknowledges', () => {
    const DAYS = 24 * 3600;
    const WEEK = 7 * DAYS;

    const logged = async (type: string): Promise<number> => {
      const row = await site.store.read((tx) =>
        tx.first<{ n: number }>(`SELECT COUNT(*) AS n FROM events WHERE event LIKE '%"${type}"%'`),
      );
      return Number(row?.n);
    };

    const logBytes = async (): Promise<number> => (await site.store.read(findPositions)).log_bytes;

    /** Trims the log as if it had so many bytes more than it may have. */
    const trim = (surplus: number): Promise<unknown> =>
      site.store.write(async (tx) => {
        await tx.run('UPDATE event_sequence SET log_bytes = ?', [budgets.eventLog.bytes + surplus]);
        await trimLog(tx, clock.seconds());
      });

    /** Lets time pass at once, and then the upkeep be done. */
    const leap = async (seconds: number): Promise<void> => {
      clock.advance(seconds * 1000);
      await site.queues.settled();
      await pass(60);
    };

    it('is passed when events are older than 8 days, and its client is told to register again', async () => {
      const queue = await site.register(ANNA, { lifespanSeconds: WEEK });
      await site.emit([ANNA], 'old');
      await site.peek(queue, ANNA);
      for (let day = 1; day < 8; day += 1) {
        await leap(DAYS - 120);
        // It polls, and acknowledges nothing.
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

    it('is passed when the log is too large, after a quarter of an hour', async () => {
      const behind = await site.register(ANNA, { lifespanSeconds: WEEK });
      const ahead = await site.register(BORIS, { lifespanSeconds: WEEK });
      await site.emit('everyone', 'first', 'second');
      const last = (await site.peek(ahead, BORIS)).at(-1)?.id;
      await site.peek(ahead, BORIS, last);
      const rows = await site.store.read((tx) =>
        tx.first<{ bytes: number }>('SELECT SUM(bytes) AS bytes FROM events WHERE id <= ?', [last ?? 0]),
      );
      await pass(840);
      await trim(Number(rows?.bytes));
      expect(await logged('first'), 'not within a quarter of an hour').to.equal(1);
      await pass(70);
      await trim(Number(rows?.bytes));
      expect(await logged('first')).to.equal(0);
      expect(await refusal(site.peek(behind, ANNA, -1))).to.match(/^BAD_EVENT_QUEUE_ID/);
      expect(await isThere(ahead), 'who acknowledged keeps the queue').to.equal(true);
      await site.emit('everyone', 'third');
      expect(types(await site.peek(ahead, BORIS))).to.deep.equal(['third']);
    });

    it('ends at once for a client that waits', async () => {
      const queue = await site.register(ANNA, { lifespanSeconds: WEEK, event_types: ['nothing'] });
      await site.emit('everyone', 'old', 'old');
      await pass(910);
      const polled = site.poll(queue, ANNA);
      await site.untilWaiting(1);
      await trim(10_000);
      expect(await refusal(polled)).to.equal(`BAD_EVENT_QUEUE_ID: Bad event queue ID: ${queue}`);
    });

    it('is not passed while the log has no byte too many', async () => {
      const queue = await site.register(ANNA, { lifespanSeconds: WEEK });
      await site.emit([ANNA], 'kept');
      await pass(910);
      await trim(0);
      expect(types(await site.peek(queue, ANNA))).to.deep.equal(['kept']);
      await trim(1);
      expect(await refusal(site.peek(queue, ANNA))).to.match(/^BAD_EVENT_QUEUE_ID/);
    });

    it('knows how many bytes the log has, without reading it', async () => {
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
      await pass(1020);
      expect(await logBytes()).to.be.below(full / 2);
      expect(await logBytes()).to.equal(await sum());
    });
  });

  it('trims the log up to where every queue is, and not below a quarter of an hour', async () => {
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
    await pass(840);
    expect(await count()).to.equal(10);
    await pass(120);
    expect(await count()).to.equal(6);
    expect(types(await site.peek(slow, ANNA))).to.deep.equal(Array.from({ length: 6 }, () => 'old'));
    await site.store.write((tx) => removeQueue(tx, slow, ANNA));
    await pass(60);
    expect(await count()).to.equal(0);
    const fresh = await site.register(ANNA);
    await site.emit([ANNA], 'new');
    expect(types(await site.peek(fresh, ANNA))).to.deep.equal(['new']);
  });
});
