import { expect } from 'chai';

import { makeChannel, say } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const DAY = 86_400_000;

describe('GET /streams/{stream_id}', () => {
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

  it('returns all fields of a public channel to a user who is not subscribed', async () => {
    const id = await makeChannel(anna, 'park', []);
    const first_message_id = await say(anna, id, 'trees');
    server.clock.advance(8 * DAY);
    const { stream } = await ben.client.ok('GET', `/streams/${String(id)}`);
    expect(stream).to.deep.include({
      stream_id: id,
      name: 'park',
      creator_id: anna.id,
      invite_only: false,
      first_message_id,
      stream_weekly_traffic: 1,
    });
  });

  it('returns a private channel only to its subscribers and to administrators', async () => {
    const id = await makeChannel(anna, 'den', [], { invite_only: true });
    for (const { client } of [anna, ada]) {
      expect((await client.ok('GET', `/streams/${String(id)}`)).stream.name).to.equal('den');
    }
    for (const unseen of [id, 4711]) {
      const refusal = { code: 'BAD_REQUEST', msg: 'Invalid channel ID' };
      await ben.client.fails('GET', `/streams/${String(unseen)}`, {}, refusal);
    }
  });

  it('does not return an archived channel', async () => {
    const id = await makeChannel(ben, 'short', [], { invite_only: true });
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['short'] });
    await ada.client.fails('GET', `/streams/${String(id)}`, {}, { msg: 'Invalid channel ID' });
  });
});
