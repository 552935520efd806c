import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../../chat/users/event-recorder.js';

const TYPES = ['realm_user', 'realm_bot', 'user_group', 'stream', 'subscription', 'default_streams'];

describe('PATCH /users/{user_id}', () => {
  let site: TestServer;
  let admin: Person;

  before(async () => {
    site = await startServer();
    admin = await site.person('Admin', { role: 'administrator' });
  });

  after(() => site.close());

  const roleOf = async (id: number): Promise<number> =>
    (await admin.client.ok('GET', `/users/${String(id)}`)).user.role;

  it('changes the name and sends one `realm_user` event', async () => {
    const person = await site.person('Before');
    const watcher = await watch((await site.person('Witness')).client, TYPES);
    await admin.client.ok('PATCH', `/users/${person.id}`, { full_name: ' After ' });
    await admin.client.ok('PATCH', `/users/${person.id}`, { full_name: 'After' });
    await admin.client.ok('PATCH', `/users/${person.id}`, { full_name: '  ' });
    expect(await events(watcher)).to.deep.equal([
      { type: 'realm_user', op: 'update', person: { user_id: person.id, full_name: 'After' } },
    ]);
    expect((await person.client.ok('GET', '/users/me')).full_name).to.equal('After');
  });

  it('sends a `realm_bot` event to the owner of a renamed bot', async () => {
    const keeper = await site.person('Keeper');
    const bot = await site.person('Robot', { botOf: keeper.id });
    const queue = await watch(keeper.client, TYPES);
    await admin.client.ok('PATCH', `/users/${bot.id}`, { full_name: 'Android' });
    expect((await events(queue)).map(({ type }) => type)).to.deep.equal(['realm_user', 'realm_bot']);
  });

  it('refuses invalid names and profile fields, and changes nothing', async () => {
    const person = await site.person('Steady');
    const path = `/users/${person.id}`;
    await admin.client.fails('PATCH', path, { role: 300, full_name: 'x' }, { msg: 'Name too short!' });
    await admin.client.fails('PATCH', path, { full_name: 'a*b' }, { msg: 'Invalid characters in name!' });
    const profile = { role: 300, profile_data: [{ id: 4711, value: 'x' }] };
    await admin.client.fails('PATCH', path, profile, { msg: 'Field id 4711 not found.' });
    expect(await roleOf(person.id)).to.equal(400);
  });

  it('changes the role, the system groups and the permissions at once', async () => {
    const person = await site.person('Riser');
    const queue = await watch(person.client, ['realm_user', 'user_group']);
    const newcomer = { email: 'z@example.com', password: 'sesame-lantern-42', full_name: 'Newcomer' };
    await person.client.fails('POST', '/users', newcomer, { code: 'UNAUTHORIZED_PRINCIPAL' });
    await admin.client.ok('PATCH', `/users/${person.id}`, { role: 200 });
    const told = await events(queue);
    expect(told[0]).to.deep.equal({
      type: 'realm_user',
      op: 'update',
      person: { user_id: person.id, role: 200 },
    });
    expect(told.slice(1).map(({ op }) => op)).to.include.members(['remove_members', 'add_members']);
    await person.client.ok('POST', '/users', newcomer);
    await admin.client.ok('PATCH', `/users/${person.id}`, { role: 400 });
    expect((await person.client.ok('GET', '/users/me')).is_admin).to.equal(false);
  });

  it('requires an administrator, and an owner to make or change owners', async () => {
    const moderator = await site.person('Moderator', { role: 'moderator' });
    await moderator.client.fails(
      'PATCH',
      `/users/${admin.id}`,
      { full_name: 'Mine' },
      { code: 'BAD_REQUEST', msg: 'Insufficient permission' },
    );
    const second = await site.person('Second');
    const refusal = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization owner' };
    await admin.client.fails('PATCH', `/users/${second.id}`, { role: 100 }, refusal);
    await site.owner.ok('PATCH', `/users/${second.id}`, { role: 100 });
    await admin.client.fails('PATCH', `/users/${second.id}`, { role: 400 }, refusal);
    await second.client.ok('PATCH', `/users/${second.id}`, { role: 400 });
    expect(await roleOf(second.id)).to.equal(400);
  });

  it('refuses to demote the only owner or to promote guests to administrators', async () => {
    const { user_id } = await site.owner.ok('GET', '/users/me');
    await site.owner.fails(
      'PATCH',
      `/users/${user_id}`,
      { role: 200 },
      { msg: 'The owner permission cannot be removed from the only organization owner.' },
    );
    const guest = await site.person('Guest', { role: 'guest' });
    for (const role of [100, 200]) {
      await site.owner.fails(
        'PATCH',
        `/users/${guest.id}`,
        { role },
        { code: 'BAD_REQUEST', msg: 'Guests cannot be organization administrators' },
      );
    }
    await admin.client.fails(
      'PATCH',
      `/users/${guest.id}`,
      { role: 500 },
      { msg: 'Invalid role: Value error, Not in the list of possible values' },
    );
    await admin.client.fails('PATCH', '/users/4711', { role: 400 }, { msg: 'No such user' });
  });

  it('leaves one of two owners who demote each other concurrently', async () => {
    const other = await startServer();
    const second = await other.person('Second', { role: 'owner' });
    const { user_id } = await other.owner.ok('GET', '/users/me');
    const answers = await Promise.all([
      other.owner.send('PATCH', `/users/${second.id}`, { role: 400 }),
      second.client.send('PATCH', `/users/${user_id}`, { role: 400 }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    await other.close();
  });

  it('sends channel events according to what the new role can access', async () => {
    await admin.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'open' }] });
    await admin.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'closed' }],
      invite_only: true,
    });
    const person = await site.person('Wanderer');
    const names = async (): Promise<string[]> =>
      (await person.client.ok('POST', '/register', { fetch_event_types: ['stream'] })).streams.map(
        ({ name }: { name: string }) => name,
      );
    const queue = await watch(person.client, ['stream', 'subscription', 'default_streams']);
    const change = async (role: number): Promise<Record<string, unknown>[]> => {
      const before = await names();
      await site.owner.ok('PATCH', `/users/${person.id}`, { role });
      const told = await events(queue);
      const seen = new Set(before);
      for (const { type, op, streams } of told) {
        if (type !== 'stream') continue;
        for (const { name } of streams)
          if (op === 'create') seen.add(name);
          else seen.delete(name);
      }
      expect([...seen].sort()).to.deep.equal((await names()).sort());
      return told;
    };
    const risen = await change(200);
    expect(risen.map(({ type, op }) => `${String(type)} ${String(op)}`)).to.deep.equal([
      'stream create',
      'subscription peer_add',
    ]);
    expect(risen[1]).to.deep.include({ user_ids: [admin.id] });
    await change(400);
    const fallen = await change(600);
    expect(fallen.at(-1)).to.deep.equal({ type: 'default_streams', default_streams: [] });
    const member = await change(400);
    expect(member.map(({ type }) => type)).to.include('default_streams');
  });

  it('deletes queues with `all_public_streams` of a new guest, and no other queues', async () => {
    for (const role of ['administrator', 'moderator', 'member'] as const) {
      const person = await site.person(`Listener ${role}`, { role });
      const { queue_id, last_event_id } = await person.client.ok('POST', '/register', {
        all_public_streams: true,
        fetch_event_types: [],
      });
      const queue = await watch(person.client, ['realm_user']);
      await admin.client.ok('PATCH', `/users/${person.id}`, { role: 600 });
      const poll = { queue_id, last_event_id, dont_block: true };
      await person.client.fails('GET', '/events', poll, { code: 'BAD_EVENT_QUEUE_ID' });
      expect((await events(queue)).filter(({ person: one }) => one?.role === 600)).to.have.length(1);
    }
  });
});
