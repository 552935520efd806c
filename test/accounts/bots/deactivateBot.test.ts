import { expect } from 'chai';

import { Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import { Follower, makeBot } from '../../chat/bots/event-recorder.js';

describe('DELETE /bots/{bot_id}', () => {
  let site: TestServer;
  let keeper: Person;
  let admin: Person;

  before(async () => {
    site = await startServer();
    keeper = await site.person('Keeper');
    admin = await site.person('Admin', { role: 'administrator' });
  });

  after(() => site.close());

  it('invalidates the API key, deletes the queues and sends one event to each client', async () => {
    const { id, email, key } = await makeBot(keeper.client);
    const client = new Client(site.url, { email, key });
    const { id: queue_id, last: last_event_id } = await watch(client, ['message']);
    const witness = await watch((await site.person('Witness')).client, ['realm_user', 'realm_bot']);
    const follower = await Follower.start(keeper.client);
    await keeper.client.ok('DELETE', `/bots/${String(id)}`);
    await keeper.client.ok('DELETE', `/bots/${String(id)}`);
    const change = { user_id: id, is_active: false };
    expect(await events(witness)).to.deep.equal([{ type: 'realm_user', op: 'update', person: change }]);
    expect(await follower.events()).to.deep.equal([{ type: 'realm_bot', op: 'update', bot: change }]);
    const poll = { queue_id, last_event_id };
    expect((await client.send('GET', '/events', poll)).status).to.equal(401);
    await admin.client.ok('POST', `/users/${String(id)}/reactivate`);
    await client.fails('GET', '/events', poll, { code: 'BAD_EVENT_QUEUE_ID' });
    const { followed, fresh } = await follower.compare();
    expect(followed).to.deep.equal(fresh);
  });

  it('requires the owner of the bot or an administrator, and for owner bots an organization owner', async () => {
    const { id } = await makeBot(keeper.client);
    const other = await site.person('Other', { role: 'moderator' });
    await other.client.fails('DELETE', `/bots/${String(id)}`, {}, { msg: 'Insufficient permission' });
    await admin.client.ok('DELETE', `/bots/${String(id)}`);
    const owners = await makeBot(site.owner);
    await site.owner.ok('PATCH', `/bots/${String(owners.id)}`, { role: 100 });
    const refusal = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization owner' };
    await admin.client.fails('DELETE', `/bots/${String(owners.id)}`, {}, refusal);
    await site.owner.ok('DELETE', `/bots/${String(owners.id)}`);
  });

  it('refuses IDs of users and system bots', async () => {
    const { cross_realm_bots: bots } = await site.owner.ok('POST', '/register', {
      event_types: ['realm_user'],
    });
    for (const id of [keeper.id, bots[0].user_id, 4711]) {
      await site.owner.fails('DELETE', `/bots/${String(id)}`, {}, { msg: 'No such bot' });
    }
  });

  it('applies to the bots of a deactivated user, which the reactivating administrator then owns', async () => {
    const leaver = await site.person('Leaver');
    const { id } = await makeBot(leaver.client);
    const follower = await Follower.start(admin.client);
    await admin.client.ok('DELETE', `/users/${String(leaver.id)}`);
    expect(await follower.events()).to.deep.equal([
      { type: 'realm_bot', op: 'update', bot: { user_id: id, is_active: false } },
    ]);
    await admin.client.ok('POST', `/users/${String(id)}/reactivate`);
    expect(await follower.events()).to.deep.equal([
      { type: 'realm_bot', op: 'update', bot: { user_id: id, is_active: true } },
      { type: 'realm_bot', op: 'update', bot: { user_id: id, owner_id: admin.id } },
    ]);
    const { followed, fresh } = await follower.compare();
    expect(followed).to.deep.equal(fresh);
  });
});
