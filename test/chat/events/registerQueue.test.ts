import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';

describe('POST /register', () => {
  let server: TestServer;
  let anna: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
  });

  after(() => server.close());

  it('returns the complete state by default', async () => {
    const body = await anna.client.ok('POST', '/register');
    expect(body.queue_id).to.match(/^[0-9a-f-]{36}$/);
    expect(body).to.include({
      event_queue_longpoll_timeout_seconds: 90,
      service_feature_level: 282,
      zulip_feature_level: 282,
      server_timestamp: server.services.clock.now() / 1000,
      max_message_id: body.max_message_id,
      user_id: anna.id,
    });
    expect(body).to.include.keys(
      'realm_users',
      'realm_name',
      'subscriptions',
      'realm_user_groups',
      'unread_msgs',
      'user_settings',
    );
  });

  it('returns empty legacy fields that old clients require', async () => {
    const fetch_event_types = ['presence', 'realm_emoji', 'muted_topics', 'starred_messages'];
    expect(await anna.client.ok('POST', '/register', { fetch_event_types })).to.deep.include({
      presences: {},
      presence_last_update_id: -1,
      realm_emoji: {},
      muted_topics: [],
      starred_messages: [],
    });
  });

  it('returns only the state of the requested types', async () => {
    const fields = async (parameters: object): Promise<string[]> => {
      const body = await anna.client.ok('POST', '/register', { ...parameters });
      return Object.keys(body).sort();
    };
    const always = [
      'event_queue_longpoll_timeout_seconds',
      'last_event_id',
      'msg',
      'queue_id',
      'result',
      'service_feature_level',
      'service_merge_base',
      'service_version',
      'zulip_feature_level',
      'zulip_merge_base',
      'zulip_version',
    ];
    expect(await fields({ event_types: ['typing'] })).to.deep.equal(always);
    expect(await fields({ event_types: ['realm_user_groups'], fetch_event_types: [] })).to.deep.equal(always);
    expect(await fields({ event_types: [], fetch_event_types: ['presence'] })).to.deep.equal(
      [...always, 'presence_last_update_id', 'presences', 'server_timestamp'].sort(),
    );
    expect(await fields({ fetch_event_types: ['realm_user_groups'] })).to.deep.equal(
      [...always, 'realm_user_groups'].sort(),
    );
  });

  it('sends no events to a queue with an empty list of types', async () => {
    const { queue_id, last_event_id } = await server.owner.ok('POST', '/register', {
      event_types: [],
      fetch_event_types: [],
    });
    await server.owner.ok('POST', '/users/me/alert_words', { alert_words: ['silence'] });
    const poll = { queue_id, last_event_id, dont_block: true };
    const { events } = await server.owner.ok('GET', '/events', poll);
    expect(events.filter(({ type }: Body) => type !== 'heartbeat')).to.deep.equal([]);
  });

  it('registers a queue that starts where the state ends', async () => {
    const { queue_id, last_event_id } = await anna.client.ok('POST', '/register', {
      event_types: ['realm_user'],
    });
    const { id } = await server.person('Later');
    const { events } = await anna.client.ok('GET', '/events', { queue_id, last_event_id });
    expect(
      events.map(({ type, op, person }: Record<string, unknown>) => [
        type,
        op,
        (person as { user_id: number }).user_id,
      ]),
    ).to.deep.equal([['realm_user', 'add', id]]);
  });

  it('stores the client’s options with its queue', async () => {
    const { queue_id } = await anna.client.ok('POST', '/register', {
      event_types: ['message'],
      narrow: [['is', 'dm']],
      all_public_streams: true,
      apply_markdown: true,
      client_gravatar: false,
      slim_presence: true,
      include_subscribers: true,
      client_capabilities: { user_list_incomplete: true, something_new: true },
      queue_lifespan_secs: 1e9,
    });
    const row = await server.services.store.read((tx) =>
      tx.first<{ options: string; lifespan_secs: number }>(
        'SELECT options, lifespan_secs FROM queues WHERE id = ?',
        [queue_id],
      ),
    );
    expect(row?.lifespan_secs).to.equal(604_800);
    expect(JSON.parse(row?.options ?? '')).to.deep.equal({
      event_types: ['message'],
      narrow: [{ operator: 'is', operand: 'dm', negated: false }],
      all_public_streams: true,
      apply_markdown: true,
      client_gravatar: false,
      slim_presence: true,
      include_subscribers: true,
      client_capabilities: { user_list_incomplete: true },
    });
  });

  it('refuses unsupported narrow operators and incomplete terms', async () => {
    await anna.client.fails(
      'POST',
      '/register',
      { narrow: [['search', 'x']] },
      {
        code: 'BAD_REQUEST',
        msg: 'Operator search not supported.',
      },
    );
    await anna.client.fails(
      'POST',
      '/register',
      { narrow: [['is', 'followed']] },
      { code: 'BAD_REQUEST', msg: 'Operand followed not supported.' },
    );
    await anna.client.fails(
      'POST',
      '/register',
      { narrow: [{ operator: 'is' }] },
      {
        code: 'BAD_REQUEST',
        msg: 'Invalid narrow[0]: Value error, operand is missing',
      },
    );
  });

  it('follows the conversation in which the message of `with` is at that time', async () => {
    const to = [(await anna.client.ok('GET', '/users/me')).user_id as number];
    const send = async (parameters: object): Promise<number> =>
      (await anna.client.ok('POST', '/messages', { content: 'x', ...parameters })).id;
    await anna.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'followed' }] });
    const inTopic = { type: 'channel', to: 'followed', topic: 'logo' };
    const found: number[][] = [];
    const expected: number[][] = [];
    for (const [own, other] of [
      [inTopic, { ...inTopic, topic: 'colors' }],
      [{ type: 'direct', to }, inTopic],
    ] as const) {
      const id = await send(own);
      const { queue_id } = await anna.client.ok('POST', '/register', {
        event_types: ['message'],
        narrow: [
          ['channel', 'unknown'],
          ['with', String(id)],
        ],
      });
      await send(other);
      expected.push([await send(own)]);
      const { events } = await anna.client.ok('GET', '/events', {
        queue_id,
        last_event_id: -1,
        dont_block: true,
      });
      found.push(events.map(({ message }: Body) => message.id));
    }
    expect(found).to.deep.equal(expected);
    await anna.client.fails(
      'POST',
      '/register',
      { narrow: [['with', '4711']] },
      { code: 'BAD_NARROW', msg: "Invalid narrow operator combination: Invalid 'with' operator" },
    );
  });

  it('accepts a narrow of at most 8192 characters', async () => {
    const narrowOf = (length: number): unknown => {
      const empty = JSON.stringify([{ operator: 'topic', operand: '', negated: false }]).length;
      return [['topic', 'x'.repeat(length - empty)]];
    };
    await anna.client.ok('POST', '/register', { narrow: narrowOf(8192), fetch_event_types: [] });
    for (const [method, path] of [
      ['POST', '/register'],
      ['GET', '/events'],
    ] as const) {
      await anna.client.fails(
        method,
        path,
        { narrow: narrowOf(8193) },
        {
          code: 'BAD_NARROW',
          msg: 'narrow is too long (limit: 8192 characters)',
        },
      );
    }
  });

  it('refuses all public channels to guests', async () => {
    const guest = await server.person('Gast', { role: 'guest' });
    await guest.client.fails(
      'POST',
      '/register',
      { all_public_streams: true },
      {
        code: 'BAD_REQUEST',
        msg: 'User not authorized for this query',
      },
    );
    await guest.client.ok('POST', '/register', { all_public_streams: false });
  });

  it('includes all public channels for a bot only by default or on request, and never for a guest', async () => {
    const bot = await server.person('Listening bot', { botOf: anna.id });
    const includesPublic = async (parameters: object = {}): Promise<boolean> => {
      const { queue_id } = await bot.client.ok('POST', '/register', { fetch_event_types: [], ...parameters });
      const row = await server.services.store.read((tx) =>
        tx.first<{ options: string }>('SELECT options FROM queues WHERE id = ?', [queue_id]),
      );
      return (JSON.parse(row?.options ?? '{}') as { all_public_streams: boolean }).all_public_streams;
    };
    expect(await includesPublic(), 'without a default').to.equal(false);
    expect(await includesPublic({ all_public_streams: true }), 'on request').to.equal(true);
    await anna.client.ok('PATCH', `/bots/${bot.id}`, { default_all_public_streams: true });
    expect(await includesPublic(), 'by default').to.equal(true);
    expect(await includesPublic({ all_public_streams: false }), 'on request').to.equal(false);
    await server.owner.ok('PATCH', `/bots/${bot.id}`, { role: 600 });
    expect(await includesPublic(), 'for a guest').to.equal(false);
  });

  it('refuses a negative lifespan', async () => {
    await anna.client.fails(
      'POST',
      '/register',
      { queue_lifespan_secs: -1 },
      { msg: 'queue_lifespan_secs is too small' },
    );
  });

  it('accepts parameters in the encodings of existing clients', async () => {
    const { queue_id } = await anna.client.ok(
      'POST',
      '/register',
      {
        event_types: ['message'],
        apply_markdown: true,
        client_capabilities: { notification_settings_null: true },
      },
      'multipart',
    );
    await anna.client.ok('DELETE', '/events', { queue_id }, 'query');
  });
});
