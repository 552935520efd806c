import { expect } from 'chai';

import { lockVisibility } from '../../../src/chat/channels/model/store.js';
import { roles } from '../../../src/runtime/identity/actor.js';
import { createChannels } from '../../../src/chat/channels/subscriptions/new-channels.js';
import { subscribe } from '../../../src/chat/channels/subscriptions/subscribe.js';
import type { Body, Client, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { setOrganization } from '../../support/settings.js';
import { Watch } from './event-recorder.js';

const plain = {
  invite_only: false,
  is_web_public: false,
  is_default: false,
  history_public_to_subscribers: true,
  stream_post_policy: 1,
  message_retention_days: null,
  can_remove_subscribers_group: 2,
};

const PATH = '/users/me/subscriptions';

describe('POST /users/me/subscriptions', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let guest: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    guest = await server.person('Gwen', { role: 'guest' });
  });
  after(() => server.close());

  const find = async (person: Pick<Person, 'client'>, name: string, include = false): Promise<Body> => {
    const { subscriptions } = await person.client.ok('GET', PATH, { include_subscribers: include });
    return subscriptions.find((channel: Body) => channel.name === name);
  };
  const refuses = (
    client: Person['client'],
    parameters: object,
    msg: string,
    code = 'BAD_REQUEST',
  ): Promise<Body> => client.fails('POST', PATH, { ...parameters }, { msg, code });

  describe('subscribing', () => {
    it('creates a channel and subscribes the requester', async () => {
      const body = await anna.client.ok('POST', PATH, {
        subscriptions: [{ name: ' Design ', description: 'a **b**\nc' }],
      });
      expect(body).to.deep.equal({
        result: 'success',
        msg: '',
        subscribed: { [anna.email]: ['Design'] },
        already_subscribed: {},
      });
      const { color, ...channel } = await find(anna, 'Design', true);
      expect(color).to.match(/^#[0-9a-f]{6}$/);
      expect(channel.first_message_id, 'the notice that it was created').to.be.a('number');
      expect(channel).to.deep.include({
        description: 'a **b** c',
        rendered_description: '<p>a <strong>b</strong> c</p>',
        creator_id: anna.id,
        date_created: server.services.clock.seconds(),
        invite_only: false,
        is_web_public: false,
        is_announcement_only: false,
        stream_post_policy: 1,
        history_public_to_subscribers: true,
        message_retention_days: null,
        stream_weekly_traffic: null,
        is_muted: false,
        in_home_view: true,
        pin_to_top: false,
        desktop_notifications: null,
        subscribers: [anna.id],
      });
    });

    it('matches names case-insensitively and accepts duplicates', async () => {
      const { subscribed, already_subscribed } = await ben.client.ok('POST', PATH, {
        subscriptions: [{ name: 'DESIGN' }, { name: 'design' }, { name: 'Fresh' }, { name: 'fresh ' }],
      });
      expect(subscribed).to.deep.equal({ [ben.email]: ['Design', 'Fresh'] });
      expect(already_subscribed).to.deep.equal({});
      const again = await ben.client.ok('POST', PATH, { subscriptions: [{ name: 'design' }] });
      expect(again.subscribed).to.deep.equal({});
      expect(again.already_subscribed).to.deep.equal({ [ben.email]: ['Design'] });
    });

    it('subscribes other users by ID or email, and the requester with an empty list', async () => {
      const byId = await anna.client.ok('POST', PATH, {
        subscriptions: [{ name: 'team' }],
        principals: [ben.id, guest.id],
      });
      expect(byId.subscribed).to.deep.equal({ [ben.email]: ['team'], [guest.email]: ['team'] });
      const byEmail = await anna.client.ok('POST', PATH, {
        subscriptions: [{ name: 'team' }],
        principals: [ben.email.toUpperCase(), anna.email],
      });
      expect(byEmail.subscribed).to.deep.equal({ [anna.email]: ['team'] });
      expect(byEmail.already_subscribed).to.deep.equal({ [ben.email]: ['team'] });
      const none = await anna.client.ok('POST', PATH, { subscriptions: [{ name: 'team' }], principals: [] });
      expect(none.already_subscribed).to.deep.equal({ [anna.email]: ['team'] });
    });

    it('assigns the requested color or one that is not used yet', async () => {
      const person = await server.person('Cora');
      const names = Array.from({ length: 30 }, (_, index) => ({ name: `color ${index}` }));
      await person.client.ok('POST', PATH, { subscriptions: [...names, { name: 'chosen', color: '#ABC' }] });
      const { subscriptions } = await person.client.ok('GET', PATH);
      const colors = new Set(subscriptions.map(({ color }: Body) => color));
      expect(colors.size).to.equal(25);
      expect((await find(person, 'chosen')).color).to.equal('#ABC');
    });

    it('assigns the least used colors, counting earlier channels', async () => {
      const person = await server.person('Cyra');
      for (const part of ['one', 'two', 'three', 'four']) {
        const names = Array.from({ length: 12 }, (_, index) => ({ name: `${part} ${index}` }));
        await person.client.ok('POST', PATH, { subscriptions: names });
      }
      const { subscriptions } = await person.client.ok('GET', PATH);
      const times = new Map<string, number>();
      for (const { color } of subscriptions as Body[])
        times.set(color as string, (times.get(color as string) ?? 0) + 1);
      expect(times.size).to.equal(24);
      // Twice the number of colors, and one more: the user is also subscribed to a default channel.
      expect(subscriptions).to.have.length(49);
      expect(Math.min(...times.values())).to.equal(2);
      expect(Math.max(...times.values())).to.equal(3);
    });

    it('restores the personal settings of an earlier subscription', async () => {
      const { stream_id } = await find(anna, 'Design');
      const set = (property: string, value: unknown): Body =>
        anna.client.ok('POST', `${PATH}/properties`, { subscription_data: [{ stream_id, property, value }] });
      await set('is_muted', true);
      await set('push_notifications', false);
      await set('color', '#123456');
      await anna.client.ok('DELETE', PATH, { subscriptions: ['design'] });
      await anna.client.ok('POST', PATH, { subscriptions: [{ name: 'design', color: '#fff' }] });
      expect(await find(anna, 'Design')).to.deep.include({
        is_muted: true,
        in_home_view: false,
        push_notifications: false,
        color: '#123456',
      });
    });

    it('refuses guests', () =>
      refuses(guest.client, { subscriptions: [{ name: 'x' }] }, 'Not allowed for guest users'));

    it('refuses unknown and deactivated users', async () => {
      const gone = await server.person('Gone');
      await server.owner.ok('DELETE', `/users/${gone.id}`);
      const subscriptions = [{ name: 'never made' }];
      await refuses(anna.client, { subscriptions, principals: [anna.id, 99999] }, 'No such user');
      await refuses(anna.client, { subscriptions, principals: ['nobody@example.com'] }, 'No such user');
      await refuses(anna.client, { subscriptions, principals: [gone.id] }, 'User is deactivated');
      await refuses(anna.client, { subscriptions, principals: [anna.id, ben.email] }, 'Invalid principals');
      expect((await find(anna, 'never made')) as unknown).to.equal(undefined);
    });
  });

  describe('names and parameters', () => {
    const cases: [string, object, string, string?][] = [
      ['an empty name', { subscriptions: [{ name: '  ' }] }, "Channel name can't be empty."],
      [
        'a long name',
        { subscriptions: [{ name: 'é'.repeat(61) }] },
        'Channel name too long (limit: 60 characters).',
      ],
      [
        'a control character',
        { subscriptions: [{ name: 'a\u0007b' }] },
        'Invalid character in channel name, at position 2.',
      ],
      [
        'a noncharacter',
        { subscriptions: [{ name: '😀\ufffe' }] },
        'Invalid character in channel name, at position 2.',
      ],
      [
        'half a surrogate pair',
        { subscriptions: [{ name: '\ud83d' }] },
        'subscriptions[0]["name"] is not valid Unicode',
      ],
      [
        'a long description',
        { subscriptions: [{ name: 'x', description: 'd'.repeat(1025) }] },
        'subscriptions[0]["description"] is too long (limit: 1024 characters)',
      ],
      [
        'a missing name',
        { subscriptions: [{}] },
        'subscriptions[0]["name"] field is missing: Field required',
      ],
      [
        'an invalid color',
        { subscriptions: [{ name: 'x', color: 'red' }] },
        'Invalid subscriptions[0]: Value error, color is not a valid hex color code',
      ],
      [
        'an unknown policy',
        { subscriptions: [{ name: 'x' }], stream_post_policy: 5 },
        'Invalid stream_post_policy: Value error, Not in the list of possible values',
      ],
      [
        'an unknown group',
        { subscriptions: [{ name: 'x' }], can_remove_subscribers_group: 4711 },
        'Invalid user group',
      ],
      [
        'both private and web-public',
        { subscriptions: [{ name: 'x' }], invite_only: true, is_web_public: true },
        "Incompatible values for 'invite_only' and 'is_web_public'.",
      ],
      [
        'a private default channel',
        { subscriptions: [{ name: 'x' }], invite_only: true, is_default_stream: true },
        'A default channel cannot be private.',
      ],
      [
        'a retention of zero days',
        { subscriptions: [{ name: 'x' }], message_retention_days: 0 },
        "Bad value for 'message_retention_days': 0",
        'REQUEST_VARIABLE_INVALID',
      ],
      [
        'an unknown retention',
        { subscriptions: [{ name: 'x' }], message_retention_days: 'forever' },
        "Bad value for 'message_retention_days': forever",
        'REQUEST_VARIABLE_INVALID',
      ],
      [
        'a retention of half a day',
        { subscriptions: [{ name: 'x' }], message_retention_days: 0.5 },
        'message_retention_days is not an integer or a string',
      ],
      [
        'a retention beyond 32 bits',
        { subscriptions: [{ name: 'x' }], message_retention_days: 2_147_483_648 },
        "Bad value for 'message_retention_days': 2147483648",
        'REQUEST_VARIABLE_INVALID',
      ],
    ];
    for (const [what, parameters, msg, code] of cases) {
      it(`refuses ${what}`, () => refuses(server.owner, parameters, msg, code));
    }

    it('accepts a name of sixty characters outside the basic multilingual plane', async () => {
      const name = '😀'.repeat(60);
      const { subscribed } = await anna.client.ok('POST', PATH, { subscriptions: [{ name }] });
      expect(subscribed).to.deep.equal({ [anna.email]: [name] });
    });

    it('creates nothing if any check fails', async () => {
      await refuses(
        anna.client,
        { subscriptions: [{ name: 'half' }, { name: '' }] },
        "Channel name can't be empty.",
      );
      await refuses(anna.client, { subscriptions: [{ name: 'half' }], principals: [0] }, 'No such user');
      const { streams } = await server.owner.ok('POST', '/register', { fetch_event_types: ['stream'] });
      expect(streams.map(({ name }: Body) => name)).not.to.include('half');
    });
  });

  describe('options of new channels', () => {
    it('stores options of new channels and ignores them for existing channels', async () => {
      const groups = await server.owner.ok('GET', '/user_groups');
      const moderators = groups.user_groups.find(({ name }: Body) => name === 'role:moderators').id;
      await server.owner.ok('POST', PATH, {
        subscriptions: [{ name: 'special' }],
        invite_only: true,
        history_public_to_subscribers: true,
        stream_post_policy: 2,
        message_retention_days: 30,
        can_remove_subscribers_group: moderators,
      });
      const special = {
        invite_only: true,
        history_public_to_subscribers: true,
        stream_post_policy: 2,
        is_announcement_only: true,
        message_retention_days: 30,
        can_remove_subscribers_group: moderators,
      };
      expect(await find({ client: server.owner }, 'special')).to.deep.include(special);
      await server.owner.ok('POST', PATH, {
        subscriptions: [{ name: 'Special', description: 'new' }],
        stream_post_policy: 1,
      });
      expect(await find({ client: server.owner }, 'special')).to.deep.include({
        ...special,
        description: '',
      });
    });

    it('accepts retention as plain text or JSON, including unlimited and realm_default', async () => {
      for (const [sent, stored] of [
        ['unlimited', -1],
        ['"unlimited"', -1],
        ['realm_default', null],
        ['7', 7],
        ['2147483647', 2_147_483_647],
      ] as const) {
        const name = `kept ${sent}`;
        await server.owner.ok('POST', PATH, { subscriptions: [{ name }], message_retention_days: sent });
        expect(await find({ client: server.owner }, name)).to.deep.include({
          message_retention_days: stored,
        });
      }
    });

    it('defaults to protected history in private channels and always shares it in public ones', async () => {
      await anna.client.ok('POST', PATH, { subscriptions: [{ name: 'closed' }], invite_only: true });
      expect(await find(anna, 'closed')).to.deep.include({ history_public_to_subscribers: false });
      await anna.client.ok('POST', PATH, {
        subscriptions: [{ name: 'open' }],
        history_public_to_subscribers: false,
      });
      expect(await find(anna, 'open')).to.deep.include({ history_public_to_subscribers: true });
    });

    it('accepts only certain system groups as can_remove_subscribers_group', async () => {
      const { user_groups } = await server.owner.ok('GET', '/user_groups');
      for (const { id, name } of user_groups) {
        const parameters = {
          subscriptions: [{ name: `removable by ${name}` }],
          can_remove_subscribers_group: id,
        };
        if (name === 'role:internet' || name === 'role:owners') {
          const msg = `'can_remove_subscribers_group' setting cannot be set to '${name}' group.`;
          await refuses(anna.client, parameters, msg);
        } else {
          await anna.client.ok('POST', PATH, parameters);
        }
      }
      const own = await server.services.store.write((tx) =>
        tx.insert('user_groups', {
          name: 'own',
          name_key: 'own',
          description: '',
          date_created: 1,
          can_mention_group: '1',
        }),
      );
      const body = await refuses(
        anna.client,
        { subscriptions: [{ name: 'x' }], can_remove_subscribers_group: own },
        "'can_remove_subscribers_group' must be a system user group.",
        'SYSTEM_GROUP_REQUIRED',
      );
      expect(body.setting_name).to.equal('can_remove_subscribers_group');
    });

    it('requires an owner for retention and an administrator for default channels', async () => {
      const admin = await server.person('Ada', { role: 'administrator' });
      const retention = { subscriptions: [{ name: 'limited' }], message_retention_days: 5 };
      await refuses(admin.client, retention, 'Must be an organization owner', 'UNAUTHORIZED_PRINCIPAL');
      await refuses(
        anna.client,
        { subscriptions: [{ name: 'd' }], is_default_stream: true },
        'Insufficient permission',
      );
      await admin.client.ok('POST', PATH, { subscriptions: [{ name: 'welcome' }], is_default_stream: true });
      const newcomer = await server.person('Nora');
      expect(await find(newcomer, 'welcome', true)).to.deep.include({ subscribers: [admin.id, newcomer.id] });
    });

    it('refuses web-public channels unless the server and the organization enable them', () =>
      refuses(
        server.owner,
        { subscriptions: [{ name: 'w' }], is_web_public: true },
        'Web-public channels are not enabled.',
      ));
  });

  describe('options for existing channels', () => {
    const subscriptions = [{ name: 'settled' }];
    /** Options that are refused for new channels. */
    const bad: [string, Parameters, string][] = [
      ['stream_post_policy', { stream_post_policy: 5 }, 'Invalid stream_post_policy: Value error'],
      [
        'stream_post_policy that is not JSON',
        { stream_post_policy: 'all' },
        'stream_post_policy is not valid JSON',
      ],
      ['can_remove_subscribers_group', { can_remove_subscribers_group: 4711 }, 'Invalid user group'],
      [
        'a group of the wrong type',
        { can_remove_subscribers_group: [] },
        'can_remove_subscribers_group is not an',
      ],
      ['message_retention_days', { message_retention_days: 0 }, "Bad value for 'message_retention_days': 0"],
      ['an unknown retention', { message_retention_days: 'forever' }, 'Bad value for'],
      ['invite_only', { invite_only: 'maybe' }, 'invite_only is not valid JSON'],
      ['is_web_public', { is_web_public: 1 }, 'is_web_public is not a boolean'],
      [
        'is_web_public where web-public channels are not enabled',
        { is_web_public: true },
        'Web-public channels are',
      ],
      ['is_default_stream', { is_default_stream: {} }, 'is_default_stream is not a boolean'],
      [
        'history_public_to_subscribers',
        { history_public_to_subscribers: 'x' },
        'history_public_to_subscribers',
      ],
      ['private and web-public', { invite_only: true, is_web_public: true }, 'Incompatible values'],
      [
        'a private default channel',
        { invite_only: true, is_default_stream: true },
        'A default channel cannot',
      ],
      [
        'a long description',
        { subscriptions: [{ name: 'settled', description: 'd'.repeat(1025) }] },
        'subscriptions[0]["description"] is too long (limit: 1024 characters)',
      ],
      [
        'a description that is not a string',
        { subscriptions: [{ name: 'settled', description: 5 }] },
        'subscriptions[0]["description"] is not a string',
      ],
      [
        'a description of null',
        { subscriptions: [{ name: 'settled', description: null }] },
        'subscriptions[0]["description"] is not a string',
      ],
    ];

    before(() => server.owner.ok('POST', PATH, { subscriptions }));

    for (const [what, parameters, msg] of bad) {
      it(`ignores ${what}, which is refused for a new channel`, async () => {
        const before = await find({ client: server.owner }, 'settled');
        const { already_subscribed } = await server.owner.ok('POST', PATH, { subscriptions, ...parameters });
        expect(Object.values(already_subscribed)).to.deep.equal([['settled']]);
        expect(await find({ client: server.owner }, 'settled')).to.deep.equal(before);

        const items: Body[] = (parameters.subscriptions as Body[] | undefined) ?? subscriptions;
        const fresh = { ...parameters, subscriptions: items.map((item) => ({ ...item, name: 'unsettled' })) };
        const { status, body } = await server.owner.send('POST', PATH, fresh);
        expect({ status, msg: (body.msg as string).slice(0, msg.length) }).to.deep.equal({
          status: 400,
          msg,
        });
        // One new channel among others is enough.
        const both = { ...parameters, subscriptions: [...subscriptions, ...fresh.subscriptions] };
        expect((await server.owner.send('POST', PATH, both)).status).to.equal(400);
        expect((await find({ client: server.owner }, 'unsettled')) as unknown).to.equal(undefined);
      });
    }

    it('ignores options that the requester may not set for a new channel', async () => {
      const options = { is_default_stream: true, message_retention_days: 5 };
      const { subscribed } = await anna.client.ok('POST', PATH, { subscriptions, ...options });
      expect(Object.values(subscribed)).to.deep.equal([['settled']]);
    });

    it('refuses invalid values of other parameters', async () => {
      await refuses(anna.client, { subscriptions, announce: 'yes' }, 'announce is not valid JSON');
      await refuses(anna.client, { subscriptions, principals: 5 }, 'Invalid principals');
    });
  });

  describe('with authorization_errors_fatal false', () => {
    const lenient = { authorization_errors_fatal: false };
    const NOBODY_IN = { subscribed: {}, already_subscribed: {} };
    let others: { client: Client };
    let namesMade = 0;

    before(async () => {
      others = { client: server.owner };
      await server.owner.ok('POST', PATH, { subscriptions: [{ name: 'plain' }] });
      await server.owner.ok('POST', PATH, { subscriptions: [{ name: 'hidden' }], invite_only: true });
    });
    beforeEach(() => {
      namesMade += 1;
    });
    afterEach(() => setOrganization(server, {}));

    const fresh = (): string => `lenient ${namesMade}`;
    const groupId = async (wanted: string): Promise<number> => {
      const { user_groups } = await server.owner.ok('GET', '/user_groups');
      return user_groups.find(({ name }: Body) => name === wanted).id;
    };

    /** Asserts that a refusal with `true` becomes a list entry with `false`, without an event. */
    const lists = async (
      client: Client,
      parameters: Parameters,
      msg: string,
      unauthorized: readonly string[],
    ): Promise<Body> => {
      await client.fails('POST', PATH, parameters, { msg });
      const watch = await Watch.start(server.owner);
      const body = await client.ok('POST', PATH, { ...parameters, ...lenient });
      expect(body.unauthorized).to.deep.equal(unauthorized);
      for (const event of await watch.events())
        for (const { name } of event.streams ?? []) expect(unauthorized).to.not.include(name);
      return body;
    };

    it('lists every channel as unauthorized for a guest', async () => {
      const names = ['plain', 'hidden', fresh()];
      const subscriptions = names.map((name) => ({ name }));
      const body = await lists(guest.client, { subscriptions }, 'Not allowed for guest users', names);
      expect(body).to.deep.include(NOBODY_IN);
      // Options of channels that are not created are ignored.
      const bad = { subscriptions, ...lenient, stream_post_policy: 'x', can_remove_subscribers_group: 4711 };
      expect((await guest.client.ok('POST', PATH, bad)).unauthorized).to.deep.equal(names);
      expect((await find(others, fresh())) as unknown).to.equal(undefined);
    });

    it('lists channels that the requester cannot access or create, and subscribes to the rest', async () => {
      await setOrganization(server, {
        can_create_public_channel_group: await groupId('role:administrators'),
      });
      const person = await server.person('Lena');
      const subscriptions = [{ name: fresh() }, { name: 'Plain' }, { name: 'HIDDEN' }];
      const body = await lists(person.client, { subscriptions }, 'Insufficient permission', [
        fresh(),
        'HIDDEN',
      ]);
      expect(body).to.deep.include({ subscribed: { [person.email]: ['plain'] } });
      expect((await find(others, fresh())) as unknown).to.equal(undefined);
    });

    const options: [string, Parameters, string][] = [
      ['default channels', { is_default_stream: true }, 'Insufficient permission'],
      ['retention', { message_retention_days: 5 }, 'Must be an organization owner'],
      ['web-public channels', { is_web_public: true }, 'Web-public channels are not enabled.'],
    ];
    for (const [what, option, msg] of options) {
      it(`lists new channels if the requester lacks the permission for ${what}`, async () => {
        const subscriptions = [{ name: 'plain' }, { name: fresh() }];
        const body = await lists(ben.client, { subscriptions, ...option, announce: true }, msg, [fresh()]);
        expect(Object.keys(body)).to.include.members(['subscribed', 'already_subscribed']);
        expect((await find(others, fresh())) as unknown).to.equal(undefined);
      });
    }

    it('lists every channel if the requester may not subscribe other users', async () => {
      await setOrganization(server, { invite_to_stream_policy: 4 });
      const parameters = {
        subscriptions: [{ name: 'plain' }, { name: fresh() }, { name: 'hidden' }],
        principals: [ben.id, anna.id],
      };
      const names = ['plain', fresh(), 'hidden'];
      const body = await lists(ben.client, parameters, 'Insufficient permission', names);
      expect(body).to.deep.include(NOBODY_IN);
      const own = await ben.client.ok('POST', PATH, { ...parameters, principals: [ben.id], ...lenient });
      expect(own.unauthorized).to.deep.equal(['hidden']);
    });

    it('refuses requests that are invalid regardless of permissions', async () => {
      const refused: [Parameters, string][] = [
        [{ subscriptions: [{ name: fresh() }], principals: [99999] }, 'No such user'],
        [{ subscriptions: [{ name: fresh() }], stream_post_policy: 5 }, 'Invalid stream_post_policy'],
        [{ subscriptions: [{ name: fresh() }, { name: ' ' }] }, "Channel name can't be empty."],
        [
          { subscriptions: [{ name: fresh() }], invite_only: true, is_default_stream: true },
          'A default channel cannot be private.',
        ],
      ];
      for (const [parameters, msg] of refused) {
        const { status, body } = await ben.client.send('POST', PATH, { ...parameters, ...lenient });
        expect({ status, msg: (body.msg as string).slice(0, msg.length) }).to.deep.equal({
          status: 400,
          msg,
        });
      }
      expect((await find(others, fresh())) as unknown).to.equal(undefined);
    });

    it('lists a channel once, and returns an empty list if everything is allowed', async () => {
      const twice = [{ name: 'hidden' }, { name: 'Hidden' }];
      const { unauthorized } = await ben.client.ok('POST', PATH, { subscriptions: twice, ...lenient });
      expect(unauthorized).to.deep.equal(['hidden']);
      const own = await ben.client.ok('POST', PATH, { subscriptions: [{ name: fresh() }], ...lenient });
      expect(own).to.deep.include({ subscribed: { [ben.email]: [fresh()] }, unauthorized: [] });
    });
  });

  describe('private channels', () => {
    before(() => anna.client.ok('POST', PATH, { subscriptions: [{ name: 'secret' }], invite_only: true }));

    it('cannot be joined by users who are not subscribed, including administrators', async () => {
      const subscriptions = [{ name: 'SECRET' }, { name: 'beside' }];
      await refuses(ben.client, { subscriptions }, 'Unable to access channel (SECRET).');
      await refuses(server.owner, { subscriptions }, 'Unable to access channel (SECRET).');
      expect(await find(ben, 'beside')).to.equal(undefined);
    });

    it('are listed as unauthorized with authorization_errors_fatal false', async () => {
      const body = await ben.client.ok('POST', PATH, {
        subscriptions: [{ name: 'Secret' }, { name: 'besides' }],
        authorization_errors_fatal: false,
      });
      expect(body).to.deep.include({ subscribed: { [ben.email]: ['besides'] }, unauthorized: ['Secret'] });
      const none = await ben.client.ok('POST', PATH, {
        subscriptions: [{ name: 'besides' }],
        authorization_errors_fatal: false,
      });
      expect(none.unauthorized).to.deep.equal([]);
    });

    it('accept new subscribers that a subscriber adds', async () => {
      const body = await anna.client.ok('POST', PATH, {
        subscriptions: [{ name: 'secret' }],
        principals: [ben.id],
      });
      expect(body.subscribed).to.deep.equal({ [ben.email]: ['secret'] });
    });
  });

  it('follows the permission settings of the organization', async () => {
    const { user_groups } = await server.owner.ok('GET', '/user_groups');
    const idOf = (wanted: string): number => user_groups.find(({ name }: Body) => name === wanted).id;
    await setOrganization(server, {
      can_create_public_channel_group: idOf('role:administrators'),
      can_create_private_channel_group: { direct_members: [ben.id], direct_subgroups: [] },
      invite_to_stream_policy: 4,
    });
    try {
      await refuses(anna.client, { subscriptions: [{ name: 'p1' }] }, 'Insufficient permission');
      await refuses(
        anna.client,
        { subscriptions: [{ name: 'p1' }], invite_only: true },
        'Insufficient permission',
      );
      await ben.client.ok('POST', PATH, { subscriptions: [{ name: 'p2' }], invite_only: true });
      await refuses(
        ben.client,
        { subscriptions: [{ name: 'p2' }], principals: [anna.id] },
        'Insufficient permission',
      );
      await server.owner.ok('POST', PATH, { subscriptions: [{ name: 'p1' }], principals: [anna.id] });
    } finally {
      await setOrganization(server, {});
    }
  });

  describe('concurrent requests', () => {
    it('create one channel', async () => {
      const people = [anna, ben, { client: server.owner }];
      const answers = await Promise.all(
        people.map(({ client }) => client.ok('POST', PATH, { subscriptions: [{ name: 'race' }] })),
      );
      expect(answers.map(({ subscribed }) => Object.values(subscribed))).to.deep.equal([
        [['race']],
        [['race']],
        [['race']],
      ]);
      const ids = await Promise.all(people.map(async (person) => (await find(person, 'race')).stream_id));
      expect(new Set(ids).size).to.equal(1);
    });

    it('subscribe a user once and send one event', async () => {
      const person = await server.person('Ria');
      const watch = await Watch.start(person.client);
      const answers = await Promise.all(
        [anna, ben, anna, ben].map(({ client }) =>
          client.ok('POST', PATH, { subscriptions: [{ name: 'race' }], principals: [person.id] }),
        ),
      );
      expect(answers.filter(({ subscribed }) => subscribed[person.email]).length).to.equal(1);
      expect((await watch.events()).filter(({ op }) => op === 'add').length).to.equal(1);
      const { subscribers } = await find(person, 'race', true);
      expect(subscribers.filter((id: number) => id === person.id).length).to.equal(1);
    });
  });

  it('allows permitted users to create web-public channels if they are enabled', async () => {
    const open = await startServer({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
    const admin = await open.person('Ada', { role: 'administrator' });
    const parameters = { subscriptions: [{ name: 'web' }], is_web_public: true };
    const off = { msg: 'Web-public channels are not enabled.' };
    await open.owner.fails('POST', PATH, parameters, off);
    await setOrganization(open, { enable_spectator_access: true });
    await admin.client.fails('POST', PATH, parameters, { msg: 'Insufficient permission' });
    await open.owner.ok('POST', PATH, parameters);
    expect(await find({ client: open.owner }, 'web')).to.deep.include({
      is_web_public: true,
      invite_only: false,
    });
    await admin.client.ok('POST', PATH, parameters);
    await open.close();
  });

  it('announces new public channels in the channel that the organization chose', async () => {
    await server.owner.ok('POST', PATH, { subscriptions: [{ name: 'news' }] });
    const { stream_id } = await find({ client: server.owner }, 'news');
    await setOrganization(server, { new_stream_announcements_stream_id: stream_id });
    const parameters = { announce: true, principals: [anna.id] };
    await server.owner.ok('POST', PATH, {
      ...parameters,
      subscriptions: [{ name: 'hidden one' }],
      invite_only: true,
    });
    await server.owner.ok('POST', PATH, { ...parameters, subscriptions: [{ name: 'one' }, { name: 'two' }] });
    await server.owner.ok('POST', PATH, { ...parameters, subscriptions: [{ name: 'one' }] });
    const { messages } = await server.owner.ok('GET', '/messages', {
      anchor: 'newest',
      num_before: 10,
      num_after: 0,
      narrow: [{ operator: 'channel', operand: 'news' }],
      apply_markdown: false,
    });
    expect(messages.map(({ subject }: Body) => subject)).to.deep.equal(['channel events', 'new channels']);
    expect(messages[1].content).to.match(/created new channels #\*\*one\*\*, #\*\*two\*\*\.$/);
    await setOrganization(server, {});
  });

  it('announces in the first channel by default, naming the requester', async () => {
    const site = await startServer();
    const member = await site.person('Member');
    await member.client.ok('POST', PATH, { subscriptions: [{ name: 'new' }], announce: true });
    await member.client.ok('POST', PATH, { subscriptions: [{ name: 'quiet' }] });
    const { messages } = await member.client.ok('GET', '/messages', {
      anchor: 'newest',
      num_before: 1,
      num_after: 0,
      narrow: [{ operator: 'channel', operand: 'general' }],
      apply_markdown: false,
    });
    expect(messages[0]).to.deep.include({
      subject: 'new channels',
      sender_full_name: 'Notification Bot',
      content: `@_**Member|${member.id}** created a new channel #**new**.`,
    });
    await site.close();
  });

  it(
    'runs the same number of statements for any number of channels and users',
    withProductionBatches(async () => {
      const people = await Promise.all(
        Array.from({ length: 5 }, (_, index) => server.person(`Many ${index}`)),
      );
      const statements = (count: number, users: readonly Person[]): Promise<number> =>
        server.services.store.write(async (tx) => {
          const names = Array.from({ length: count }, (_, index) => ({
            name: `bulk ${count} ${index}`,
            description: '',
          }));
          const creation = { creator_id: anna.id, date_created: 1 };
          const channels = await createChannels(tx, names, plain, creation);
          const principals = users.map(({ id, email, name }) => ({
            id,
            email,
            full_name: name,
            role: roles.member,
            bot_type: null,
            bot_owner_id: null,
          }));
          await subscribe(await lockVisibility({ tx, services: server.services }), {
            channels,
            users: principals,
            created: channels,
          });
          return tx.statements;
        });
      const ofMany = await statements(100, people);
      expect(ofMany).to.equal(await statements(1, people.slice(0, 2)));
      // Several users are first asked who is subscribed already.
      expect(ofMany - 1).to.equal(await statements(2, people.slice(0, 1)));
    }),
  );
});
