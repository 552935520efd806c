import { expect } from 'chai';

import { type BudgetName, budgets } from '../../../src/lib/budgets.js';
import { ManualClock } from '../../support/clock.js';
import { ResponseBytes, Responses } from '../../../src/runtime/event-log/responses.js';
import type { OutgoingEvent } from '../../../src/runtime/event-log/events.js';
import { type SentEvent, Site, types } from './fixtures.js';

const ANNA = 1;
const BORIS = 2;
const KIB = 1024;

/** Creates an event of `kib` KiB in memory, where a character takes two bytes. */
const large = (type: string, kib: number): OutgoingEvent => ({ type, text: 'x'.repeat((kib * KIB) / 2) });
const numbered = (count: number, kib: number): OutgoingEvent[] =>
  Array.from({ length: count }, (_, index) => large(String(index), kib));

/** Bytes counted per event besides its text. */
const OVERHEAD = 2 * KIB;
/** What each queue keeps for an event, apart from its text. */
const SLOT = 16;

describe('The memory of the event system', () => {
  let site: Site;

  beforeEach(async () => {
    site = await Site.create();
  });

  afterEach(() => site.remove());

  const restart = async (): Promise<void> => {
    await site.crash();
    site = await site.another();
  };

  const isWithin = (name: BudgetName): void => {
    expect(site.queues.usage[name], name).to.be.at.most(budgets[name].bytes);
  };

  const memoryOf = (events: readonly SentEvent[]): number =>
    events.reduce((sum, event) => sum + 2 * JSON.stringify(event).length, 0);

  /** Polls all events of a queue, in as many responses as needed. */
  const pollAll = async (queue: string, user: number): Promise<SentEvent[][]> => {
    const answers: SentEvent[][] = [];
    for (let last = -1; ;) {
      const events = await site.peek(queue, user, last);
      if (events.length === 0) return answers;
      answers.push([...events]);
      last = events.at(-1)?.id ?? last;
    }
  };

  it('has a budget for recent events, also after a restart', async () => {
    const kib = 512;
    const fitting = Math.floor(budgets.recentEvents.bytes / (kib * KIB + OVERHEAD));
    await site.emit([BORIS], ...numbered(2 * fitting, kib));
    await site.untilIdle();
    isWithin('recentEvents');
    expect(site.queues.usage.recentEvents).to.be.above((fitting - 1) * kib * KIB);
    await restart();
    isWithin('recentEvents');
    expect(site.queues.usage.recentEvents).to.be.above(budgets.recentEvents.bytes / 4);
  });

  it('stores no event larger than the budget, but delivers it', async () => {
    const queue = await site.register(ANNA);
    const small = await site.register(ANNA, { event_types: ['small'] });
    await site.emit([ANNA], 'before', large('huge', budgets.recentEvents.bytes / KIB), 'small');
    isWithin('recentEvents');
    await restart();
    expect((await pollAll(queue, ANNA)).map(types)).to.deep.equal([['before', 'huge'], ['small']]);
    expect(types(await site.peek(small, ANNA))).to.deep.equal(['small']);
  });

  for (const from of ['memory', 'the log'] as const) {
    it(`has a budget per response, and delivers all events from ${from}`, async () => {
      const queue = await site.register(ANNA);
      // The memory of recent events fits the first number of events, but only half of the second.
      const count = from === 'memory' ? 60 : 140;
      for (let start = 0; start < count; start += 20) await site.emit([ANNA], ...numbered(20, 240));
      const answers = await pollAll(queue, ANNA);
      const wanted = Array.from({ length: count }, (_, index) => String(index % 20));
      expect(answers.flatMap(types)).to.deep.equal(wanted);
      // The last event of a response may exceed the budget.
      for (const events of answers) {
        expect(memoryOf(events.slice(0, -1))).to.be.below(budgets.eventsResponse.bytes);
      }
      for (const events of answers.slice(0, -1)) {
        expect(memoryOf(events)).to.be.at.least(budgets.eventsResponse.bytes);
      }
    });
  }

  it('is not used for events of other queues', async () => {
    const queue = await site.register(ANNA);
    for (let round = 0; round < 8; round += 1) await site.emit([BORIS], ...numbered(10, 512));
    await site.emit([ANNA], 'own');
    await restart();
    site.texts = 0;
    expect(types(await site.peek(queue, ANNA))).to.deep.equal(['own']);
    expect(site.texts, 'characters read').to.be.below(10 * KIB);
  });

  it('has a budget for each read of the log', async () => {
    for (let round = 0; round < 8; round += 1) await site.emit([ANNA], ...numbered(10, 512));
    site.largestRead = 0;
    await restart();
    const queue = await site.register(ANNA);
    await site.store.write((tx) => tx.run('UPDATE queues SET acknowledged_id = 0, registered_id = 0'));
    expect((await pollAll(queue, ANNA)).flatMap(types)).to.have.length(80);
    expect(site.largestRead).to.be.within(1, budgets.logRead.bytes);
  });

  it('has a budget for undelivered events, and delivers them all', async () => {
    const queue = await site.register(ANNA);
    expect(await site.peek(queue, ANNA)).to.deep.equal([]);
    const before = site.queues.usage.heldEvents ?? 0;
    expect(before).to.equal(0);
    // Commits all events in one transaction, so that the queues receive them at once.
    const kib = 1024;
    const count = Math.floor(budgets.heldEvents.bytes / (kib * KIB)) + 8;
    let held = 0;
    site.log.onCommitted(() => {
      held = Math.max(held, site.queues.usage.heldEvents ?? 0);
      isWithin('earlyEvents');
    });
    await site.emit([ANNA], ...numbered(count, kib));
    expect(held).to.be.within(budgets.heldEvents.bytes / 4, budgets.heldEvents.bytes + kib * KIB + OVERHEAD);
    const answers = await pollAll(queue, ANNA);
    expect(answers.flatMap(types)).to.deep.equal(numbered(count, 0).map(({ type }) => type));
    await site.untilIdle();
    expect(site.queues.usage.heldEvents).to.equal(0);
    expect(site.queues.usage.earlyEvents).to.equal(0);
  });

  it('has a budget for events that wait for an earlier ID, and delivers them all', async () => {
    const queue = await site.register(ANNA);
    await site.peek(queue, ANNA);
    const missing = await site.reserveId();
    const kib = 512;
    for (let round = 0; round < 3; round += 1) await site.emit([ANNA], ...numbered(10, kib));
    expect(site.queues.usage.earlyEvents).to.be.within(
      budgets.earlyEvents.bytes / 2,
      budgets.earlyEvents.bytes + kib * KIB + OVERHEAD,
    );
    await site.commitId(missing);
    site.clock.advance(100);
    await site.untilIdle();
    expect((await pollAll(queue, ANNA)).flatMap(types)).to.have.length(30);
    expect(site.queues.usage.earlyEvents).to.equal(0);
  });

  describe('for pending events', () => {
    const KIB_EACH = 200;
    const eachEvent = KIB_EACH * KIB;
    /** The number of events that one queue can hold. */
    const OF_QUEUE = Math.floor(budgets.pendingOfQueue.bytes / (eachEvent + OVERHEAD));

    /** Registers a queue that has received everything and waits in memory. */
    const hotQueue = async (user: number): Promise<string> => {
      const queue = await site.register(user);
      expect(await site.peek(queue, user)).to.deep.equal([]);
      return queue;
    };

    it('has a budget per queue, which is then served from the log', async () => {
      const queue = await hotQueue(ANNA);
      await site.emit([ANNA], ...numbered(OF_QUEUE, KIB_EACH));
      await site.untilIdle();
      expect(site.queues.usage.pendingInAll).to.be.within(OF_QUEUE * eachEvent, budgets.pendingOfQueue.bytes);
      await site.emit([ANNA], large('more', KIB_EACH));
      await site.untilIdle();
      expect(site.queues.usage.pendingInAll).to.equal(0);
      const answers = await pollAll(queue, ANNA);
      expect(answers.flatMap(types)).to.have.length(OF_QUEUE + 1);
      expect(site.queues.usage.pendingInAll, 'all is acknowledged').to.equal(0);
    });

    it('has no limit on their number: a queue with many small ones is served from memory', async () => {
      const queue = await hotQueue(ANNA);
      await site.emit([ANNA], ...numbered(1000, 0));
      await site.untilIdle();
      const reads = site.reads;
      for (let poll = 0; poll < 2; poll += 1) expect(await site.peek(queue, ANNA)).to.have.length(1000);
      expect(site.reads, 'all from memory').to.equal(reads);
    });

    it('counts text that queues share once', async () => {
      const users = Array.from({ length: 300 }, (_, index) => index + 1);
      const queues = await Promise.all(users.map(hotQueue));
      await site.emit(users, large('shared', KIB_EACH));
      await site.untilIdle();
      expect(site.queues.usage.pendingInAll).to.be.within(
        eachEvent,
        eachEvent + OVERHEAD + users.length * SLOT,
      );
      const reads = site.reads;
      for (const [index, queue] of queues.entries()) {
        const events = await site.peek(queue, index + 1);
        expect(types(events)).to.deep.equal(['shared']);
        await site.peek(queue, index + 1, events[0]?.id);
      }
      expect(site.reads, 'all from memory').to.equal(reads);
      expect(site.queues.usage.pendingInAll).to.equal(0);
    });

    it('has a total budget; the largest queues are served from the log, others from memory', async () => {
      const small = await hotQueue(ANNA);
      await site.emit([ANNA], 'small');
      const idle = Math.floor(budgets.pendingInAll.bytes / (OF_QUEUE * eachEvent)) + 3;
      const users = Array.from({ length: idle }, (_, index) => 100 + index);
      const queues = await Promise.all(users.map(hotQueue));
      for (const user of users) {
        await site.emit([user], ...numbered(OF_QUEUE, KIB_EACH));
        await site.untilIdle();
        isWithin('pendingInAll');
      }
      const reads = site.reads;
      expect(types(await site.peek(small, ANNA))).to.deep.equal(['small']);
      expect(site.reads, 'from memory').to.equal(reads);
      for (const [index, queue] of queues.entries()) {
        const answers = await pollAll(queue, users[index] ?? 0);
        expect(answers.flatMap(types)).to.have.length(OF_QUEUE);
      }
    });
  });
});

