import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('DELETE /events', () => {
  let server: TestServer;
  let anna: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
  });

  after(() => server.close());

  it('deletes the queue, and ends a poll of it', async () => {
    const { queue_id } = await anna.client.ok('POST', '/register', { fetch_event_types: [] });
    const polled = anna.client.ok('GET', '/events', { queue_id });
    while (server.services.queues.waiting === 0) await new Promise(setImmediate);
    expect(await anna.client.ok('DELETE', '/events', { queue_id })).to.deep.equal({
      result: 'success',
      msg: '',
    });
    expect((await polled).events).to.deep.equal([]);
    const bad = { code: 'BAD_EVENT_QUEUE_ID', queue_id, msg: `Bad event queue ID: ${queue_id}` };
    await anna.client.fails('GET', '/events', { queue_id }, bad);
    await anna.client.fails('DELETE', '/events', { queue_id }, bad);
  });

  it('refuses another user’s queue', async () => {
    const { queue_id } = await anna.client.ok('POST', '/register', { fetch_event_types: [] });
    await server.owner.fails('DELETE', '/events', { queue_id }, { code: 'BAD_EVENT_QUEUE_ID', queue_id });
    await anna.client.ok('DELETE', '/events', { queue_id });
  });

  it('requires queue_id', async () => {
    await anna.client.fails(
      'DELETE',
      '/events',
      {},
      { code: 'REQUEST_VARIABLE_MISSING', var_name: 'queue_id' },
    );
  });
});
