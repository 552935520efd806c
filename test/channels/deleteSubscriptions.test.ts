import { expect } from 'chai';

import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

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
});
