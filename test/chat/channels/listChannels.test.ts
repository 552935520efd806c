import { expect } from 'chai';

import { listChannels } from '../../../src/chat/channels/listChannels.js';
import type { Tx, Value } from '../../../src/runtime/store/types.js';
import { findUser, type User } from '../../../src/chat/users/model/store.js';
import type { Body, Parameters } from '../../support/client.js';
import { leastHold, MOST_MS } from '../../support/event-loop.js';
import { makeChannel } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { requestFacts } from '../../support/request-facts.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { anyTable } from '../../support/any-table.js';

const ONLY_NOTHING = {
  include_public: false,
  include_subscribed: false,
};

describe('GET /streams', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let gina: Person;
  let ada: Person;
  let bot: Person;

  before(async () => {
    server = await startServer({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
    await server.owner.ok('PATCH', '/realm', { enable_spectator_access: true });
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    ada = await server.person('Ada', { role: 'administrator' });
    gina = await server.person('Gina', { role: 'guest' });
    bot = await server.person('Robo', { botOf: anna.id });
    for (const { client } of [anna, ben, ada, gina, bot])
      await client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['general'] });
    const owner = { id: 8, client: server.owner };
    await makeChannel(anna, 'den', [gina], { invite_only: true });
    await makeChannel(ben, 'cellar', [bot], { invite_only: true });
    await makeChannel(anna, 'Park', [], {});
    await owner.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'window' }],
      principals: [ben.id],
      is_web_public: true,
    });
  });
  after(() => server.close());

  const names = async ({ client }: Pick<Person, 'client'>, parameters: Parameters = {}): Promise<string[]> =>
    (await client.ok('GET', '/streams', parameters)).streams.map(({ name }: Body) => name);

  it('lists the public and the subscribed channels by name, without the other private ones', async () => {
    expect(await names(anna)).to.deep.equal(['den', 'general', 'Park', 'window']);
    expect(await names(ben)).to.deep.equal(['cellar', 'general', 'Park', 'window']);
  });

  it('returns descriptions of 8 MiB, and leaves out those of the channels after them', async () => {
    const { rows } = await server.services.store.read(async (tx) => ({
      rows: await tx.all<Record<string, Value>>("SELECT * FROM channels WHERE name = 'Park'"),
    }));
    const text = '€'.repeat(20_000);
    const many = Array.from({ length: 100 }, (_, index) => {
      const name = `zz ${String(index).padStart(3, '0')}`;
      const { id: _id, ...row } = rows[0] ?? {};
      return { ...row, name, name_key: name, description: text, rendered_description: `<p>${text}</p>` };
    });
    await server.services.store.write(async (tx) => {
      await anyTable(tx).insertMany('channels', many);
      tx.invalidate('channels');
    });
    try {
      const { streams } = await anna.client.ok('GET', '/streams');
      const long: Body[] = streams.filter(({ name }: Body) => name.startsWith('zz'));
      expect(long).to.have.lengthOf(100);
      const full = long.filter(({ description }) => description === text);
      // Each has 120,007 bytes.
      expect(full).to.have.lengthOf(69);
      expect(full).to.deep.equal(long.slice(0, 69));
      for (const one of long.slice(69))
        expect(one).to.include({
          description: '',
          rendered_description: '',
          date_created: full[0]?.date_created,
        });
      const { stream } = await anna.client.ok('GET', `/streams/${long[99]?.stream_id}`);
      expect(stream.description).to.equal(text);
    } finally {
      await server.services.store.write((tx) => tx.run("DELETE FROM channels WHERE name LIKE 'zz %'"));
    }
  });

  it('lists for guests no public channels, but web-public ones on request', async () => {
    expect(await names(gina)).to.deep.equal(['den']);
    expect(await names(gina, { include_web_public: true })).to.deep.equal(['den', 'window']);
  });

  const selections: readonly [Parameters, string[]][] = [
    [ONLY_NOTHING, []],
    [{ include_subscribed: false }, ['general', 'Park', 'window']],
    [{ include_public: false }, ['den', 'Park']],
    [{ ...ONLY_NOTHING, include_web_public: true }, ['window']],
    [{ include_public: false, include_web_public: true }, ['den', 'Park', 'window']],
    [{ include_owner_subscribed: true, include_public: false }, ['den', 'Park']],
  ];
  for (const [parameters, expected] of selections)
    it(`lists ${expected.join(', ') || 'nothing'} for ${JSON.stringify(parameters)}`, async () => {
      expect(await names(anna, parameters)).to.deep.equal(expected);
    });

  it('lists all channels for administrators only', async () => {
    const all = ['cellar', 'den', 'general', 'Park', 'window'];
    expect(await names(ada, { ...ONLY_NOTHING, include_all_active: true })).to.deep.equal(all);
    expect(await names(ada)).to.deep.equal(['general', 'Park', 'window']);
    const refusal = { code: 'BAD_REQUEST', msg: 'User not authorized for this query' };
    await anna.client.fails('GET', '/streams', { include_all_active: true }, refusal);
  });

  it('lists the channels of the owner for a bot that asks for them', async () => {
    const own = { include_public: false };
    expect(await names(bot, own)).to.deep.equal(['cellar']);
    expect(await names(bot, { ...own, include_owner_subscribed: true })).to.deep.equal([
      'cellar',
      'den',
      'Park',
    ]);
  });

  it('states which channels are default ones only on request', async () => {
    const { streams } = await anna.client.ok('GET', '/streams', { include_default: true });
    const defaults = streams.map((one: Body) => [one.name, one.is_default]);
    expect(defaults).to.deep.include.members([
      ['general', true],
      ['den', false],
    ]);
    const [plain] = (await anna.client.ok('GET', '/streams')).streams;
    expect(plain).not.to.have.property('is_default');
  });

  it('lists channels with the fields that register returns', async () => {
    const state = await anna.client.ok('POST', '/register', {
      fetch_event_types: ['stream'],
      event_types: [],
    });
    const { streams } = await anna.client.ok('GET', '/streams');
    const byId = (one: Body, other: Body): number => one.stream_id - other.stream_id;
    expect([...streams].sort(byId)).to.deep.equal(state.streams);
  });

  describe('with 10,000 channels', () => {
    const MANY = 10_000;

    before(async () => {
      await server.services.store.write(async (tx) => {
        const [model] = await tx.all<Record<string, Value>>("SELECT * FROM channels WHERE name = 'Park'");
        const { id: _id, ...rest } = model ?? {};
        const rows = Array.from({ length: MANY }, (_, index) => ({
          ...rest,
          name: `many ${String(index)}`,
          name_key: `many ${String(index)}`,
          recipient_id: null,
          description: 'x'.repeat(100),
          rendered_description: `<p>${'x'.repeat(100)}</p>`,
        }));
        await anyTable(tx).insertMany('channels', rows);
      });
    });

    const ask = (tx: Tx, actor: User): Promise<unknown> => {
      const input = {
        include_public: true,
        include_web_public: true,
        include_subscribed: true,
        include_all_active: false,
        include_default: true,
        include_owner_subscribed: true,
      };
      return listChannels({ input, actor, tx, services: server.services, request: requestFacts });
    };

    it(
      'runs three statements and never holds the event loop for 20 ms',
      withProductionBatches(async () => {
        const { store } = server.services;
        const actor = await store.read((tx) => findUser(tx, bot.id));
        if (!actor) throw new Error('The bot is gone.');
        let statements = 0;
        const held = await leastHold(
          () => () =>
            store.longRead({ userId: bot.id }, async (tx) => {
              await ask(tx, actor);
              ({ statements } = tx);
            }),
        );
        // The channels, those of the owner, and the traffic of the last weeks, which is kept for an hour.
        expect(statements).to.be.at.most(3);
        expect(held).to.be.below(MOST_MS);
        expect(await names(bot)).to.have.length(MANY + 4);
      }),
    );
  });
});
