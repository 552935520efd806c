import { expect } from 'chai';

import { Site } from './fixtures.js';

const RECEIVERS = 1_000;
/**
 * A delivery that may delay requests for as long as they took reaches 170 users in a turn of the event loop, by the
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
});
