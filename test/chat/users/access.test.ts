import { expect } from 'chai';

import { makeChannel, say, tell } from '../messages/fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { setOrganization } from '../../support/settings.js';
import { events, watch } from './event-recorder.js';

/** Registers a queue with the given value of the client capability `user_list_incomplete`. */
const watchUsers = async ({ client }: Person, user_list_incomplete: boolean) => {
  const { queue_id: id, last_event_id: last } = await client.ok('POST', '/register', {
    event_types: ['realm_user', 'subscription', 'message', 'reaction'],
    fetch_event_types: [],
    client_capabilities: { user_list_incomplete },
  });
  return { client, id, last };
};

describe('users whom a guest cannot access', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let guest: Person;

  beforeEach(async () => {
    site = await startServer();
    const { user_groups } = await site.owner.ok('GET', '/user_groups');
    const members = user_groups.find(({ name }: Body) => name === 'role:members').id;
    await setOrganization(site, { can_access_all_users_group: members });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    guest = await site.person('Guest', { role: 'guest' });
    await site.services.store.write(async (tx) => {
      await tx.run('UPDATE subscriptions SET active = NULL, until_message_id = 0 WHERE user_id = ?', [
        guest.id,
      ]);
      await tx.run('UPDATE channels SET members_version = members_version + 1');
    });
  });
  afterEach(() => site.close());

  const unknown = (id: number): object => ({
    user_id: id,
    full_name: 'Unknown user',
    email: `user${String(id)}@chat.example.com`,
    delivery_email: null,
    role: 400,
    is_active: true,
  });
  const seen = (person: Person): object => ({
    user_id: person.id,
    full_name: person.name,
    email: person.email,
  });
  const find = (users: Body[], { id }: Person): Body => users.find(({ user_id }) => user_id === id);
  const registered = async (user_list_incomplete: boolean): Promise<Body[]> =>
    (
      await guest.client.ok('POST', '/register', {
        event_types: ['realm_user'],
        client_capabilities: { user_list_incomplete },
      })
    ).realm_users as Body[];

  it('have their names in the events of all others, in each order of the clients that wait', async () => {
    const shared = await makeChannel(anna, 'shared', [ben, guest]);
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['shared'] });
    for (const order of [
      [guest, anna],
      [anna, guest],
    ]) {
      const queues = [];
      for (const person of order) queues.push(await watchUsers(person, false));
      const id = await say(ben, shared, 'logo');
      for (const [index, person] of order.entries()) {
        const queue = queues[index];
        if (!queue) throw new Error('There is no queue.');
        const [{ message }] = await events(queue);
        expect([message.id, message.sender_full_name]).to.deep.equal([
          id,
          person === guest ? 'Unknown user' : 'Ben',
        ]);
        expect(message.sender_email === ben.email).to.equal(person !== guest);
      }
    }
  });

  it('are placeholders in lists, and are left out with `user_list_incomplete`', async () => {
    await makeChannel(anna, 'shared', [guest]);
    for (const users of [await registered(false), (await guest.client.ok('GET', '/users')).members]) {
      expect(find(users, anna)).to.deep.include(seen(anna));
      expect(find(users, ben)).to.deep.include(unknown(ben.id));
      expect(find(users, guest)).to.deep.include(seen(guest));
    }
    expect(find(await registered(true), ben)).to.equal(undefined);
    expect(find(await registered(true), anna)).to.deep.include(seen(anna));
    expect(find((await anna.client.ok('GET', '/users')).members, ben)).to.deep.include(seen(ben));
    await guest.client.ok('GET', `/users/${String(anna.id)}`);
    const path = `/users/${String(ben.id)}`;
    await guest.client.fails('GET', path, {}, { code: 'BAD_REQUEST', msg: 'Insufficient permission' });
    await guest.client.fails('GET', `/users/${ben.email}`, {}, { msg: 'No such user' });
  });

  it('appear when a channel is shared and disappear with its last shared channel', async () => {
    const [modern, older] = [await watchUsers(guest, true), await watchUsers(guest, false)];
    const other = await watchUsers(ben, true);
    await makeChannel(anna, 'shared', [guest]);
    const added = await events(modern);
    expect(added.map(({ type, op }) => `${type} ${op}`)).to.deep.equal([
      'realm_user add',
      'subscription add',
      'message undefined',
    ]);
    expect(added[0]?.person).to.deep.include(seen(anna));
    expect((await events(older))[0]?.person).to.deep.include(seen(anna));
    await anna.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['shared'] });
    const gone = {
      type: 'realm_user',
      op: 'remove',
      person: { user_id: anna.id, full_name: 'Unknown user' },
    };
    expect((await events(modern)).at(-1)).to.deep.equal(gone);
    const [before, last] = (await events(older)).slice(-2);
    expect(before).to.deep.equal(gone);
    expect(last?.op).to.equal('add');
    expect(last?.person).to.deep.include(unknown(anna.id));
    expect(find(await registered(false), anna)).to.deep.equal(last?.person);
    expect((await events(other)).filter(({ type }) => type === 'realm_user')).to.deep.equal([]);
  });

  it('remain visible while the guest shares another channel or a conversation with them', async () => {
    await makeChannel(anna, 'one', [guest]);
    const queue = await watchUsers(guest, true);
    await makeChannel(anna, 'two', [guest]);
    await tell(anna, [guest]);
    for (const name of ['one', 'two']) {
      await anna.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
    }
    expect((await events(queue)).filter(({ type }) => type === 'realm_user')).to.deep.equal([]);
  });

  it('appear with the first direct message that the guest receives with them', async () => {
    const queue = await watchUsers(guest, true);
    await tell(anna, [guest, ben]);
    await tell(anna, [guest]);
    const added = (await events(queue)).filter(({ op }) => op === 'add');
    expect(added.map(({ person }) => person.user_id)).to.have.members([anna.id, ben.id]);
  });

  it('reach the guest as placeholders, or not at all, when their accounts are created', async () => {
    const [modern, older] = [await watchUsers(guest, true), await watchUsers(guest, false)];
    const carla = await site.person('Carla');
    expect((await events(modern)).filter(({ type }) => type === 'realm_user')).to.deep.equal([]);
    const [event] = await events(older);
    expect(event?.person).to.deep.include(unknown(carla.id));
    expect(event).to.have.all.keys('type', 'op', 'person');
  });

  it('send no events about their changes to the guest', async () => {
    await makeChannel(anna, 'shared', [guest]);
    const queue = await watch(guest.client, ['realm_user']);
    for (const { id } of [anna, ben]) {
      await site.owner.ok('PATCH', `/users/${String(id)}`, { role: 300, full_name: 'Another Name' });
    }
    for (const { client } of [anna, ben]) {
      await client.ok('PATCH', '/settings', { timezone: 'Asia/Tokyo', email_address_visibility: 3 });
    }
    await site.owner.ok('DELETE', `/users/${String(ben.id)}`);
    const told = await events(queue);
    expect(new Set(told.map(({ person }) => person.user_id))).to.deep.equal(new Set([anna.id]));
    // The role, the name, the time zone, the API email, and the real email with its gravatar.
    expect(told).to.have.length(6);
    expect(find(await registered(false), ben)).to.deep.include(unknown(ben.id));
  });

  it('disappear when the viewer becomes a guest and reappear when the viewer becomes a member', async () => {
    const queue = await watch(ben.client, ['realm_user']);
    const about = async (): Promise<string[]> =>
      (await events(queue))
        .filter(({ person }) => person.user_id === anna.id)
        .map(({ op, person }) => `${String(op)} ${String(person.full_name)}`);
    await site.owner.ok('DELETE', '/users/me/subscriptions', await everything(ben));
    await site.owner.ok('PATCH', `/users/${String(ben.id)}`, { role: 600 });
    expect(await about()).to.deep.equal(['remove Unknown user', 'add Unknown user']);
    await site.owner.ok('PATCH', `/users/${String(ben.id)}`, { role: 400 });
    expect(await about()).to.deep.equal(['add Anna']);
  });

  const everything = async ({ id, client }: Person): Promise<Body> => {
    const { subscriptions } = await client.ok('GET', '/users/me/subscriptions');
    return { subscriptions: subscriptions.map(({ name }: Body) => name), principals: [id] };
  };

  it('are placeholders as senders of messages and reactions', async () => {
    await makeChannel(anna, 'shared', [guest, ben]);
    const left = await say(ben, 'shared', 'topic', 'before');
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['shared'] });
    const queue = await watchUsers(guest, true);
    await say(ben, 'shared', 'topic', 'after');
    const reaction = { emoji_name: 'smile' };
    await ben.client.ok('POST', `/messages/${String(left)}/reactions`, reaction);
    const [message, reacted] = await events(queue);
    const sender = {
      sender_id: ben.id,
      sender_full_name: 'Unknown user',
      sender_email: `user${String(ben.id)}@chat.example.com`,
    };
    expect(message?.message).to.include(sender);
    expect(reacted?.user).to.deep.equal({
      user_id: ben.id,
      email: sender.sender_email,
      full_name: 'Unknown user',
    });
    const shown = (await guest.client.ok('GET', `/messages/${String(left)}`)).message;
    expect(shown).to.include({ ...sender, avatar_url: message?.message.avatar_url });
    expect(shown.reactions[0].user).to.deep.equal({
      id: ben.id,
      email: sender.sender_email,
      full_name: 'Unknown user',
    });
    const own = (await anna.client.ok('GET', `/messages/${String(left)}`)).message;
    expect(own).to.include({ sender_full_name: 'Ben', sender_email: ben.email });
    expect(own.reactions[0].user).to.deep.equal({ id: ben.id, email: ben.email, full_name: 'Ben' });
  });

  it('cannot be messaged, mentioned, sent typing notifications or searched for', async () => {
    const to = (name: unknown, msg: string): Promise<unknown> =>
      guest.client.fails('POST', '/messages', { type: 'direct', to: name, content: 'x' }, { msg });
    await to([ben.id], `Invalid user ID ${String(ben.id)}`);
    await to([ben.email], `Invalid email '${ben.email}'`);
    const draft = { type: 'private', to: [ben.id], topic: '', content: 'x' };
    const refusal = { msg: `Invalid user ID ${String(ben.id)}` };
    await guest.client.fails('POST', '/drafts', { drafts: [draft] }, refusal);
    const later = { type: 'direct', to: [ben.id], content: 'x', scheduled_delivery_timestamp: 9_999_999_999 };
    await guest.client.fails('POST', '/scheduled_messages', later, refusal);
    await makeChannel(anna, 'shared', [guest]);
    const mention = await say(guest, 'shared', 'topic', '@**Ben** @_**Ben** @**Anna**');
    const { content } = (await anna.client.ok('GET', `/messages/${String(mention)}`)).message;
    expect(content)
      .to.include('@<strong>Ben</strong>')
      .and.to.include(`data-user-id="${String(anna.id)}"`);
    expect(content).to.not.include(`data-user-id="${String(ben.id)}"`);
    await guest.client.fails('POST', '/typing', { op: 'start', to: [ben.id] }, refusal);
    const heard = await watch(guest.client, ['typing']);
    for (const { client } of [ben, anna]) {
      await client.ok('POST', '/typing', { op: 'start', to: [guest.id] });
    }
    expect((await events(heard)).map(({ sender }) => sender.user_id)).to.deep.equal([anna.id]);
    const narrow = [{ operator: 'sender', operand: ben.email }];
    const around = { narrow, anchor: 'newest', num_before: 1, num_after: 0 };
    await guest.client.fails('GET', '/messages', around, { code: 'BAD_NARROW' });
  });
});
