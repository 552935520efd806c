import { expect } from 'chai';

import { makeChannel, say } from '../../chat/messages/fixtures.js';
import { Follower, makeBot } from '../../chat/bots/event-recorder.js';
import { Client, type Body } from '../../support/client.js';
import { testDialect } from '../../support/databases.js';
import { statusWith } from '../../support/keys.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { migratedTestDatabase } from '../../support/store.js';

const PATH = '/users/me/api_key/regenerate';

describe('POST /users/me/api_key/regenerate', () => {
  let site: TestServer;
  let made = 0;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  const someone = (): Promise<Person> => site.person(`Person ${String((made += 1))}`);
  const keyOf = ({ client }: Person): string => client.credentials?.key ?? '';
  const again = ({ email }: Person, key: string): Client => new Client(site.url, { email, key });

  it('replaces the key: the old one is invalid immediately, and login returns the new one', async () => {
    const person = await someone();
    await person.client.ok('GET', '/users/me');
    const { api_key } = await person.client.ok('POST', PATH);
    expect(api_key)
      .to.match(/^[A-Za-z0-9]{32}$/)
      .and.not.equal(keyOf(person));
    const invalid = { status: 401, code: 'UNAUTHORIZED', msg: 'Invalid API key' };
    await person.client.fails('GET', '/users/me', {}, invalid);
    await person.client.fails('POST', PATH, {}, invalid);
    expect((await again(person, api_key).ok('GET', '/users/me')).user_id).to.equal(person.id);
    const login = { username: person.email, password: person.password };
    expect((await site.anonymous.ok('POST', '/fetch_api_key', login)).api_key).to.equal(api_key);
  });

  it('keeps the keys of other users and sends no event for the key of a user', async () => {
    const [person, other] = [await someone(), await someone()];
    const follower = await Follower.start(site.owner);
    await person.client.ok('POST', PATH);
    await other.client.ok('GET', '/users/me');
    expect(await follower.events()).to.deep.equal([]);
  });

  it('ends a request that waits for events and keeps its queue', async () => {
    const person = await someone();
    const channel = `channel ${String(made)}`;
    await makeChannel(person, channel, []);
    const { queue_id, last_event_id } = await person.client.ok('POST', '/register', {
      event_types: ['message'],
      fetch_event_types: [],
    });
    const waiting = person.client.send('GET', '/events', { queue_id, last_event_id });
    while (site.services.queues.waiting === 0) await new Promise(setImmediate);
    const { api_key } = await person.client.ok('POST', PATH);
    expect((await waiting).body.events).to.deep.equal([]);
    const client = again(person, api_key);
    const id = await say({ ...person, client }, channel, 'logo');
    const { events } = await client.ok('GET', '/events', { queue_id, last_event_id });
    expect(events.map(({ message }: Body) => message.id)).to.deep.equal([id]);
  });

  it('leaves exactly one valid key after two concurrent requests', async () => {
    const person = await someone();
    const both = await Promise.all([1, 2].map(() => person.client.send('POST', PATH)));
    const keys = both.flatMap(({ body }) => (body.result === 'success' ? [String(body.api_key)] : []));
    const statuses = await Promise.all(keys.map((key) => statusWith(site.url, person.email, key)));
    expect(statuses.filter((status) => status === 200)).to.have.length(1);
  });

  it('sends the new key of a bot only to its owner', async () => {
    const [keeper, other] = [await someone(), await someone()];
    const { id, key, email } = await makeBot(keeper.client);
    const [follower, outsider] = [await Follower.start(keeper.client), await Follower.start(other.client)];
    const { api_key } = await new Client(site.url, { email, key }).ok('POST', PATH);
    const told = { type: 'realm_bot', op: 'update', bot: { user_id: id, api_key } };
    expect(await follower.events()).to.deep.equal([told]);
    expect(await outsider.events()).to.deep.equal([]);
    const { followed, fresh } = await follower.compare();
    expect(followed).to.deep.equal(fresh);
    const logged = await site.services.store.read((tx) =>
      tx.all<{ event: string | null }>('SELECT event FROM events'),
    );
    expect(JSON.stringify(logged)).not.to.include(api_key);
  });

  if (testDialect === 'mysql') {
    it('takes effect immediately in every process', async () => {
      // The clocks stand still, so that neither process polls the log.
      const database = await migratedTestDatabase();
      const [one, other] = [await startServer({ database }), await startServer({ database })];
      const person = await one.person('Everywhere');
      let key = keyOf(person);
      for (let round = 0; round < 5; round += 1) {
        // The other process has accepted the key before.
        expect(await statusWith(other.url, person.email, key)).to.equal(200);
        const client = new Client(one.url, { email: person.email, key });
        const { api_key } = await client.ok('POST', PATH);
        expect(await statusWith(other.url, person.email, key), 'the old key').to.equal(401);
        expect(await statusWith(other.url, person.email, api_key), 'the new key').to.equal(200);
        key = api_key;
      }
      await Promise.all([one.close(), other.close()]);
      await database.remove();
    });
  }
});
