import { expect } from 'chai';

import { ManualClock } from '../support/clock.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const NOON = Date.UTC(2024, 5, 1, 12);
const LAST_SECOND = Date.UTC(2024, 5, 1, 23, 59, 59);
const FULL = {
  code: 'BAD_REQUEST',
  msg: 'Limit reached: at most 500 new channels per user and day. Try again tomorrow.',
};

describe('A daily cap', () => {
  let site: TestServer;
  let anna: Person;
  let made = 0;

  before(async () => {
    site = await startServer({ clock: new ManualClock(NOON) });
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const channels = (count: number) => ({
    subscriptions: Array.from({ length: count }, () => ({ name: `c${String((made += 1))}` })),
  });

  it('allows 500 channels until the last second of the day in UTC, and 500 more from midnight', async () => {
    const path = '/users/me/subscriptions';
    for (let round = 0; round < 5; round += 1) await anna.client.ok('POST', path, channels(100));
    await anna.client.fails('POST', path, channels(1), FULL);
    site.clock.advance(LAST_SECOND - NOON);
    await anna.client.fails('POST', path, channels(1), FULL);
    site.clock.advance(1000);
    const { subscribed } = await anna.client.ok('POST', path, channels(1));
    expect(subscribed[anna.email]).to.have.length(1);
  });
});
