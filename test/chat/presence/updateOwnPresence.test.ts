import { expect } from 'chai';

import type { Body, Client, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { setOrganization } from '../../support/settings.js';
import { migratedTestDatabase } from '../../support/store.js';
import { events, watch } from '../users/event-recorder.js';
import { lonelyGuest, whileGuestsSeeFew } from './fixtures.js';

const PATH = '/users/me/presence';
const OFFLINE_AFTER = 200;
const TWO_WEEKS_MS = 14 * 24 * 3_600_000;

describe('POST /users/me/presence', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;

  beforeEach(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
  });
  afterEach(() => server.close());

  const report = (client: Client, parameters: Parameters = {}): Promise<Body> =>
    client.ok('POST', PATH, { status: 'active', ...parameters });
  /** Waits until the pending reports are written. */
  const publish = async (on = server): Promise<void> => {
    on.clock.advance(1000);
    await on.services.presence.reports.settled();
  };
  const pass = (seconds: number): void => {
    server.clock.advance(seconds * 1000);
  };
  const now = (): number => server.services.clock.seconds();
  const ask = (last_update_id: number, by = ben): Promise<Body> =>
    report(by.client, { status: 'idle', last_update_id });
  /** Returns the presences of other users that Ben receives. */
  const askOthers = async (last_update_id: number): Promise<Body> => {
    const { presences } = await ask(last_update_id);
    return Object.fromEntries(Object.entries(presences as object).filter(([id]) => id !== String(ben.id)));
  };
  /** The ID of the last published update. */
  const lastId = async (): Promise<number> =>
    (await server.owner.ok('POST', '/register', { fetch_event_types: ['presence'] })).presence_last_update_id;
  const timesOf = async ({ id }: Person): Promise<Body> => (await ask(-1)).presences[id];

  it('returns the requester’s report at once, also as the first one', async () => {
    const at = now();
    const body = await report(anna.client, { last_update_id: -1 });
    expect(body).to.deep.include({
      presences: { [anna.id]: { active_timestamp: at, idle_timestamp: at } },
      presence_last_update_id: 0,
      zephyr_mirror_active: false,
    });
    expect(body.server_timestamp).to.equal(server.services.clock.now() / 1000);
  });

  it('publishes reports of the same second under one ID', async () => {
    pass(10);
    const at = now();
    await report(anna.client);
    await report(ben.client, { status: 'idle' });
    expect(await askOthers(-1), 'not yet').to.deep.equal({});
    await publish();
    const first = await ask(-1);
    expect(first.presences).to.deep.equal({
      [anna.id]: { active_timestamp: at, idle_timestamp: at },
      // No client ever reported Ben active.
      [ben.id]: { active_timestamp: at - OFFLINE_AFTER - 1, idle_timestamp: at },
    });
    const id = first.presence_last_update_id as number;
    expect(await ask(id), 'nothing new').to.deep.include({ presences: {}, presence_last_update_id: id });
  });

  it('never shows a user active whom no client reported active, and says when the account was created', async () => {
    const joined = now();
    const idleAfter = async (seconds: number): Promise<Body> => {
      pass(seconds);
      await report(ben.client, { status: 'idle' });
      await publish();
      const { presences } = await report(anna.client, { slim_presence: true, status: 'idle' });
      const { active_timestamp, idle_timestamp } = presences[ben.id];
      expect(idle_timestamp - active_timestamp).to.be.greaterThan(OFFLINE_AFTER);
      return active_timestamp;
    };
    expect(await idleAfter(0)).to.equal(joined - OFFLINE_AFTER - 1);
    expect(await idleAfter(86_400)).to.equal(joined);
  });

  it('returns updates only with a greater ID', async () => {
    const start = await report(server.owner, { last_update_id: -1 });
    await publish();
    const poll = async (id: number, status = 'active'): Promise<number> => {
      const { presences, presence_last_update_id } = await report(anna.client, {
        status,
        last_update_id: id,
      });
      const isNew = Object.keys(presences as object).length > 0;
      expect(isNew, `updates with ${id} and ${presence_last_update_id}`).to.equal(
        presence_last_update_id > id,
      );
      return presence_last_update_id as number;
    };
    const seen: number[] = [start.presence_last_update_id];
    for (const status of ['active', 'active', 'idle', 'active'])
      seen.push(await poll(seen.at(-1) ?? -1, status));
    await publish();
    for (let turn = 0; turn < 2; turn += 1) seen.push(await poll(seen.at(-1) ?? -1));
    expect(seen.at(-1), 'the end').to.equal(seen.at(-2));
    const { presences } = await ask(seen.at(-3) ?? -1);
    expect(Object.keys(presences as object), 'the published report').to.include(String(anna.id));
  });

  it('returns the requester’s report once more under its ID, and then not again', async () => {
    await report(server.owner);
    await publish();
    const published = await lastId();
    const at = now();
    const first = await report(anna.client, { last_update_id: published });
    expect(first.presences).to.deep.equal({ [anna.id]: { active_timestamp: at, idle_timestamp: at } });
    await publish();
    const second = await report(anna.client, { last_update_id: first.presence_last_update_id });
    expect(second.presences).to.deep.equal(first.presences);
    const last = second.presence_last_update_id as number;
    expect(first.presence_last_update_id).to.be.within(published + 1, last - 1);
    expect(await report(anna.client, { last_update_id: last })).to.deep.include({
      presences: {},
      presence_last_update_id: last,
    });
  });

  it('returns the requester’s new report instead of the published one, in both formats', async () => {
    await Promise.all([anna.client, ben.client, server.owner].map((client) => report(client)));
    await publish();
    const before = (await ask(-1)).presences;
    const at = now();
    for (const { id, email, client } of [anna, ben]) {
      const idle = { status: 'idle' };
      const modern = await report(client, { ...idle, last_update_id: 0 });
      expect(modern.presences).to.deep.include({ [id]: { ...before[id], idle_timestamp: at } });
      expect(Object.keys(modern.presences), 'with all others').to.have.members(Object.keys(before));
      const { presences } = await report(client, idle);
      expect(presences[email].aggregated).to.deep.include({ status: 'idle', timestamp: at });
      expect(Object.keys(presences)).to.have.length(3);
    }
  });

  it('returns only presences newer than last_update_id, and never a smaller ID', async () => {
    await report(anna.client);
    await publish();
    const { presence_last_update_id } = await ask(-1);
    await report(server.owner);
    await publish();
    const { presences, presence_last_update_id: next } = await ask(presence_last_update_id);
    expect(Object.keys(presences)).to.not.include(String(anna.id));
    expect(next).to.be.greaterThan(presence_last_update_id);
    await publish();
    expect(await ask(4711)).to.deep.include({ presences: {}, presence_last_update_id: 4711 });
  });

  it('returns the legacy format unless the request selects the modern one', async () => {
    const timestamp = now();
    await report(anna.client);
    await publish();
    const bots = await server.person('Bot', { botOf: ben.id });
    const { presences } = await bots.client.ok('GET', '/realm/presence');
    const aggregated = { client: 'website', status: 'active', timestamp };
    const legacy = { aggregated, website: { ...aggregated, pushable: false } };
    expect(presences).to.deep.equal({ [anna.email]: legacy });
    const slim = await report(anna.client, { slim_presence: true });
    expect(slim.presences).to.deep.equal({
      [anna.id]: { active_timestamp: timestamp, idle_timestamp: timestamp },
    });
    expect((await report(anna.client)).presences).to.deep.equal(presences);
    const both = await report(anna.client, { last_update_id: -1, slim_presence: false });
    expect(Object.keys(both.presences)).to.deep.equal([String(anna.id)]);
    const state = await ben.client.ok('POST', '/register', { fetch_event_types: ['presence'] });
    expect(state.presences).to.deep.equal(presences);
    expect(state).to.deep.include({
      presence_last_update_id: await lastId(),
      server_timestamp: server.services.clock.now() / 1000,
    });
    const slimState = await ben.client.ok('POST', '/register', {
      fetch_event_types: ['presence'],
      slim_presence: true,
    });
    expect(slimState.presences).to.deep.equal(slim.presences);
  });

  it('stores a report within 55 seconds of the last only if the user returns from idle', async () => {
    const first = now();
    await report(anna.client);
    await publish();
    pass(54);
    await report(anna.client);
    await publish();
    expect(await timesOf(anna)).to.deep.equal({ active_timestamp: first, idle_timestamp: first });
    pass(2);
    const later = now();
    await report(anna.client);
    await publish();
    expect(await timesOf(anna)).to.deep.equal({ active_timestamp: later, idle_timestamp: later });

    await report(server.owner, { status: 'idle' });
    await publish();
    const back = now();
    await report(server.owner);
    await publish();
    const { presences } = await ask(-1);
    expect(Object.values(presences)).to.deep.include({ active_timestamp: back, idle_timestamp: back });
  });

  it('omits presences older than two weeks', async () => {
    await report(anna.client);
    await publish();
    server.clock.advance(TWO_WEEKS_MS - 1000);
    expect((await ask(-1)).presences).to.have.property(String(anna.id));
    await publish();
    server.clock.advance(1000);
    const { presences, presence_last_update_id } = await ask(-1);
    expect(presences).to.not.have.property(String(anna.id));
    expect(presence_last_update_id, 'the id stays').to.be.greaterThan(0);
  });

  it('returns no presences for ping_only, but stores the report', async () => {
    const ping = await report(anna.client, { ping_only: true });
    expect(ping).to.deep.equal({
      result: 'success',
      msg: '',
      presence_last_update_id: -1,
      zephyr_mirror_active: false,
    });
    expect(await report(anna.client, { ping_only: true, last_update_id: 5 })).to.include({
      presence_last_update_id: 5,
    });
    await publish();
    expect(await timesOf(anna)).to.have.property('active_timestamp');
  });

  it('stores when the user last had input', async () => {
    await report(anna.client, { new_user_input: true });
    await report(ben.client);
    await publish();
    const rows = await server.services.store.read((tx) =>
      tx.all<{ input_at: number | null }>('SELECT input_at FROM user_presence ORDER BY user_id'),
    );
    expect(rows.map(({ input_at }) => input_at !== null)).to.deep.equal([true, false]);
  });

  it('hides users who are away or deactivated', async () => {
    await report(anna.client);
    await report(server.owner);
    await publish();
    await anna.client.ok('POST', '/users/me/status', { away: true });
    expect(await timesOf(anna)).to.equal(undefined);
    pass(200);
    await report(anna.client);
    await publish();
    await anna.client.ok('POST', '/users/me/status', { away: false });
    const at = server.clock.seconds();
    expect(await timesOf(anna)).to.deep.equal({ active_timestamp: at, idle_timestamp: at });
    await server.owner.ok('DELETE', `/users/${anna.id}`);
    expect(await timesOf(anna)).to.equal(undefined);
    await server.owner.ok('POST', `/users/${anna.id}/reactivate`);
    expect(await timesOf(anna)).to.equal(undefined);
  });

  it('shows a bot’s presence like a user’s in every response and event', async () => {
    const bot = await server.person('Robot', { botOf: anna.id });
    const queue = await watch(ben.client, ['presence']);
    const at = now();
    expect(await report(bot.client), 'the response to the bot').to.have.property('presences');
    await publish();
    expect(await timesOf(bot)).to.deep.equal({ active_timestamp: at, idle_timestamp: at });
    const [event] = await events(queue);
    expect(event).to.deep.include({ type: 'presence', user_id: bot.id, email: bot.email });
    expect((await ben.client.ok('GET', '/realm/presence')).presences).to.have.property(bot.email);
    const state = await ben.client.ok('POST', '/register', { fetch_event_types: ['presence'] });
    expect(state.presences[bot.email]).to.deep.include(event.presence);
  });

  it('hides bots with presence_enabled off and deactivated bots', async () => {
    const ways: readonly [string, (bot: Person) => Promise<Body>][] = [
      ['hidden', (bot) => bot.client.ok('PATCH', '/settings', { presence_enabled: false })],
      ['deactivated', (bot) => server.owner.ok('DELETE', `/bots/${String(bot.id)}`)],
    ];
    for (const [name, hide] of ways) {
      const bot = await server.person(`Robot ${name}`, { botOf: anna.id });
      await report(bot.client);
      await publish();
      expect(await timesOf(bot)).to.not.equal(undefined);
      await hide(bot);
      expect(await timesOf(bot)).to.equal(undefined);
    }
  });

  it('returns no presences while the organization disables presence', async () => {
    await report(anna.client);
    await publish();
    await setOrganization(server, { presence_disabled: true });
    const queue = await watch(anna.client, ['presence']);
    expect(await report(ben.client)).to.deep.include({ presences: {}, presence_last_update_id: -1 });
    await publish();
    await ben.client.ok('PATCH', '/settings', { presence_enabled: false });
    expect(await events(queue)).to.deep.equal([]);
    expect((await ben.client.ok('GET', '/realm/presence')).presences).to.deep.equal({});
    const state = await ben.client.ok('POST', '/register', { fetch_event_types: ['presence'] });
    expect(state).to.deep.include({ presences: {}, presence_last_update_id: -1 });
  });

  it('omits the email from events for slim clients', async () => {
    const { queue_id, last_event_id } = await ben.client.ok('POST', '/register', {
      event_types: ['presence'],
      slim_presence: true,
    });
    await report(anna.client);
    await publish();
    const { events: told } = await ben.client.ok('GET', '/events', {
      queue_id,
      last_event_id,
      dont_block: true,
    });
    expect(told[0]).to.not.have.property('email');
  });

  it('writes pending reports when the server stops', async () => {
    const database = await migratedTestDatabase();
    const one = await startServer({ database });
    await report(one.owner);
    await one.close();
    const other = await startServer({ database });
    expect(Object.keys((await report(other.owner, { last_update_id: -1 })).presences)).to.have.length(1);
    await other.close();
    await database.remove();
  });

  it('refuses an unknown status', () =>
    anna.client.fails(
      'POST',
      PATH,
      { status: 'asleep' },
      { code: 'BAD_REQUEST', msg: 'Invalid status: asleep' },
    ));
});

