import { expect } from 'chai';

import { makeChannel } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('GET /get_stream_id', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let ada: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    ada = await server.person('Ada', { role: 'administrator' });
  });
  after(() => server.close());

  it('finds a public channel by its name, trimmed and in any case', async () => {
    const id = await makeChannel(anna, 'Straße 7', []);
    for (const stream of ['Straße 7', '  STRAßE 7 ']) {
      expect((await ben.client.ok('GET', '/get_stream_id', { stream })).stream_id).to.equal(id);
    }
  });

  it('finds a private channel only for its subscribers and for administrators', async () => {
    const id = await makeChannel(anna, 'den', [], { invite_only: true });
    for (const { client } of [anna, ada]) {
      expect((await client.ok('GET', '/get_stream_id', { stream: 'den' })).stream_id).to.equal(id);
    }
    for (const stream of ['den', 'nowhere']) {
      const refusal = { code: 'BAD_REQUEST', msg: `Invalid channel name '${stream}'` };
      await ben.client.fails('GET', '/get_stream_id', { stream }, refusal);
    }
  });
});
