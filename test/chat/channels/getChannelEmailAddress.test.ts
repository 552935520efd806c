import { expect } from 'chai';

import { makeChannel } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('GET /streams/{stream_id}/email_address', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
  });
  after(() => server.close());

  it('returns no address, since the server receives no emails', async () => {
    const id = await makeChannel(anna, 'park', []);
    const { email } = await ben.client.ok('GET', `/streams/${String(id)}/email_address`);
    expect(email).to.equal('');
  });

  it('is refused for a private channel of others as for an unknown one', async () => {
    const den = await makeChannel(anna, 'den', [], { invite_only: true });
    await anna.client.ok('GET', `/streams/${String(den)}/email_address`);
    for (const id of [den, 4711]) {
      const refusal = { code: 'BAD_REQUEST', msg: 'Invalid channel ID' };
      await ben.client.fails('GET', `/streams/${String(id)}/email_address`, {}, refusal);
    }
  });
});
