import { expect } from 'chai';

import type { Body, Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { setOrganization } from '../../support/settings.js';
import { Watch } from './event-recorder.js';

const PATH = '/users/me/subscriptions';

describe('channel events', () => {
  let server: TestServer;
  let admin: Person;
  let anna: Person;
  let ben: Person;
  let guest: Person;
  let owner: Client;

  before(async () => {
    server = await startServer({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
    owner = server.owner;
    admin = await server.person('Ada', { role: 'administrator' });
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    guest = await server.person('Gwen', { role: 'guest' });
    await owner.ok('DELETE', PATH, { subscriptions: ['general'], principals: [guest.id] });
  });
  after(() => server.close());

  const subscribe = (
    person: Person,
    name: string,
    principals: readonly Person[] = [],
    options: object = {},
  ): Promise<Body> =>
    person.client.ok('POST', PATH, {
      subscriptions: [{ name }],
      principals: principals.map(({ id }) => id),
      ...options,
    });
  const unsubscribe = (client: Client, name: string, principals: readonly Person[] = []): Promise<Body> =>
    client.ok('DELETE', PATH, { subscriptions: [name], principals: principals.map(({ id }) => id) });

  const everybody = (): Promise<Watch[]> =>
    Promise.all(
      [owner, admin.client, anna.client, ben.client, guest.client].map((client) => Watch.start(client)),
    );
  const kinds = async (watches: readonly Watch[]): Promise<string[][]> =>
    Promise.all(watches.map(async (watch) => (await watch.events()).map(({ type, op }) => `${type} ${op}`)));

  it('announce a public channel to all users except guests, and add its subscribers', async () => {
    const watches = await everybody();
    await subscribe(anna, 'public', [anna, ben]);
    const told = await kinds(watches);
    expect(told).to.deep.equal([
      ['stream create', 'subscription peer_add'],
      ['stream create', 'subscription peer_add'],
      ['stream create', 'subscription add'],
      ['stream create', 'subscription add'],
      [],
    ]);
  });

  /** Registers a queue for Ben by either operation. Returns the response with his channels. */
  const register = async (path: string, options: object): Promise<Body> => {
    const events = { event_types: ['subscription'], dont_block: true };
    return ben.client.ok(path === '/events' ? 'GET' : 'POST', path, { ...events, ...options });
  };

  for (const path of ['/register', '/events']) {
    it(`include subscribers only with include_subscribers, for queues of ${path}`, async () => {
      const name = `listed by ${path.slice(1)}`;
      const wanted = { include_subscribers: true };
      const unwanted = { include_subscribers: false };
      const queues = await Promise.all([wanted, unwanted, {}].map((options) => register(path, options)));
      await subscribe(anna, name, [anna, ben]);
      await subscribe(anna, name, [guest]);
      const lists = queues.map(async ({ queue_id }, index) => {
        const options = { queue_id, last_event_id: -1, dont_block: true };
        const [added, joined] = (await ben.client.ok('GET', '/events', options)).events as Body[];
        const [channel] = added.subscriptions;
        const followed = channel.subscribers && {
          subscribers: [...channel.subscribers, ...joined.user_ids],
        };
        const { subscriptions } = await register('/register', index === 0 ? wanted : unwanted);
        const fresh = subscriptions.find((one: Body) => one.name === name);
        // The notice that the channel was created is its first message, and was sent after the event.
        expect(fresh.first_message_id).to.be.a('number');
        const { first_message_id } = fresh;
        expect(fresh).to.deep.equal({ ...channel, ...followed, first_message_id });
        expect(channel.first_message_id).to.equal(null);
        return channel.subscribers as unknown;
      });
      expect(await Promise.all(lists)).to.deep.equal([[anna.id, ben.id], undefined, undefined]);
    });
  }

  it('include a public channel for a guest only while the guest is subscribed', async () => {
    const [, , watch, , guests] = await everybody();
    await subscribe(anna, 'public', [guest]);
    expect(await kinds([watch, guests] as Watch[])).to.deep.equal([
      ['subscription peer_add'],
      ['stream create', 'subscription add'],
    ]);
    await unsubscribe(ben.client, 'public');
    expect(await kinds([guests] as Watch[])).to.deep.equal([['subscription peer_remove']]);
    await unsubscribe(guest.client, 'public');
    expect(await kinds([guests] as Watch[])).to.deep.equal([['subscription remove', 'stream delete']]);
  });

  it('name several channels that the same users see in one event, also if their subscribers differ', async () => {
    await subscribe(anna, 'alone', [anna]);
    await subscribe(anna, 'in two', [anna, ben]);
    const watch = await Watch.start(owner);
    await owner.ok('POST', PATH, {
      subscriptions: [{ name: 'alone' }, { name: 'in two' }],
      principals: [admin.id],
    });
    const events = await watch.events();
    expect(events.map(({ op, stream_ids }) => [op, stream_ids.length] as const)).to.deep.equal([
      ['peer_add', 2],
    ]);
  });

  it('reach only subscribers and administrators for a private channel', async () => {
    const watches = await everybody();
    await subscribe(anna, 'private', [], { invite_only: true });
    expect(await kinds(watches)).to.deep.equal([
      ['stream create', 'subscription peer_add'],
      ['stream create', 'subscription peer_add'],
      ['stream create', 'subscription add'],
      [],
      [],
    ]);
    await subscribe(anna, 'private', [ben]);
    expect(await kinds(watches)).to.deep.equal([
      ['subscription peer_add'],
      ['subscription peer_add'],
      ['subscription peer_add'],
      ['stream create', 'subscription add'],
      [],
    ]);
    await unsubscribe(ben.client, 'private');
    expect(await kinds(watches)).to.deep.equal([
      ['subscription peer_remove'],
      ['subscription peer_remove'],
      ['subscription peer_remove'],
      ['subscription remove', 'stream delete'],
      [],
    ]);
  });

  it('announce a web-public channel also to guests', async () => {
    await setOrganization(server, { enable_spectator_access: true });
    const guests = await Watch.start(guest.client);
    await owner.ok('POST', PATH, { subscriptions: [{ name: 'web' }], is_web_public: true });
    await subscribe(anna, 'web');
    await unsubscribe(anna.client, 'web');
    expect(await kinds([guests])).to.deep.equal([
      ['stream create', 'subscription peer_add', 'subscription peer_add', 'subscription peer_remove'],
    ]);
  });

  it('announce new default channels to all users except guests', async () => {
    const watches = await everybody();
    await subscribe(admin, 'default', [], { is_default_stream: true });
    const told = await Promise.all(watches.map((watch) => watch.events()));
    const lists = told.map((events) => events.filter(({ type }) => type === 'default_streams'));
    expect(lists.map(({ length }) => length)).to.deep.equal([1, 1, 1, 1, 0]);
    const names = lists[0]?.[0].default_streams.map(({ name }: Body) => name);
    expect(names).to.deep.equal(['general', 'default']);
  });

  it('and POST /register state default channels without their traffic', async () => {
    const watch = await Watch.start(anna.client);
    await subscribe(admin, 'second default', [], { is_default_stream: true });
    const event = (await watch.events()).find(({ type }) => type === 'default_streams');
    const state = await anna.client.ok('POST', '/register', {
      fetch_event_types: ['default_streams', 'stream'],
    });
    // The first message of the new channel follows the event.
    const stated = state.realm_default_streams.map((one: Body) =>
      one.name === 'second default' ? { ...one, first_message_id: null } : one,
    );
    expect(stated).to.deep.equal(event?.default_streams);
    const [channel] = state.realm_default_streams;
    expect(channel)
      .to.include({ name: 'general', invite_only: false })
      .and.not.have.property('stream_weekly_traffic');
    expect(state.streams.find(({ name }: Body) => name === 'general')).to.have.property(
      'stream_weekly_traffic',
    );
  });

  it('update the state of each client to the state that POST /register returns', async () => {
    const watches = await everybody();
    const newcomer = await server.person('Nora');
    await subscribe(anna, 'state 1', [anna, ben, guest]);
    await subscribe(anna, 'state 2', [anna, ben, guest], { invite_only: true });
    await owner.ok('POST', PATH, { subscriptions: [{ name: 'state 3' }], is_web_public: true });
    await subscribe(admin, 'state 4', [newcomer, anna], { is_default_stream: true });
    await unsubscribe(owner, 'state 2', [ben, guest]);
    await unsubscribe(owner, 'state 1', [anna, ben, guest]);
    await subscribe(ben, 'state 1', [ben, newcomer]);
    await subscribe(anna, 'state 2', [guest]);
    await subscribe(anna, 'state 5', [], { invite_only: true });
    await unsubscribe(anna.client, 'state 5');
    const { subscriptions } = await anna.client.ok('GET', PATH);
    await anna.client.ok('POST', `${PATH}/properties`, {
      subscription_data: [
        { stream_id: subscriptions[0].stream_id, property: 'in_home_view', value: false },
        { stream_id: subscriptions[1].stream_id, property: 'color', value: '#fedcba' },
      ],
    });
    await owner.ok('DELETE', `/users/${newcomer.id}`);
    const leaver = await server.person('Lea');
    await owner.ok('DELETE', `/users/${leaver.id}`);
    await owner.ok('POST', `/users/${leaver.id}/reactivate`);
    for (const watch of watches) {
      const { followed, fresh } = await watch.compare();
      expect(followed).to.deep.equal(fresh);
    }
  });
});