describe('Event responses being sent', () => {
  const { bytes: ofUser } = budgets.eventResponsesOfUser;
  const { bytes: inAll } = budgets.eventResponsesTotal;

  let clock: ManualClock;
  /** How often responses that are not read were to be ended. */
  let checks: number;
  beforeEach(() => {
    clock = new ManualClock();
    checks = 0;
  });

  /** The smallest response that waits for others. */
  const LARGE = 64 * 1024 + 1;

  /** Starts a response, and adds it to `begun` once it may send. */
  const start = (responses: Responses, begun: Map<string, ResponseBytes>, name: string, bytes: number) => {
    const response = new ResponseBytes(responses, Number(/\d+/.exec(name)?.[0]));
    return response.hold(bytes).then(() => begun.set(name, response));
  };

  it('wait for other responses of the same user within the user’s budget', async () => {
    const responses = new Responses(clock, () => (checks += 1));
    const begun = new Map<string, ResponseBytes>();
    for (const name of ['1a', '1b', '1c']) void start(responses, begun, name, ofUser / 2);
    void start(responses, begun, '2a', 10 * ofUser);
    await new Promise(setImmediate);
    expect([...begun.keys()], 'one goes alone, however large it is').to.deep.equal(['1a', '1b', '2a']);
    begun.get('1a')?.sent();
    await new Promise(setImmediate);
    expect([...begun.keys()].at(-1)).to.equal('1c');
    for (const response of begun.values()) response.sent();
    expect(responses.total).to.equal(0);
  });

  it('wait for responses of all users within the total budget, alternating between users', async () => {
    const responses = new Responses(clock, () => (checks += 1));
    const begun = new Map<string, ResponseBytes>();
    const users = Array.from({ length: inAll / ofUser + 1 }, (_, index) => index + 1);
    for (const user of users) void start(responses, begun, `${user}a`, ofUser);
    const last = users.length;
    for (const name of ['b', 'c']) void start(responses, begun, `${last}${name}`, LARGE);
    void start(responses, begun, '999a', LARGE);
    await new Promise(setImmediate);
    expect([...begun.keys()]).to.deep.equal(users.slice(0, -1).map((user) => `${user}a`));
    expect(responses.total).to.equal(inAll);
    begun.get('1a')?.sent();
    await new Promise(setImmediate);
    expect([...begun.keys()].slice(-1), 'in turn, though a smaller one would fit').to.deep.equal([
      `${last}a`,
    ]);
    begun.get('2a')?.sent();
    begun.get(`${last}a`)?.sent();
    await new Promise(setImmediate);
    expect([...begun.keys()].slice(-3)).to.deep.equal(['999a', `${last}b`, `${last}c`]);
    for (const response of begun.values()) response.sent();
    expect(responses.total).to.equal(0);
  });

  it('end those that are not read while a response of another user waits for them, each second', async () => {
    const responses = new Responses(clock, () => (checks += 1));
    const begun = new Map<string, ResponseBytes>();
    for (let user = 1; user <= inAll / ofUser; user += 1) void start(responses, begun, `${user}a`, ofUser);
    void start(responses, begun, '1b', LARGE);
    clock.advance(5_000);
    expect(checks, 'the user waits for own responses').to.equal(0);
    void start(responses, begun, '999a', LARGE);
    clock.advance(999);
    expect(checks).to.equal(0);
    clock.advance(1);
    expect(checks).to.equal(1);
    clock.advance(2_000);
    expect(checks).to.equal(3);
    await new Promise(setImmediate);
    begun.get('2a')?.sent();
    clock.advance(5_000);
    expect(checks, 'none waits').to.equal(3);
  });

  it('wait for none if they are small', async () => {
    const responses = new Responses(clock, () => (checks += 1));
    const begun = new Map<string, ResponseBytes>();
    for (let user = 1; user <= inAll / ofUser; user += 1) void start(responses, begun, `${user}a`, ofUser);
    for (const name of ['1 small', '999 small']) void start(responses, begun, name, LARGE - 1);
    for (const name of ['1 large', '999 large']) void start(responses, begun, name, LARGE);
    await new Promise(setImmediate);
    expect([...begun.keys()].slice(inAll / ofUser)).to.deep.equal(['1 small', '999 small']);
  });

  it('release their budget if the client disconnects while they wait', async () => {
    const responses = new Responses(clock, () => (checks += 1));
    const begun = new Map<string, ResponseBytes>();
    void start(responses, begun, '1a', ofUser);
    const leaving = new ResponseBytes(responses, 1);
    const held = leaving.hold(ofUser);
    leaving.sent();
    await new Promise(setImmediate);
    begun.get('1a')?.sent();
    await held;
    expect(responses.total).to.equal(0);
  });
});
