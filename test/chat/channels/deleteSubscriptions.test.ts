import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { listen, say } from '../messages/fixtures.js';
import { startServer, type TestServer } from '../../support/server.js';

const PATH = '/users/me/subscriptions';

describe('DELETE /users/me/subscriptions', () => {
  let server: TestServer;
  let admin: Person;
  let anna: Person;
  let ben: Person;

  let statements: string[] = [];

  before(async () => {
    server = await startServer({ overrides: { observe: (sql) => statements.push(sql) } });
    admin = await server.person('Ada', { role: 'administrator' });
    anna = await server.person('Anna');
    ben = await server.person('Ben');
  });
  after(() => server.close());

  const create = (
    person: Person,
    name: string,
    others: readonly Person[] = [],
    options: object = {},
  ): Promise<Body> =>
    person.client.ok('POST', PATH, {
      subscriptions: [{ name }],
      principals: [person, ...others].map(({ id }) => id),
      ...options,
    });
  const names = async (person: Person): Promise<string[]> =>
    (await person.client.ok('GET', PATH)).subscriptions.map(({ name }: Body) => name);

  it('unsubscribes the requester and returns removed and not removed channels', async () => {
    await create(anna, 'one');
    await create(ben, 'two');
    const body = await anna.client.ok('DELETE', PATH, { subscriptions: ['ONE', 'two'] });
    expect(body).to.deep.equal({ result: 'success', msg: '', removed: ['one'], not_removed: ['two'] });
    expect(await names(anna)).not.to.include('one');
  });

  it('refuses unknown channels and inaccessible private channels with the same message', async () => {
    await create(ben, 'bens own', [], { invite_only: true });
    const fails = (name: string): Promise<Body> =>
      anna.client.fails(
        'DELETE',
        PATH,
        { subscriptions: ['one', name] },
        { msg: `Channel(s) (${name}) do not exist` },
      );
    await fails('nowhere');
    await fails('bens own');
  });

  it('runs the same statements for unknown channels and for inaccessible private channels', async () => {
    await create(ben, 'bens secret', [], { invite_only: true });
    const statementsFor = async (name: string): Promise<readonly string[]> => {
      statements = [];
      await anna.client.fails('DELETE', PATH, { subscriptions: [name] }, { status: 400 });
      // The event log reads at times that the test does not control.
      return statements.filter((sql) => !sql.includes('FROM events'));
    };
    await statementsFor('nowhere');
    const forUnknown = await statementsFor('nowhere');
    expect(forUnknown).to.deep.equal(await statementsFor('bens secret'));
    expect(forUnknown.join()).to.include('subscriptions');
  });

  it('allows only the can_remove_subscribers_group to unsubscribe other users', async () => {
    await create(anna, 'team', [ben]);
    const parameters = { subscriptions: ['team'], principals: [ben.id] };
    await anna.client.fails('DELETE', PATH, parameters, { msg: 'Insufficient permission' });
    const body = await admin.client.ok('DELETE', PATH, {
      subscriptions: ['team'],
      principals: [ben.email, admin.email],
    });
    expect(body).to.deep.include({ removed: ['team'], not_removed: ['team'] });
    const { user_groups } = await anna.client.ok('GET', '/user_groups');
    const idOf = (wanted: string): number => user_groups.find(({ name }: Body) => name === wanted).id;
    await create(anna, 'free', [ben], { can_remove_subscribers_group: idOf('role:everyone') });
    await anna.client.ok('DELETE', PATH, { subscriptions: ['free'], principals: [ben.id] });
    await create(anna, 'firm', [ben], { can_remove_subscribers_group: idOf('role:nobody') });
    const firm = { subscriptions: ['firm'], principals: [ben.id] };
    await admin.client.fails('DELETE', PATH, firm, { msg: 'Insufficient permission' });
    await ben.client.ok('DELETE', PATH, { subscriptions: ['firm'] });
  });

  it('refuses others also if the requester or an own bot is among them', async () => {
    const bot = await server.person('Own Robot', { botOf: anna.id });
    await create(admin, 'mixed', [anna, ben, bot]);
    for (const own of [anna, bot])
      for (const principals of [
        [own.id, ben.id],
        [ben.id, own.id],
      ])
        await anna.client.fails(
          'DELETE',
          PATH,
          { subscriptions: ['mixed'], principals },
          { msg: 'Insufficient permission' },
        );
    expect(await names(ben)).to.include('mixed');
    expect(await names(anna)).to.include('mixed');
  });

  it('changes nothing if one of several channels is refused', async () => {
    const { user_groups } = await anna.client.ok('GET', '/user_groups');
    const everyone = user_groups.find(({ name }: Body) => name === 'role:everyone').id;
    await create(anna, 'loose', [ben], { can_remove_subscribers_group: everyone });
    await create(anna, 'tight', [ben]);
    const parameters = { subscriptions: ['loose', 'tight'], principals: [ben.id] };
    await anna.client.fails('DELETE', PATH, parameters, { msg: 'Insufficient permission' });
    expect(await names(ben)).to.include.members(['loose', 'tight']);
  });

  it('allows users to unsubscribe their own bots', async () => {
    const bot = await server.person('Robot', { botOf: anna.id });
    await create(anna, 'machines', [bot, ben]);
    const parameters = { subscriptions: ['machines'], principals: [bot.id] };
    await ben.client.fails('DELETE', PATH, parameters, { msg: 'Insufficient permission' });
    expect(await anna.client.ok('DELETE', PATH, parameters)).to.deep.include({ removed: ['machines'] });
  });

  it('refuses unknown and deactivated users', async () => {
    await create(anna, 'here');
    const gone = await server.person('Gone');
    await server.owner.ok('DELETE', `/users/${gone.id}`);
    const fails = (principals: unknown[], msg: string): Promise<Body> =>
      admin.client.fails('DELETE', PATH, { subscriptions: ['here'], principals }, { msg });
    await fails([99999], 'No such user');
    await fails([gone.id], 'User is deactivated');
  });

  it('archives a private channel without subscribers and frees its name', async () => {
    await create(anna, 'Vault', [], { invite_only: true });
    await anna.client.ok('DELETE', PATH, { subscriptions: ['vault'] });
    const { streams } = await server.owner.ok('POST', '/register', { fetch_event_types: ['stream'] });
    expect(streams.map(({ name }: Body) => name)).not.to.include('Vault');
    expect((await create(ben, 'vault')).subscribed).to.deep.equal({ [ben.email]: ['vault'] });
  });

  it('allows guests to unsubscribe themselves', async () => {
    const guest = await server.person('Gwen', { role: 'guest' });
    await create(anna, 'lobby', [guest]);
    expect(await guest.client.ok('DELETE', PATH, { subscriptions: ['lobby'] })).to.deep.include({
      removed: ['lobby'],
    });
    await guest.client.fails(
      'DELETE',
      PATH,
      { subscriptions: ['lobby'] },
      { msg: 'Channel(s) (lobby) do not exist' },
    );
  });

  describe('from the channel in which unread messages were first sent, after they were moved to another one', () => {
    let created: string[] = [];
    let channels: [number, number];
    let moved: number[];

    const read = (messages: readonly number[]): object => ({
      type: 'update_message_flags',
      op: 'add',
      operation: 'add',
      flag: 'read',
      messages,
      all: false,
    });
    const withoutId = ({ id: _id, ...event }: Body): object => event;
    const unreadOf = async ({ client }: Person): Promise<number[]> => {
      const { unread_msgs } = await client.ok('POST', '/register', { event_types: ['message'] });
      return unread_msgs.streams
        .filter(({ stream_id }: Body) => channels.includes(stream_id as number))
        .flatMap(({ unread_message_ids }: Body) => unread_message_ids as number[]);
    };
    const leave = (person: Person, ids: readonly number[]): Promise<Body> =>
      person.client.ok('DELETE', PATH, { subscriptions: created.filter((_, place) => ids.includes(place)) });

    let round = 0;

    beforeEach(async () => {
      round += 1;
      created = [`first ${String(round)}`, `second ${String(round)}`];
      for (const name of created) await create(admin, name, [anna, ben]);
      const { streams } = await admin.client.ok('GET', '/streams');
      const idOf = (name: string): number => streams.find((one: Body) => one.name === name).stream_id;
      channels = [idOf(created[0] ?? ''), idOf(created[1] ?? '')];
      // A notice announces each new channel.
      for (const { client } of [anna, ben]) await client.ok('POST', '/mark_all_as_read');
      moved = [await say(admin, channels[0], 'a'), await say(admin, channels[0], 'a')];
      await admin.client.ok('PATCH', `/messages/${String(moved[0])}`, {
        stream_id: channels[1],
        propagate_mode: 'change_all',
        send_notification_to_old_thread: false,
        send_notification_to_new_thread: false,
      });
    });

    it('counts them as read, with an event to the user alone', async () => {
      const events = await listen(ben.client, { event_types: ['update_message_flags'] });
      const others = await listen(anna.client, { event_types: ['update_message_flags'] });
      expect(await unreadOf(ben)).to.deep.equal(moved);
      await leave(ben, [0]);
      expect((await events()).map(withoutId)).to.deep.equal([read(moved)]);
      expect(await unreadOf(ben)).to.deep.equal([]);
      expect(await others()).to.deep.equal([]);
      expect(await unreadOf(anna)).to.deep.equal(moved);
    });

    it('sends no event about those that the user has read', async () => {
      await ben.client.ok('POST', '/messages/flags', { messages: [moved[0]], op: 'add', flag: 'read' });
      const events = await listen(ben.client, { event_types: ['update_message_flags'] });
      await leave(ben, [0]);
      expect((await events()).map(withoutId)).to.deep.equal([read([moved[1] ?? 0])]);
    });

    it('sends one event if the user leaves both channels', async () => {
      const events = await listen(ben.client, { event_types: ['update_message_flags'] });
      await leave(ben, [0, 1]);
      expect((await events()).map(withoutId)).to.deep.equal([read(moved)]);
    });

    it('sends none when the channel is archived, from which it follows', async () => {
      const events = await listen(ben.client, { event_types: ['update_message_flags'] });
      await admin.client.ok('DELETE', `/streams/${String(channels[0])}`);
      expect(await events()).to.deep.equal([]);
      expect(await unreadOf(ben)).to.deep.equal([]);
    });
  });
});
