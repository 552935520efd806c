import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';

describe('GET /users/{user_id}/status', () => {
  let server: TestServer;

  before(async () => {
    server = await startServer();
  });
  after(() => server.close());

  it('returns an empty object for users without a status, and the status of deactivated users', async () => {
    const { id, client } = await server.person('Anna');
    expect((await server.owner.ok('GET', `/users/${id}/status`)).status).to.deep.equal({});
    await client.ok('POST', '/users/me/status', { status_text: 'gone' });
    await server.owner.ok('DELETE', `/users/${id}`);
    expect((await server.owner.ok('GET', `/users/${id}/status`)).status).to.deep.equal({
      status_text: 'gone',
    });
    const { user_status } = await server.owner.ok('POST', '/register', {
      fetch_event_types: ['user_status'],
    });
    expect(user_status).to.deep.equal({});
  });

  it('refuses an unknown user', () =>
    server.owner.fails('GET', '/users/4711/status', {}, { code: 'BAD_REQUEST', msg: 'No such user' }));
});
