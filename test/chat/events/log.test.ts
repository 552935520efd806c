import { expect } from 'chai';

import { EVERYTHING, findPositions } from '../../../src/runtime/event-log/log.js';
import type { LogEntry } from '../../../src/runtime/event-log/events.js';
import { testDialect } from '../../support/databases.js';
import { type SentEvent, Site, types } from './fixtures.js';

const ANNA = 1;
const PEOPLE = 12;

describe('The event log', () => {
  let site: Site;

  beforeEach(async () => {
    site = await Site.create();
  });

  afterEach(() => site.remove());

  const ids = async (): Promise<readonly number[]> => {
    const rows = await site.store.read((tx) => tx.all<{ id: number }>('SELECT id FROM events ORDER BY id'));
    return rows.map(({ id }) => id);
  };

  it('assigns no ID to events of a transaction that is rolled back', async () => {
    const before = (await site.store.read(findPositions)).last_id;
    const undone = site.store.write(async (tx) => {
      tx.emit({ type: 'undone' }, { users: [ANNA] });
      await tx.run('UPDATE server_state SET value = value');
      throw new Error('No.');
    });
    await undone.catch(() => undefined);
    await site.emit([ANNA], 'done');
    expect((await ids()).filter((id) => id > before)).to.deep.equal([before + 1]);
  });

  it('writes one control row per transaction, before its events', async () => {
    const entries: LogEntry[] = [];
    site.log.onCommitted((committed) => entries.push(...committed));
    await site.store.write((tx) => {
      tx.emit({ type: 'one' }, { users: [ANNA] });
      tx.invalidate('user:1');
      tx.emit({ type: 'two' }, { users: [ANNA] });
      tx.invalidate('user:1');
      tx.invalidate('channel:3');
      return Promise.resolve();
    });
    expect(entries.map(({ forget, logged }) => forget ?? logged?.event.type)).to.deep.equal([
      ['user:1', 'channel:3'],
      'one',
      'two',
    ]);
  });

  it('invalidates caches before the write returns', async () => {
    const forgotten: string[] = [];
    const end = site.log.onInvalidate((name) => forgotten.push(name));
    const invalidate = (name: string): Promise<void> =>
      site.store.write((tx) => {
        tx.invalidate(name);
        return Promise.resolve();
      });
    await invalidate('user:1');
    expect(forgotten).to.deep.equal(['user:1']);
    end();
    await invalidate('user:2');
    expect(forgotten).to.deep.equal(['user:1']);
  });

  it('numbers events densely in commit order, and delivers each exactly once', async () => {
    const queues = await Promise.all(Array.from({ length: PEOPLE }, (_, user) => site.register(user)));
    const before = (await site.store.read(findPositions)).last_id;
    const received = queues.map((): SentEvent[] => []);
    const listen = async (user: number): Promise<void> => {
      for (let last = -1; ;) {
        const events = await site.poll(queues[user] ?? '', user, { lastEventId: last });
        received[user]?.push(...events);
        if (types(events).includes('end')) return;
        last = events.at(-1)?.id ?? last;
      }
    };
    const listening = queues.map((_, user) => listen(user));

    const WRITERS = 10;
    const ROUNDS = 30;
    const undone = new Error('undone');
    const write = async (writer: number): Promise<void> => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const users = Array.from({ length: PEOPLE }, (_, user) => user).filter(
          (user) => (user + round) % 3 !== 0,
        );
        const writing = site.store.write(async (tx) => {
          await tx.first('SELECT last_id FROM event_sequence');
          tx.emit({ type: 'event', writer, round, part: 1 }, { users });
          tx.emit({ type: 'event', writer, round, part: 2 }, { users });
          if (round % 7 === 0) throw undone;
        });
        await writing.catch((error: unknown) => {
          if (error !== undone) throw error;
        });
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    await site.emit('everyone', 'end');
    await Promise.all(listening);

    const all = (await ids()).filter((id) => id > before);
    expect(all).to.deep.equal(all.map((_, index) => before + 1 + index));
    const doneRounds = Array.from({ length: ROUNDS }, (_, round) => round).filter((round) => round % 7 !== 0);
    for (const [user, events] of received.entries()) {
      const order = events.map(({ id }) => id);
      expect(order, 'in order, each once').to.deep.equal([...new Set(order)].sort((a, b) => a - b));
      for (let writer = 0; writer < WRITERS; writer += 1) {
        const mine = events.filter((event) => event.writer === writer);
        const wanted = doneRounds
          .filter((round) => (user + round) % 3 !== 0)
          .flatMap((round) => [`${String(round)}.1`, `${String(round)}.2`]);
        expect(mine.map(({ round, part }) => `${String(round)}.${String(part)}`)).to.deep.equal(wanted);
      }
    }
  });

  it('delivers events after a missing ID only when that ID is committed', async () => {
    const queue = await site.register(ANNA);
    await site.peek(queue, ANNA);
    const missing = await site.reserveId();
    const polled = site.poll(queue, ANNA);
    await site.emit([ANNA], 'after the gap');
    expect(site.queues.waiting).to.equal(1);
    await site.commitId(missing);
    site.clock.advance(100);
    const events = await polled;
    expect(types(events)).to.deep.equal(['after the gap']);
    expect(events[0]?.id).to.be.above(missing);
  });

  it('ends queues and clears caches if it was trimmed beyond the last event read', async () => {
    const forgotten: string[] = [];
    site.log.onInvalidate((name) => forgotten.push(name));
    const queue = await site.register(ANNA);
    const polled = site.poll(queue, ANNA);
    await site.untilWaiting(1);
    await site.store.write(async (tx) => {
      await tx.run('UPDATE event_sequence SET last_id = last_id + 100, trimmed_id = last_id');
      await tx.run('UPDATE event_sequence SET trimmed_id = last_id');
    });
    await site.emit([ANNA], 'later');
    site.clock.advance(100);
    expect(await polled).to.deep.equal([]);
    expect(forgotten).to.include(EVERYTHING);
    const fresh = await site.register(ANNA);
    await site.emit([ANNA], 'new');
    // The process may still be reading. Waiting clients receive the event afterwards.
    const [event] = await site.poll(fresh, ANNA);
    expect(event?.type).to.equal('new');
    expect(await site.peek(fresh, ANNA, event?.id)).to.deep.equal([]);
  });

  const severalProcesses = (): void => {
    let other: Site;

    beforeEach(async () => {
      other = await site.another();
    });

    afterEach(async () => {
      await other.stop();
    });

    /** Lets all processes read the log until the work is done. */
    const looking = async <T>(work: Promise<T>): Promise<T> => {
      const progress = { isOver: false };
      const end = (): void => {
        progress.isOver = true;
      };
      work.then(end, end);
      while (!progress.isOver) {
        site.clock.advance(75);
        await new Promise(setImmediate);
      }
      return work;
    };

    it('delivers events to clients of every process in the same order', async () => {
      // The clock advances so fast that queues of the usual lifespan would expire between two writes.
      const lifespanSeconds = 604_800;
      const here = await site.register(ANNA, { lifespanSeconds });
      const there = await other.register(ANNA, { lifespanSeconds });
      const LAST = 40;
      const listen = async (at: Site, queue: string): Promise<readonly SentEvent[]> => {
        const received: SentEvent[] = [];
        for (let last = -1; received.length < 2 * LAST;) {
          const events = await at.poll(queue, ANNA, { lastEventId: last });
          // Heartbeats are frequent because the clock advances fast.
          received.push(...events.filter(({ type }) => type !== 'heartbeat'));
          last = events.at(-1)?.id ?? last;
        }
        return received;
      };
      const listening = [listen(site, here), listen(other, there)];
      const writing = [site, other].map(async (from, index) => {
        for (let round = 0; round < LAST; round += 1)
          await from.emit([ANNA], `${String(index)}.${String(round)}`);
      });
      await looking(Promise.all(writing));
      const [one, two] = await looking(Promise.all(listening));
      expect(one?.map(({ id, type }) => [id, type])).to.deep.equal(two?.map(({ id, type }) => [id, type]));
      for (const index of [0, 1]) {
        const mine = types(one ?? []).filter((type) => type.startsWith(`${String(index)}.`));
        expect(mine).to.deep.equal(
          Array.from({ length: LAST }, (_, round) => `${String(index)}.${String(round)}`),
        );
      }
    });

    it('lets clients change the process, and queues be deleted by any process', async () => {
      const queue = await site.register(ANNA);
      await site.emit([ANNA], 'one');
      const [one] = await site.peek(queue, ANNA);
      await site.emit([ANNA], 'two');
      // The other process has not read this event yet, but accepts the client’s ID.
      let two: SentEvent | undefined;
      while (!two) {
        [two] = await other.peek(queue, ANNA, one?.id);
        site.clock.advance(75);
      }
      expect(two.type).to.equal('two');
      const polled = site.poll(queue, ANNA, { lastEventId: two.id });
      await site.untilWaiting(1);
      await other.store.write((tx) =>
        tx.run('DELETE FROM queues').then(() => {
          tx.invalidate(`queue:${queue}`);
        }),
      );
      expect(await looking(polled)).to.deep.equal([]);
    });

    it('invalidates caches in every process', async () => {
      const forgotten = new Promise<string>((resolve) => other.log.onInvalidate(resolve));
      await site.store.write((tx) => {
        tx.invalidate('user:7');
        return Promise.resolve();
      });
      expect(await looking(forgotten)).to.equal('user:7');
    });
  };

  // Only one process can open a SQLite database.
  if (testDialect === 'mysql') describe('with several server processes', severalProcesses);
});
