import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../../chat/users/event-recorder.js';

describe('DELETE /users/{user_id}', () => {
  let site: TestServer;
  let admin: Person;

  before(async () => {
    site = await startServer();
    admin = await site.person('Admin', { role: 'administrator' });
  });

  after(() => site.close());

  it('deactivates the account and sends a `realm_user` event to other users', async () => {
    const [watcher, gone] = [await site.person('Watcher'), await site.person('Gone')];
    const queue = await watch(watcher.client, ['realm_user', 'realm_bot']);
    await admin.client.ok('DELETE', `/users/${gone.id}`);
    expect(await events(queue)).to.deep.equal([
      { type: 'realm_user', op: 'update', person: { user_id: gone.id, is_active: false } },
    ]);
    const { realm_users: active, realm_non_active_users: others } = await admin.client.ok(
      'POST',
      '/register',
      {
        event_types: ['realm_user'],
      },
    );
    const ids = (users: { user_id: number }[]): number[] => users.map(({ user_id }) => user_id);
    expect(ids(active)).not.to.include(gone.id);
    expect(ids(others)).to.include(gone.id);
  });

  it('deletes the queues of the account and ends waiting requests', async () => {
    const gone = await site.person('Waiting');
    const { id: queue_id, last: last_event_id } = await watch(gone.client, ['realm_user']);
    const waiting = gone.client.send('GET', '/events', { queue_id, last_event_id });
    await admin.client.ok('DELETE', `/users/${gone.id}`);
    expect((await waiting).status).to.be.oneOf([200, 401]);
    expect((await gone.client.send('GET', '/events', { queue_id, last_event_id })).status).to.equal(401);
    await admin.client.ok('POST', `/users/${gone.id}/reactivate`);
    await gone.client.fails(
      'GET',
      '/events',
      { queue_id, last_event_id },
      { code: 'BAD_EVENT_QUEUE_ID', queue_id },
    );
  });

  it('deactivates the bots of the user and sends `realm_bot` events to administrators', async () => {
    const keeper = await site.person('Keeper');
    const bot = await site.person('Robot', { botOf: keeper.id });
    const queue = await watch(admin.client, ['realm_user', 'realm_bot']);
    await admin.client.ok('DELETE', `/users/${keeper.id}`);
    expect(await events(queue)).to.deep.equal([
      { type: 'realm_user', op: 'update', person: { user_id: keeper.id, is_active: false } },
      { type: 'realm_user', op: 'update', person: { user_id: bot.id, is_active: false } },
      { type: 'realm_bot', op: 'update', bot: { user_id: bot.id, is_active: false } },
    ]);
    expect((await bot.client.send('GET', '/users/me')).status).to.equal(401);
  });

  it('requires an administrator, and an owner for owners', async () => {
    const [member, owner] = [await site.person('Member'), await site.person('Second', { role: 'owner' })];
    await member.client.fails(
      'DELETE',
      `/users/${admin.id}`,
      {},
      { code: 'BAD_REQUEST', msg: 'Insufficient permission' },
    );
    await admin.client.fails(
      'DELETE',
      `/users/${owner.id}`,
      {},
      { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization owner' },
    );
    await site.owner.ok('DELETE', `/users/${owner.id}`);
    await admin.client.fails(
      'POST',
      `/users/${owner.id}/reactivate`,
      {},
      { msg: 'Must be an organization owner' },
    );
    await site.owner.ok('POST', `/users/${owner.id}/reactivate`);
    await site.owner.ok('DELETE', `/users/${owner.id}`);
  });

  it('refuses to deactivate the only owner with the same error for the owner and for a bot of theirs', async () => {
    const { user_id } = await site.owner.ok('GET', '/users/me');
    const { client: bot } = await site.person('Right Hand', { botOf: user_id, role: 'owner' });
    for (const client of [site.owner, bot]) {
      await client.fails(
        'DELETE',
        `/users/${user_id}`,
        {},
        {
          code: 'CANNOT_DEACTIVATE_LAST_USER',
          msg: 'Cannot deactivate the only organization owner.',
          is_last_owner: true,
          entity: 'organization owner',
        },
      );
    }
    expect(await site.owner.ok('GET', '/users/me')).to.include({ is_active: true });
  });

  it('leaves one of two owners who deactivate each other concurrently', async () => {
    const site2 = await startServer();
    const second = await site2.person('Second', { role: 'owner' });
    const { user_id } = await site2.owner.ok('GET', '/users/me');
    const answers = await Promise.all([
      site2.owner.send('DELETE', `/users/${second.id}`),
      second.client.send('DELETE', `/users/${user_id}`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    await site2.close();
  });

  it('refuses unknown users, bots and deactivated users', async () => {
    const bot = await site.person('Helper', { botOf: admin.id });
    const gone = await site.person('Left');
    await admin.client.ok('DELETE', `/users/${gone.id}`);
    await admin.client.fails('DELETE', '/users/9999', {}, { code: 'BAD_REQUEST', msg: 'No such user' });
    await admin.client.fails('DELETE', `/users/${bot.id}`, {}, { msg: 'No such user' });
    await admin.client.fails('DELETE', `/users/${gone.id}`, {}, { msg: 'User is deactivated' });
  });

  it('sends an email with the comment if the parameter is given', async () => {
    const mails = async (): Promise<{ to: string; subject: string; text: string }[]> => {
      const rows = await site.services.store.read((tx) =>
        tx.all<{ payload: string }>("SELECT payload FROM outbox WHERE kind = 'mail' ORDER BY id"),
      );
      return rows.map(({ payload }) => JSON.parse(payload) as { to: string; subject: string; text: string });
    };
    const before = (await mails()).length;
    const [silent, told, thanked] = [
      await site.person('Silent'),
      await site.person('Told'),
      await site.person('Thanked'),
    ];
    await admin.client.ok('DELETE', `/users/${silent.id}`);
    await admin.client.ok('DELETE', `/users/${told.id}`, { deactivation_notification_comment: '' });
    await admin.client.ok('DELETE', `/users/${thanked.id}`, {
      deactivation_notification_comment: 'Thank you!',
    });
    const sent = (await mails()).slice(before);
    expect(sent.map(({ to }) => to)).to.deep.equal([told.email, thanked.email]);
    expect(sent[0]?.text).not.to.include('comment');
    expect(sent[1]?.text).to.include('Thank you!');
    const long = { deactivation_notification_comment: 'x'.repeat(2001) };
    await admin.client.fails('DELETE', `/users/${admin.id}`, long, {
      msg: 'deactivation_notification_comment is too long (limit: 2000 characters)',
    });
  });
});
