import { expect } from 'chai';

import { Site } from './fixtures.js';

/** So many that the last turn, which has less left to deliver, hardly counts. */
const RECEIVERS = 3_000;
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

  it('gets much of each turn of the event loop, however much time the requests take', async () => {
    const users = Array.from({ length: RECEIVERS }, (_, index) => index + 1);
    const queues = await Promise.all(users.map((user) => site.register(user)));
    const polls = users.map((user, index) => site.poll(queues[index] ?? '', user));
    await site.untilWaiting(RECEIVERS);
    await site.emit(users, 'news');
    while (site.queues.waiting === RECEIVERS) await new Promise(setImmediate);
    const began = performance.now();
    let turns = 0;
    while (site.queues.waiting > 0) {
      spin(REQUESTS_MS);
      turns += 1;
      await new Promise(setImmediate);
    }
    const shareOfRequests = (turns * REQUESTS_MS) / (performance.now() - began);
    expect(turns).to.be.above(1);
    expect(shareOfRequests).to.be.below(0.7);
    for (const events of await Promise.all(polls)) expect(events).to.have.length(1);
  });
});
