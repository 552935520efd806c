import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../../chat/users/event-recorder.js';

describe('DELETE /users/me', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  const leave = ({ client }: Person): Promise<unknown> => client.ok('DELETE', '/users/me');

  it('deactivates the account and its bots, with events, and ends the API key and waiting requests', async () => {
    const anna = await site.person('Anna');
    const bot = await site.person('Robot', { botOf: anna.id });
    const owners = await watch(site.owner, ['realm_user', 'realm_bot']);
    const { id: queue_id, last: last_event_id } = await watch(anna.client, ['typing']);
    const waiting = anna.client.send('GET', '/events', { queue_id, last_event_id });
    await leave(anna);
    expect((await waiting).status).to.be.oneOf([200, 401]);
    expect(await events(owners)).to.deep.equal([
      { type: 'realm_user', op: 'update', person: { user_id: anna.id, is_active: false } },
      { type: 'realm_user', op: 'update', person: { user_id: bot.id, is_active: false } },
      { type: 'realm_bot', op: 'update', bot: { user_id: bot.id, is_active: false } },
    ]);
    for (const { client } of [anna, bot])
      expect((await client.send('GET', '/users/me')).status).to.equal(401);
    await site.owner.ok('POST', `/users/${anna.id}/reactivate`);
    expect((await anna.client.ok('GET', '/users/me')).is_active).to.equal(true);
  });

  it('works for guests, and is refused for bots', async () => {
    const guest = await site.person('Gina', { role: 'guest' });
    const bot = await site.person('Helper', { botOf: guest.id });
    const msg = 'This endpoint does not accept bot requests.';
    await bot.client.fails('DELETE', '/users/me', {}, { code: 'BAD_REQUEST', msg });
    await leave(guest);
    expect((await guest.client.send('GET', '/users/me')).status).to.equal(401);
  });

  it('is refused for the only owner, until there is another one', async () => {
    await site.owner.fails(
      'DELETE',
      '/users/me',
      {},
      {
        code: 'CANNOT_DEACTIVATE_LAST_USER',
        msg: 'Cannot deactivate the only organization owner.',
        is_last_owner: true,
        entity: 'organization owner',
      },
    );
    const second = await site.person('Second', { role: 'owner' });
    await leave(second);
    expect((await site.owner.ok('GET', '/users/me')).is_active).to.equal(true);
  });
});
