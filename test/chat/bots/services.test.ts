import { expect } from 'chai';

import type { Body, Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { Follower, makeBot, type MadeBot } from './event-recorder.js';

const URL_ = 'https://hooks.example.com/reminder?key=a-secret-of-the-url';

describe('The services of bots', () => {
  let site: TestServer;
  let maker: Person;
  let admin: Person;

  before(async () => {
    site = await startServer();
    maker = await site.person('Maker');
    admin = await site.person('Admin', { role: 'administrator' });
  });

  after(() => site.close());

  const makeHook = (parameters: object = {}): Promise<MadeBot> =>
    makeBot(maker.client, { bot_type: 3, payload_url: URL_, ...parameters });

  const servicesOf = async (client: Client, id: number): Promise<Body> =>
    (await Follower.start(client)).bots.get(id).services;

  const change = (bot: MadeBot, parameters: Record<string, unknown>): Promise<Body> =>
    maker.client.ok('PATCH', `/bots/${bot.id}`, parameters);

  it('have a URL, a format and a token of their own', async () => {
    const [one, other] = [await makeHook(), await makeHook({ interface_type: 2 })];
    const [[first], [second]] = [
      await servicesOf(maker.client, one.id),
      await servicesOf(maker.client, other.id),
    ];
    expect(first).to.include({ base_url: URL_, interface: 1 });
    expect(second).to.include({ base_url: URL_, interface: 2 });
    expect(first.token).to.match(/^[A-Za-z0-9]{32}$/);
    expect(second.token).not.to.equal(first.token);
    expect(first.token).not.to.equal(one.key);
  });

  it('exist only for outgoing webhooks', async () => {
    for (const bot_type of [1, 2]) {
      const bot = await makeHook({ bot_type });
      expect(await servicesOf(maker.client, bot.id)).to.deep.equal([]);
    }
  });

  it('are shown to the owner and to administrators, in the event and in register, and to no other user', async () => {
    const followers = [await Follower.start(maker.client), await Follower.start(admin.client)];
    const other = await site.person('Other');
    const queue = await watch(other.client, ['realm_bot', 'realm_user']);
    const bot = await makeHook();
    const services = await servicesOf(maker.client, bot.id);
    for (const follower of followers) {
      const [event] = await follower.events();
      expect(event.bot.services).to.deep.equal(services);
      const { followed, fresh } = await follower.compare();
      expect(followed).to.deep.equal(fresh);
    }
    const seen = JSON.stringify([
      await events(queue),
      await other.client.ok('POST', '/register'),
      await other.client.ok('GET', '/users'),
    ]);
    expect(seen).not.to.include(services[0].token).and.not.to.include('hooks.example.com');
  });

  it('are stored encrypted, in the table and in the log', async () => {
    const bot = await makeHook();
    const [{ token }] = await servicesOf(maker.client, bot.id);
    await change(bot, { service_interface: 2 });
    const stored = await site.services.store.read(async (tx) => [
      await tx.all('SELECT * FROM bot_services'),
      await tx.all('SELECT event FROM events'),
    ]);
    expect(JSON.stringify(stored)).not.to.include(token).and.not.to.include('a-secret-of-the-url');
  });

  it('accept the URL as text and as JSON text, or none', async () => {
    const quoted = await makeHook({ payload_url: JSON.stringify(URL_) });
    expect((await servicesOf(maker.client, quoted.id))[0].base_url).to.equal(URL_);
    const without = await makeBot(maker.client, { bot_type: 3 });
    expect((await servicesOf(maker.client, without.id))[0].base_url).to.equal('');
  });

  it('refuse what is not an HTTP or HTTPS URL', async () => {
    for (const payload_url of ['nowhere', 'ftp://example.com', 'file:///etc/passwd', '"', '""', 'http://']) {
      const bot = { full_name: 'Refused', short_name: 'refused', bot_type: 3, payload_url };
      await maker.client.fails('POST', '/bots', bot, { msg: 'payload_url is not a URL' });
      const made = await makeHook();
      const service = { service_payload_url: payload_url };
      await maker.client.fails('PATCH', `/bots/${made.id}`, service, {
        msg: 'service_payload_url is not a URL',
      });
    }
  });

  it('refuse unknown formats', async () => {
    const msg = 'Invalid interface type';
    const bot = { full_name: 'Refused', short_name: 'refused', bot_type: 3, payload_url: URL_ };
    for (const interface_type of [0, 3])
      await maker.client.fails('POST', '/bots', { ...bot, interface_type }, { msg });
    const made = await makeHook();
    await maker.client.fails('PATCH', `/bots/${made.id}`, { service_interface: 3 }, { msg });
  });

  it('change their URL and their format each alone, and keep their token', async () => {
    const bot = await makeHook({ interface_type: 2 });
    const [before] = await servicesOf(maker.client, bot.id);
    const follower = await Follower.start(admin.client);
    const moved = 'https://hooks.example.com/moved';
    const answer = await change(bot, { service_payload_url: JSON.stringify(moved) });
    expect(answer).to.include({
      service_payload_url: moved,
      service_interface: 2,
      config_data: null,
    });
    expect(await change(bot, { service_interface: 1 })).to.include({
      service_payload_url: null,
      service_interface: 1,
    });
    expect(await follower.events()).to.deep.equal([
      {
        type: 'realm_bot',
        op: 'update',
        bot: { user_id: bot.id, services: [{ ...before, base_url: moved }] },
      },
      {
        type: 'realm_bot',
        op: 'update',
        bot: { user_id: bot.id, services: [{ ...before, base_url: moved, interface: 1 }] },
      },
    ]);
    const { followed, fresh } = await follower.compare();
    expect(followed).to.deep.equal(fresh);
  });

  it('send no event if nothing changes', async () => {
    const bot = await makeHook();
    const follower = await Follower.start(admin.client);
    await change(bot, { service_payload_url: URL_, service_interface: 1 });
    expect(await follower.events()).to.deep.equal([]);
  });

  it('cannot be changed for other bots, whose format is 1 or that of the request', async () => {
    const bot = await makeBot(maker.client);
    const service = { service_payload_url: URL_, full_name: 'Renamed and refused' };
    await maker.client.fails('PATCH', `/bots/${bot.id}`, service, {
      msg: 'The bot is not an outgoing webhook',
    });
    expect(await change(bot, {})).to.include({ service_interface: 1, service_payload_url: null });
    expect((await Follower.start(maker.client)).bots.get(bot.id).full_name).not.to.include('refused');
  });

  it('have no configuration, and the response states that it was ignored', async () => {
    const bot = await makeHook();
    const follower = await Follower.start(admin.client);
    const changed = await change(bot, { config_data: { key: 'value' } });
    expect(changed.config_data).to.equal(null);
    expect(changed.ignored_parameters_unsupported).to.deep.equal(['config_data']);
    const named = { full_name: 'Configured', short_name: 'configured', bot_type: 3, payload_url: URL_ };
    const made = await maker.client.ok('POST', '/bots', { ...named, config_data: { key: 'value' } });
    expect(made.ignored_parameters_unsupported).to.deep.equal(['config_data']);
    expect(await servicesOf(maker.client, bot.id)).to.deep.equal([
      { base_url: URL_, interface: 1, token: (await servicesOf(maker.client, bot.id))[0].token },
    ]);
    expect((await follower.events()).map(({ op }) => op)).to.deep.equal(['add']);
  });

  it('go to the new owner of the bot, and no longer to the old one', async () => {
    const heir = await site.person('Heir');
    const bot = await makeHook();
    const follower = await Follower.start(heir.client);
    await site.owner.ok('PATCH', `/bots/${bot.id}`, { bot_owner_id: heir.id });
    const [added] = await follower.events();
    expect(added.bot.services[0].base_url).to.equal(URL_);
    expect((await Follower.start(maker.client)).bots.has(bot.id)).to.equal(false);
  });
});