describe('CAN_ACCESS_ALL_USERS_GROUP_LIMITS_PRESENCE', () => {
  for (const isOn of [true, false]) {
    it(`${isOn ? 'hides' : 'does not hide'} presence from users who cannot access the user`, async () => {
      const env = { CAN_ACCESS_ALL_USERS_GROUP_LIMITS_PRESENCE: isOn ? 'on' : 'off' };
      const server = await startServer({ env });
      const { id, email, client } = await server.person('Anna');
      const guest = await lonelyGuest(server, 'Guest');
      await whileGuestsSeeFew(server, async () => {
        const queue = await watch(guest.client, ['presence']);
        await client.ok('POST', PATH, { status: 'active' });
        server.clock.advance(1000);
        await server.services.presence.reports.settled();
        const modern = await guest.client.ok('POST', PATH, { status: 'idle', last_update_id: -1 });
        const own = String(guest.id);
        expect(Object.keys(modern.presences)).to.deep.equal(isOn ? [own] : [String(id), own]);
        expect(modern.presence_last_update_id).to.be.greaterThan(0);
        const { presences } = await guest.client.ok('GET', '/realm/presence');
        expect(Object.keys(presences), 'emails').to.not.include(email);
        expect(await events(queue), 'events go to who may see the user').to.deep.equal([]);
      });
      await server.close();
    });
  }
});
