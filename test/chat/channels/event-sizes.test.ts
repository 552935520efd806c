import { expect } from 'chai';

import type { EventOf } from '../../../client/src/index.js';
import { clientOf } from '../../client/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

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
    const added: EventOf<'subscription'>[] = [];
    let missing = names.length;
    for await (const event of clientOf(ben.client).events({ types: ['registered', 'subscription'] })) {
      if (event.type === 'registered') {
        await ben.client.ok('POST', PATH, { subscriptions: names.map((name) => ({ name })) });
      } else if (event.op === 'add') {
        added.push(event);
        missing -= event.subscriptions.length;
        if (missing === 0) break;
      }
    }
    const bytes = added.map((event) => Buffer.byteLength(JSON.stringify(event)));
    expect(Math.max(...bytes)).to.be.at.most(MOST_BYTES);
    // No event is smaller than needed.
    expect(added).to.have.length(Math.ceil(bytes.reduce((sum, one) => sum + one, 0) / MOST_BYTES));
  });
});
