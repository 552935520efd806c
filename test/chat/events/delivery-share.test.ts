import { expect } from 'chai';

import { Site } from './fixtures.js';

const RECEIVERS = 1_000;
/**
 * A delivery that may delay requests for half as long as they took, up to 5 ms, reaches 110 users in a turn of the event loop, by the
 * estimate of what their responses cost. With the least time it would reach 37.
 */
const LEAST_IN_A_TURN = 50;
/** Milliseconds that requests take in each turn of the event loop. */
const REQUESTS_MS = 10;

const spin = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

describe('The delivery of an event to many users', () => {
  let site: Site;
  beforeEach(async () => {
    site = await Site.create();
  });
  afterEach(() => site.remove());

  it('takes few turns of the event loop, however much time the requests take', async () => {
    const users = Array.from({ length: RECEIVERS }, (_, index) => index + 1);
    const queues = await Promise.all(users.map((user) => site.register(user)));
    const polls = users.map((user, index) => site.poll(queues[index] ?? '', user));
    await site.untilWaiting(RECEIVERS);
    await site.emit(users, 'news');
    while (site.queues.waiting === RECEIVERS) await new Promise(setImmediate);
    let turns = 0;
    while (site.queues.waiting > 0) {
      spin(REQUESTS_MS);
      turns += 1;
      await new Promise(setImmediate);
    }
    expect(turns).to.be.within(2, RECEIVERS / LEAST_IN_A_TURN);
    for (const events of await Promise.all(polls)) expect(events).to.have.length(1);
  });

  it('reaches the clients of others before most of those of one owner', async () => {
    const [owner, first] = [1, 8];
    const bots = Array.from({ length: 100 }, (_, index) => index + 10);
    const answered: number[] = [];
    const polls: Promise<number>[] = [];
    const begin = async (user: number, ownerId: number): Promise<void> => {
      const queue = await site.register(user);
      const { waiting } = site.queues;
      const polled = site.poll(queue, user, { ownerId });
      polls.push(polled.then((events) => events.length));
      void polled.then(() => answered.push(user));
      await site.untilWaiting(waiting + 1);
    };
    for (const bot of bots) await begin(bot, owner);
    for (const other of [2, 3]) await begin(other, other);
    await site.emit('everyone', ...Array<string>(20).fill('news'));
    // Each gets all events that were there, in one response.
    expect(new Set(await Promise.all(polls))).to.deep.equal(new Set([20]));
    expect(answered.slice(0, first + 2)).to.deep.equal([...bots.slice(0, first), 2, 3]);
    expect(answered.slice(first + 2)).to.deep.equal(bots.slice(first));
  });
});
