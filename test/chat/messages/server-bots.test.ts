import { expect } from 'chai';

import { addCrowd } from '../../support/many-users.js';
import { Client, type Body, type Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { migratedTestDatabase } from '../../support/store.js';
import { listen, makeChannel, read, setOrganization, tell } from './fixtures.js';

const CHANNELS = '/users/me/subscriptions';
const PASSWORD = 'sesame-lantern-42';

/** Hides users from guests who share nothing with them. */
const limitGuests = async (site: TestServer, guest: Person): Promise<void> => {
  await guest.client.ok('DELETE', CHANNELS, { subscriptions: ['general'] });
  const { realm_user_groups } = await site.owner.ok('POST', '/register', {
    fetch_event_types: ['realm_user_groups'],
  });
  const members = realm_user_groups.find(({ name }: Body) => name === 'role:members').id;
  await setOrganization(site, { can_access_all_users_group: members });
  await site.services.organization.fresh();
};

describe('The server’s bots', () => {
  let server: TestServer;
  let owner: Client;
  let anna: Person;
  let ben: Person;
  let statements = 0;

  before(async () => {
    server = await startServer({
      overrides: {
        observe: (sql) => {
          // The log is read at times that the test does not control, and the colors of users a few users at a time.
          if (!sql.includes('FROM events') && !sql.includes('COUNT(*) AS times')) statements += 1;
        },
      },
    });
    ({ owner } = server);
    anna = await server.person('Anna');
    ben = await server.person('Ben');
  });
  after(() => server.close());

  const subscribe = (client: Client, names: readonly string[], more: Parameters = {}): Promise<Body> =>
    client.ok('POST', CHANNELS, { subscriptions: names.map((name) => ({ name })), ...more });

  const list = async (client: Client, narrow: unknown, apply_markdown = false): Promise<Body[]> => {
    const page = { anchor: 'newest', num_before: 100, num_after: 0, narrow, apply_markdown };
    return (await client.ok('GET', '/messages', page)).messages;
  };

  const channelId = async (client: Client, name: string): Promise<number> => {
    const { subscriptions } = await client.ok('GET', CHANNELS);
    return subscriptions.find((one: Body) => one.name === name).stream_id;
  };

  describe('announce a new channel in the channel', () => {
    const created = async (name: string, options: Parameters, description = ''): Promise<Body[]> => {
      await anna.client.ok('POST', CHANNELS, { subscriptions: [{ name, description }], ...options });
      return list(anna.client, [['channel', name]]);
    };

    for (const [kind, options] of [
      ['Public', {}],
      ['Private, shared history', { invite_only: true, history_public_to_subscribers: true }],
      ['Private, protected history', { invite_only: true, history_public_to_subscribers: false }],
    ] as const) {
      it(`with its kind: ${kind}`, async () => {
        const [notice, ...others] = await created(kind, options, 'All about *logos*');
        expect(others).to.deep.equal([]);
        expect(notice).to.include({
          subject: 'channel events',
          sender_full_name: 'Notification Bot',
          content: `**${kind}** channel created by @_**Anna|${anna.id}**. **Description:**\n\`\`\`\` quote\nAll about *logos*\n\`\`\`\``,
        });
        const [shown] = await list(anna.client, [['channel', kind]], true);
        expect(shown.content).to.equal(
          `<p><strong>${kind}</strong> channel created by <span class="user-mention silent" data-user-id="${anna.id}">Anna</span>. ` +
            '<strong>Description:</strong></p>\n<blockquote>\n<p>All about <em>logos</em></p>\n</blockquote>',
        );
        const { subscriptions } = await anna.client.ok('GET', CHANNELS);
        const channel = subscriptions.find((one: Body) => one.name === kind);
        expect(channel.first_message_id).to.equal(notice.id);
      });
    }

    it('with its kind: Web-public', async () => {
      const site = await startServer({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
      await site.owner.ok('PATCH', '/realm', { enable_spectator_access: true });
      await subscribe(site.owner, ['open'], { is_web_public: true });
      const [notice] = await list(site.owner, [['channel', 'open']]);
      expect(notice.content).to.match(/^\*\*Web-public\*\* channel created by /);
      await site.close();
    });

    it('also without a description, and quotes one with backticks as a whole', async () => {
      const [plain] = await created('without text', {});
      expect(plain.content.split('\n')).to.deep.equal([
        `**Public** channel created by @_**Anna|${anna.id}**. **Description:**`,
        '```` quote',
        '*No description.*',
        '````',
      ]);
      const [ticks] = await created('ticks', {}, 'a ````` b');
      expect(ticks.content).to.match(/\n`{6} quote\na ````` b\n`{6}$/);
    });

    it('after the events of the channel, as read by its creator and as unread by others', async () => {
      const types = { event_types: ['stream', 'subscription', 'message'] };
      const [annas, bens] = [await listen(anna.client, types), await listen(ben.client, types)];
      await subscribe(anna.client, ['heard'], { principals: [anna.id, ben.id] });
      for (const [heard, flags] of [
        [await annas(), ['read']],
        [await bens(), []],
      ] as const) {
        expect(heard.map(({ type, op }) => `${type} ${op ?? ''}`.trim())).to.deep.equal([
          'stream create',
          'subscription add',
          'message',
        ]);
        expect(heard[2]?.flags).to.deep.equal(flags);
      }
      const [notice] = await list(anna.client, [['channel', 'heard']]);
      expect(notice.flags).to.deep.equal(['read']);
      const unreadOf = async (client: Client): Promise<number[]> => {
        const { unread_msgs } = await client.ok('POST', '/register', { event_types: ['message'] });
        return unread_msgs.streams.flatMap((one: Body) => one.unread_message_ids);
      };
      expect(await unreadOf(anna.client)).not.to.include(notice.id);
      expect(await unreadOf(ben.client)).to.include(notice.id);
    });

    it('without the name of a creator whom a subscriber cannot see', async () => {
      const site = await startServer();
      const [guest, host] = [await site.person('Gwen', { role: 'guest' }), await site.person('Host')];
      await limitGuests(site, guest);
      await subscribe(site.owner, ['with a guest'], { principals: [guest.id, host.id] });
      const [notice] = await list(host.client, [['channel', 'with a guest']]);
      expect(notice.content).to.match(/^\*\*Public\*\* channel created by Unknown user\. /);
      await site.close();
    });

    it('only for users who can read the channel', async () => {
      const heard = await listen(ben.client, { event_types: ['message'], all_public_streams: true });
      const [{ id }] = await created('unheard', { invite_only: true });
      expect(await heard()).to.deep.equal([]);
      await ben.client.fails('GET', `/messages/${id}`, {}, { msg: 'Invalid message(s)' });
      await created('open to all', {});
      expect((await heard()).map(({ message }) => message.display_recipient)).to.deep.equal(['open to all']);
    });
  });

  describe('tell users that others subscribed them', () => {
    /** The direct messages of the notification bot, as Markdown. */
    const told = async ({ client }: Pick<Person, 'client'>): Promise<string[]> => {
      const { cross_realm_bots } = await client.ok('POST', '/register', { event_types: ['realm_user'] });
      const { email } = cross_realm_bots.find((one: Body) => one.full_name === 'Notification Bot');
      return (await list(client, [['dm', email]])).map(({ content }) => content);
    };

    it('to a channel, by a direct message', async () => {
      await makeChannel(anna, 'alpha', []);
      const carl = await server.person('Carl');
      const heard = await listen(carl.client, { event_types: ['subscription', 'message'] });
      await subscribe(anna.client, ['alpha'], { principals: [carl.id] });
      expect(await told(carl)).to.deep.equal([
        `@**Anna|${anna.id}** subscribed you to the channel #**alpha**.`,
      ]);
      const [added, sent, ...others] = await heard();
      expect(added).to.include({ type: 'subscription', op: 'add' });
      expect(others).to.deep.equal([]);
      expect(sent.flags).to.deep.equal([]);
      expect(sent.message).to.include({ type: 'private', sender_full_name: 'Notification Bot', subject: '' });
      expect(sent.message.display_recipient.map((one: Body) => one.full_name)).to.have.members([
        'Notification Bot',
        'Carl',
      ]);
      const id = await channelId(anna.client, 'alpha');
      expect((await read(carl, sent.message.id)).content).to.equal(
        `<p><span class="user-mention" data-user-id="${anna.id}">@Anna</span> subscribed you to the channel ` +
          `<a class="stream" data-stream-id="${id}" href="/#narrow/stream/${id}-alpha">#alpha</a>.</p>`,
      );
      const { unread_msgs } = await carl.client.ok('POST', '/register', { event_types: ['message'] });
      expect(unread_msgs.pms.flatMap((one: Body) => one.unread_message_ids)).to.deep.equal([sent.message.id]);
    });

    it('to several channels, by a list in order of their names', async () => {
      for (const name of ['beta', 'Gamma', 'delta']) await makeChannel(anna, name, []);
      const dora = await server.person('Dora');
      await subscribe(anna.client, ['beta', 'Gamma', 'delta', 'brand new'], { principals: [dora.id] });
      expect(await told(dora)).to.deep.equal([
        `@**Anna|${anna.id}** subscribed you to the following channels:\n\n* #**Gamma**\n* #**beta**\n* #**delta**`,
      ]);
      const [shown] = await list(dora.client, [['is', 'dm']], true);
      expect(shown.content).to.match(
        /following channels:<\/p>\n<ul>\n<li><a class="stream" [^>]+>#Gamma<\/a><\/li>\n/,
      );
    });

    it('but not of their own subscriptions, new channels and channels they are in, and not bots', async () => {
      await makeChannel(anna, 'open', []);
      const eve = await server.person('Eve');
      const robot = await server.person('Robot', { botOf: anna.id });
      await subscribe(eve.client, ['open']);
      await subscribe(anna.client, ['open'], { principals: [eve.id, robot.id] });
      await subscribe(anna.client, ['newest'], { principals: [eve.id, robot.id] });
      expect(await told(eve)).to.deep.equal([]);
      expect(await list(robot.client, [['is', 'dm']])).to.deep.equal([]);
    });

    it('without the name of a user whom they cannot see', async () => {
      const site = await startServer();
      const guest = await site.person('Gwen', { role: 'guest' });
      const host = await site.person('Host');
      await subscribe(host.client, ['hosted']);
      await limitGuests(site, guest);
      await subscribe(site.owner, ['hosted'], { principals: [guest.id, host.id] });
      expect(await told(guest)).to.deep.equal(['Unknown user subscribed you to the channel #**hosted**.']);
      await site.close();
    });

    it('again in the same conversation, and with the flag of an alert word', async () => {
      const finn = await server.person('Finn');
      await finn.client.ok('POST', '/users/me/alert_words', { alert_words: ['second'] });
      await makeChannel(anna, 'first', []);
      await makeChannel(anna, 'second', []);
      for (const name of ['first', 'second']) {
        await subscribe(anna.client, [name], { principals: [finn.id] });
      }
      const messages = await list(finn.client, [['is', 'dm']]);
      expect(messages.map(({ flags }) => flags)).to.deep.equal([[], ['has_alert_word']]);
      expect(new Set(messages.map(({ recipient_id }) => recipient_id)).size).to.equal(1);
    });

    it(
      'all at once: the statements do not grow with the users',
      withProductionBatches(async () => {
        await setOrganization(server, {});
        const pool = await makeChannel(anna, 'pool', []);
        const cost = async (name: string, count: number): Promise<number> => {
          await makeChannel(anna, name, []);
          const principals = await addCrowd(server, pool, `${name} of`, count);
          statements = 0;
          await subscribe(anna.client, [name], { principals });
          return statements;
        };
        const few = await cost('of few', 3);
        expect(await cost('of many', 50)).to.equal(few);
        const sent = await server.services.store.read((tx) =>
          tx.all("SELECT id FROM messages WHERE content LIKE '%#**of many**.'"),
        );
        expect(sent).to.have.length(50);
        // The notices to more users are jobs.
        expect(await cost('of all', 200)).to.be.below(few);
      }),
    );
  });

  describe('welcome', () => {
    const join = async (name: string): Promise<Person> => {
      const email = `${name.toLowerCase()}@example.com`;
      const { user_id: id } = await owner.ok('POST', '/users', {
        email,
        password: PASSWORD,
        full_name: name,
      });
      const { api_key: key } = await server.anonymous.ok('POST', '/fetch_api_key', {
        username: email,
        password: PASSWORD,
      });
      return { id, email, name, password: PASSWORD, client: new Client(server.url, { email, key }) };
    };

    it('each new account by a direct message', async () => {
      const nina = await join('Nina');
      const [welcome, ...others] = await list(nina.client, [['is', 'dm']]);
      expect(others).to.deep.equal([]);
      expect(welcome).to.include({ sender_full_name: 'Welcome Bot', type: 'private' });
      expect(welcome.flags).to.deep.equal([]);
      expect(welcome.content)
        .to.match(/^Hello, and welcome!/)
        .and.not.match(/administrator/);
      const { unread_msgs } = await nina.client.ok('POST', '/register', { event_types: ['message'] });
      expect(unread_msgs.pms).to.deep.equal([
        {
          other_user_id: welcome.sender_id,
          sender_id: welcome.sender_id,
          unread_message_ids: [welcome.id],
        },
      ]);
    });

    it('the owner of a new organization, with what administrators can do', async () => {
      const site = await startServer();
      const [welcome] = await list(site.owner, [['is', 'dm']]);
      expect(welcome.sender_full_name).to.equal('Welcome Bot');
      expect(welcome.content).to.match(/administrator/);
      await site.close();
    });

    it('with replies to the words that the message names, in any case', async () => {
      const olga = await join('Olga');
      const [{ sender_id: bot, content }] = await list(olga.client, [['is', 'dm']]);
      const words = [...String(content).matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');
      expect(words).to.include.members(['topics', 'help']);
      const replies = new Set<string>();
      for (const word of words) {
        const { id } = await olga.client.ok('POST', '/messages', {
          type: 'direct',
          to: [bot],
          content: word.toUpperCase(),
        });
        const reply = (await list(olga.client, [['is', 'dm']])).at(-1);
        expect(reply).to.include({ sender_id: bot });
        expect(reply.id).to.be.above(id);
        replies.add(reply.content);
      }
      expect(replies.size, 'different replies').to.equal(words.length);
      await tell(olga, [{ ...olga, id: bot }], 'what is the answer?');
      expect((await list(olga.client, [['is', 'dm']])).at(-1).content).to.match(/^I did not understand/);
    });

    it('no bot that a user creates, and reply only in a conversation of two', async () => {
      const { user_id } = await anna.client.ok('POST', '/bots', {
        full_name: 'Helper',
        short_name: 'helper',
      });
      const { cross_realm_bots } = await anna.client.ok('POST', '/register', { event_types: ['realm_user'] });
      const bot = cross_realm_bots.find((one: Body) => one.full_name === 'Welcome Bot');
      expect(bot).to.include({ is_system_bot: true, is_bot: true });
      const sent = await server.services.store.read((tx) =>
        tx.all('SELECT recipient_id FROM recipient_members WHERE user_id = ?', [user_id]),
      );
      expect(sent).to.deep.equal([]);
      const id = await tell(anna, [ben, { ...ben, id: bot.user_id }], 'help');
      expect((await list(anna.client, [['is', 'dm']])).at(-1).id).to.equal(id);
    });

    it('after the start of an older server, which had no such bot', async () => {
      const database = await migratedTestDatabase();
      const first = await startServer({ database });
      await first.services.store.write(async (tx) => {
        await tx.run("DELETE FROM users WHERE full_name = 'Welcome Bot'");
      });
      // A bot of a user may have the usual address.
      await first.owner.ok('POST', '/bots', { full_name: 'Our own', short_name: 'welcome' });
      await first.close();
      const again = await startServer({ database });
      const { cross_realm_bots } = await again.owner.ok('POST', '/register', { event_types: ['realm_user'] });
      expect(cross_realm_bots.map((one: Body) => [one.full_name, one.email])).to.deep.equal([
        ['Notification Bot', 'notification-bot@chat.example.com'],
        ['Welcome Bot', 'welcome-bot-2@chat.example.com'],
      ]);
      const newcomer = { email: 'new@example.com', password: PASSWORD, full_name: 'New' };
      await again.owner.ok('POST', '/users', newcomer);
      await again.close();
      await database.remove();
    });
  });
});
