import { expect } from 'chai';

import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const PATH = '/users/me/subscriptions';
/** The limit of a `subscription` event. */
const MOST_BYTES = 1024 * 1024;
/** Each has a short description that renders to almost 10,000 bytes, the limit of a description. */
const DESCRIPTION = ':heart:'.repeat(100);
const CHANNELS_PER_REQUEST = 40;
const REQUESTS = 4;

describe('The size of `subscription` events', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
  });
  after(() => server.close());

  it('is at most 1 MiB, also for channels whose descriptions are much longer as HTML', async () => {
    const names: string[] = [];
    for (let request = 0; request < REQUESTS; request += 1) {
      const made = Array.from({ length: CHANNELS_PER_REQUEST }, (_, index) => `large ${request} ${index}`);
      const subscriptions = made.map((name) => ({ name, description: DESCRIPTION }));
      await anna.client.ok('POST', PATH, { subscriptions });
      names.push(...made);
    }
    const { queue_id } = await ben.client.ok('POST', '/register', { event_types: ['subscription'] });
    await ben.client.ok('POST', PATH, { subscriptions: names.map((name) => ({ name })) });
    const added: Body[] = [];
    let last_event_id = -1;
    while (added.flatMap(({ subscriptions }) => subscriptions as Body[]).length < names.length) {
      const { events } = await ben.client.ok('GET', '/events', { queue_id, last_event_id });
      added.push(...events.filter(({ op }: Body) => op === 'add'));
      last_event_id = events.at(-1).id;
    }
    const bytes = added.map((event) => Buffer.byteLength(JSON.stringify(event)));
    expect(Math.max(...bytes)).to.be.at.most(MOST_BYTES);
    // No event is smaller than needed.
    expect(added).to.have.length(Math.ceil(bytes.reduce((sum, one) => sum + one, 0) / MOST_BYTES));
  });
});
