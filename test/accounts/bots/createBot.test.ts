import { expect } from 'chai';

import { Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { fetchPicture, notAPicture, picture } from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { setOrganization } from '../../support/settings.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import { Follower, makeBot } from '../../chat/bots/event-recorder.js';

describe('POST /bots', () => {
  let site: TestServer;
  let maker: Person;
  let admin: Person;

  before(async () => {
    site = await startServer();
    maker = await site.person('Maker');
    admin = await site.person('Admin', { role: 'administrator' });
  });

  after(() => site.close());

  it('creates an account with a valid API key and sends a `realm_user` event', async () => {
    const queue = await watch((await site.person('Witness')).client, ['realm_user', 'realm_bot']);
    const made = await maker.client.ok('POST', '/bots', {
      full_name: ' Reminder ',
      short_name: ' reminder ',
    });
    expect(made).to.include({ default_sending_stream: null, default_all_public_streams: false });
    const client = new Client(site.url, { email: 'reminder-bot@chat.example.com', key: made.api_key });
    expect(await client.ok('GET', '/users/me')).to.include({
      user_id: made.user_id,
      full_name: 'Reminder',
      email: 'reminder-bot@chat.example.com',
      is_bot: true,
      role: 400,
    });
    const told = await events(queue);
    expect(told.map(({ type, op }) => `${type} ${op}`)).to.deep.equal(['realm_user add']);
    expect(told[0].person).to.include({ user_id: made.user_id, bot_type: 1, bot_owner_id: maker.id });
    expect(told[0].person.api_key).to.equal(undefined);
  });

  it('sends a `realm_bot` event to its owner and administrators, and stores its key encrypted', async () => {
    const followers = [await Follower.start(maker.client), await Follower.start(admin.client)];
    const { id, key, email } = await makeBot(maker.client);
    for (const follower of followers) {
      expect(await follower.events()).to.deep.equal([
        { type: 'realm_bot', op: 'add', bot: { ...follower.bots.get(id), api_key: key, email } },
      ]);
      const { followed, fresh } = await follower.compare();
      expect(followed).to.deep.equal(fresh);
    }
    const rows = await site.services.store.read((tx) =>
      tx.all<{ event: string }>('SELECT event FROM events WHERE event LIKE ?', [`%${email}%`]),
    );
    expect(rows.length).to.be.above(0);
    expect(rows.some(({ event }) => event.includes(key))).to.equal(false);
    const accounts = await site.services.store.read((tx) => tx.all('SELECT * FROM users'));
    expect(JSON.stringify(accounts)).not.to.include(key);
  });

  it('sets the uploaded avatar and refuses invalid files', async () => {
    const bot = { full_name: 'Pictured', short_name: 'pictured' };
    const code = 'BAD_IMAGE';
    await maker.client.fails('POST', '/bots', { ...bot, filename: notAPicture() }, { code });
    const two = [await picture(), await picture()];
    const msg = 'You may only upload one file at a time';
    await maker.client.fails('POST', '/bots', { ...bot, filename: two }, { msg });
    const queue = await watch(maker.client, ['realm_user', 'realm_bot']);
    const { avatar_url } = await maker.client.ok('POST', '/bots', { ...bot, filename: await picture() });
    expect(await fetchPicture(site.url, avatar_url)).to.include({ width: 100, type: 'image/png' });
    const [user, added] = await events(queue);
    expect([user.person.avatar_url, added.bot.avatar_url]).to.deep.equal([avatar_url, avatar_url]);
  });

  it('subscribes the bot to no channels', async () => {
    const { key, email } = await makeBot(maker.client);
    const { subscriptions } = await new Client(site.url, { email, key }).ok('GET', '/users/me/subscriptions');
    expect(subscriptions).to.deep.equal([]);
  });

  it('refuses invalid names and names in use, and creates no bot', async () => {
    const bot = { full_name: 'Only one', short_name: 'only-one' };
    await maker.client.ok('POST', '/bots', bot);
    const follower = await Follower.start(admin.client);
    const fails = (parameters: object, msg: string): Promise<unknown> =>
      maker.client.fails('POST', '/bots', { ...bot, full_name: 'Another', ...parameters }, { msg });
    await fails({}, 'Username already in use');
    await fails({ full_name: 'ONLY ONE', short_name: 'other' }, 'Name is already in use!');
    await fails({ full_name: maker.name, short_name: 'other' }, 'Name is already in use!');
    await fails({ short_name: ' ' }, 'Bad name or username');
    await fails({ short_name: 'a:b' }, 'Bad name or username');
    await fails({ short_name: 'x'.repeat(61) }, 'Bad name or username');
    await fails({ short_name: 'other', full_name: 'x' }, 'Name too short!');
    await fails({ short_name: 'other', full_name: 'a*b' }, 'Invalid characters in name!');
    expect(await follower.events()).to.deep.equal([]);
  });

  it('allows reuse of the name of a deactivated bot, but not of its email', async () => {
    const bot = { full_name: 'Gone away', short_name: 'gone-away' };
    const { user_id } = await maker.client.ok('POST', '/bots', bot);
    await maker.client.ok('DELETE', `/bots/${String(user_id)}`);
    await maker.client.fails('POST', '/bots', bot, { msg: 'Username already in use' });
    await maker.client.ok('POST', '/bots', { ...bot, short_name: 'here-again' });
  });

  it('creates incoming webhook bots, which cannot use the API, and refuses other types', async () => {
    const { key, email } = await makeBot(maker.client, { bot_type: 2 });
    const answer = await new Client(site.url, { email, key }).send('GET', '/users/me');
    expect(answer.status).to.equal(401);
    expect(answer.body.msg).to.equal('This API is not available to incoming webhook bots.');
    for (const bot_type of [0, 4]) {
      const bot = { full_name: 'Webhook', short_name: 'webhook', bot_type };
      await maker.client.fails('POST', '/bots', bot, {
        msg: 'Invalid bot_type: Value error, Not in the list of possible values',
      });
    }
  });

  it('refuses guests, bots and users without permission by `bot_creation_policy`', async () => {
    const guest = await site.person('Guest', { role: 'guest' });
    const bot = { full_name: 'Wanted', short_name: 'wanted' };
    await guest.client.fails('POST', '/bots', bot, { msg: 'Not allowed for guest users' });
    const robot = await site.person('Robot', { botOf: maker.id });
    await robot.client.fails('POST', '/bots', bot, { msg: 'This endpoint does not accept bot requests.' });
    const refusal = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization administrator' };
    await setOrganization(site, { bot_creation_policy: 2 });
    await maker.client.fails('POST', '/bots', bot, refusal);
    await makeBot(maker.client, { bot_type: 2 });
    await makeBot(admin.client);
    await setOrganization(site, { bot_creation_policy: 3 });
    await maker.client.fails('POST', '/bots', { ...bot, bot_type: 2 }, refusal);
    await makeBot(admin.client);
    await setOrganization(site, {});
  });

  describe('with default channels', () => {
    let secret: string;

    before(async () => {
      secret = 'Only the admins';
      const channels = { subscriptions: [{ name: 'Design' }] };
      await maker.client.ok('POST', '/users/me/subscriptions', channels);
      const privately = { subscriptions: [{ name: secret }], invite_only: true };
      await admin.client.ok('POST', '/users/me/subscriptions', privately);
    });

    it('accepts only channels that the requester can access', async () => {
      const bot = { full_name: 'Wanted', short_name: 'wanted' };
      for (const name of ['default_sending_stream', 'default_events_register_stream']) {
        for (const channel_name of [secret, 'unknown']) {
          const msg = `Invalid channel name '${channel_name}'`;
          await maker.client.fails('POST', '/bots', { ...bot, [name]: channel_name }, { msg });
        }
      }
      const made = await maker.client.ok('POST', '/bots', {
        ...bot,
        default_sending_stream: 'design',
        default_events_register_stream: '',
      });
      expect(made).to.include({ default_sending_stream: 'Design', default_events_register_stream: null });
    });

    it('sends messages without a channel to the default sending channel', async () => {
      const { key, email } = await makeBot(maker.client, { default_sending_stream: 'Design' });
      const client = new Client(site.url, { email, key });
      const message = { type: 'channel', topic: 'logo', content: 'Hello' };
      const { id } = await client.ok('POST', '/messages', message);
      const { message: sent } = await maker.client.ok('GET', `/messages/${String(id)}`);
      expect(sent.display_recipient).to.equal('Design');
      const missing = { code: 'REQUEST_VARIABLE_MISSING', var_name: 'to' };
      await client.fails('POST', '/messages', { ...message, type: 'direct' }, missing);
      await maker.client.fails('POST', '/messages', message, missing);
    });

    it('narrows queues to the default registration channel unless the request has a narrow', async () => {
      const { key, email } = await makeBot(maker.client, {
        default_events_register_stream: 'Design',
        default_all_public_streams: true,
      });
      const client = new Client(site.url, { email, key });
      const open = (parameters: object): Promise<{ queue_id: string; last_event_id: number }> =>
        client.ok('POST', '/register', { event_types: ['message'], ...parameters });
      const byDefault = await open({});
      const elsewhere = await open({ narrow: [['channel', 'Elsewhere']] });
      const own = await open({ narrow: [['channel', 'Design']], all_public_streams: false });
      const other = { subscriptions: [{ name: 'Elsewhere' }] };
      await maker.client.ok('POST', '/users/me/subscriptions', other);
      for (const to of ['Design', 'Elsewhere']) {
        await maker.client.ok('POST', '/messages', { type: 'channel', to, topic: 'x', content: to });
      }
      const contents = async (queue: object): Promise<string[]> => {
        const { events: found } = await client.ok('GET', '/events', { ...queue, dont_block: true });
        return (found as { message: { content: string } }[]).map(({ message }) => message.content);
      };
      expect(await contents(byDefault)).to.deep.equal(['Design']);
      const [created, ...messages] = await contents(elsewhere);
      expect(created).to.match(/^\*\*Public\*\* channel created by /);
      expect(messages).to.deep.equal(['Elsewhere']);
      expect(await contents(own)).to.deep.equal([]);
    });
  });
});
