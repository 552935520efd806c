import { expect } from 'chai';

import { nameOfReference, typesOf, type Schema } from '../../tools/generate-contract/schema/schema.js';
import { contract } from '../support/contract-sources.js';
import { insertExport } from '../archive/exports/rows.js';
import { makeChannel, say, tell } from '../chat/messages/fixtures.js';
import { anotherValue, settingRows } from '../chat/organization/fixtures.js';
import { exampleFile } from '../support/files.js';
import { animation } from '../support/pictures.js';
import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { expectListed } from '../support/expect-listed.js';

type State = 'absent' | 'null' | 'value';

/** A field that a response may lack, or that may be null: `getMessage .message stream_id`. */
interface Field {
  readonly name: string;
  readonly states: readonly State[];
}

/** Tests of the events compare these two as a whole. */
const ELSEWHERE = ['registerQueue', 'getEvents'];

const deref = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : deref(contract.schemas.get(nameOfReference(schema.$ref)) ?? {});

const fieldsIn = (written: Schema, path: string): Field[] => {
  const schema = deref(written);
  const { required = [], properties = {}, items, additionalProperties: others } = schema;
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [
    ...branches.flatMap((branch) => fieldsIn(branch, path)),
    ...Object.entries(properties).flatMap(([name, child]) => {
      const states: State[] = ['value'];
      if (!required.includes(name)) states.push('absent');
      if (typesOf(deref(child)).includes('null')) states.push('null');
      const own = states.length > 1 ? [{ name: `${path} ${name}`, states }] : [];
      return [...own, ...fieldsIn(child, `${path}.${name}`)];
    }),
    ...(items ? fieldsIn(items, `${path}[]`) : []),
    ...(typeof others === 'object' ? fieldsIn(others, `${path}{}`) : []),
  ];
};

const fields = contract.operations
  .filter(({ id, sameAs }) => !ELSEWHERE.includes(id) && sameAs === undefined)
  .flatMap(({ id, response }) => fieldsIn(response, `${id} `));

/** States in which no response of this server is, by field. */
const never: Readonly<Record<string, readonly State[]>> = {
  // The bots without an owner are those of the server, which make no requests.
  'getOwnUser  bot_owner_id': ['null'],
  // The server knows no other site where users log in.
  'getServerSettings .external_authentication_methods[] display_icon': ['value', 'null'],
  'listUsers .members[] avatar_url': ['absent'],
  'getUser .user avatar_url': ['absent'],
  // POST /register returns the bots of the server.
  'listUsers .members[] is_system_bot': ['value'],
  'listUsers .members[] bot_owner_id': ['null'],
  // Every bot of this server that a user can change has an owner.
  'updateBot  bot_owner': ['absent'],
  // Only embedded bots have a configuration.
  'updateBot  config_data': ['value'],
  'listCustomEmoji .emoji{} author_id': ['null'],
  'updateOwnPresence .presences{} idle_timestamp': ['absent'],
  // The server of this test has only one, which must stay enabled.
  'updateOrganization  authentication_methods': ['value'],
  'updateOrganization .authentication_methods{} unavailable_reason': ['value', 'absent'],
  // No edit is older than the server.
  'getMessage .message.edit_history[] user_id': ['null'],
  'listMessages .messages[].edit_history[] user_id': ['null'],
  'getMessageHistory .message_history[] user_id': ['null'],
  'updateOwnPresence .presences{}.aggregated pushable': ['value'],
  'updateOwnPresence .presences{}.website pushable': ['absent'],
  'listPresences .presences{}.aggregated pushable': ['value'],
  'listPresences .presences{}.website pushable': ['absent'],
};

const ALIAS = 'zulip_update_announcements_stream_id';

const stateOf = (object: Body, name: string): State => {
  if (!Object.hasOwn(object as object, name)) return 'absent';
  return object[name] === null ? 'null' : 'value';
};

describe('Fields of responses that may be absent or null', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  const seen = new Set<string>();

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  /** Asserts the states of all such fields of an object. The place is as in `Field`. */
  const expectStates = (place: string, object: Body, expected: Readonly<Record<string, State>>): void => {
    const names = fields
      .filter(({ name }) => name.startsWith(`${place} `))
      .map(({ name }) => name.slice(place.length + 1))
      .filter((name) => !name.includes(' '));
    const found = Object.fromEntries(names.map((name) => [name, stateOf(object, name)]));
    expect(found, place).to.deep.equal(expected);
    for (const [name, state] of Object.entries(found)) seen.add(`${place} ${name} ${state}`);
  };

  const get = (person: Person, path: string, parameters = {}): Promise<Body> =>
    person.client.ok('GET', path, parameters);

  /** Asserts the same of a message as both operations return it. */
  const expectMessage = async (
    id: number,
    client_gravatar: boolean,
    expected: Readonly<Record<string, State>>,
    history: readonly Readonly<Record<string, State>>[] = [],
  ): Promise<void> => {
    const { message } = await get(anna, `/messages/${String(id)}`, { client_gravatar });
    const window = { anchor: id, num_before: 0, num_after: 0, client_gravatar };
    const [listed] = (await get(anna, '/messages', window)).messages as [Body];
    const noMatch = { match_content: 'absent', match_subject: 'absent' } as const;
    expectStates('getMessage .message', message, expected);
    expectStates('listMessages .messages[]', listed, { ...expected, ...noMatch });
    history.forEach((states, index) => {
      expectStates('getMessage .message.edit_history[]', message.edit_history[index], states);
      expectStates('listMessages .messages[].edit_history[]', listed.edit_history[index], states);
    });
  };

  const UNEDITED = { edit_history: 'absent', last_edit_timestamp: 'absent' } as const;
  const NO_EDIT = {
    prev_content: 'absent',
    prev_rendered_content: 'absent',
    prev_rendered_content_version: 'absent',
    prev_stream: 'absent',
    prev_topic: 'absent',
    stream: 'absent',
    topic: 'absent',
    user_id: 'value',
  } as const;

  it('of a message say whether it is direct, and whose avatar a client makes itself', async () => {
    const direct = await tell(ben, [anna]);
    await expectMessage(direct, true, { ...UNEDITED, avatar_url: 'null', stream_id: 'absent' });
    await expectMessage(direct, false, { ...UNEDITED, avatar_url: 'value', stream_id: 'absent' });
    const channel = await makeChannel(ben, 'design', [anna]);
    const inChannel = await say(ben, channel, 'logo');
    await expectMessage(inChannel, true, { ...UNEDITED, avatar_url: 'null', stream_id: 'value' });
  });

  it('of an edit are those of what it changed', async () => {
    const [from, to] = [await makeChannel(anna, 'from', []), await makeChannel(anna, 'to', [])];
    const id = await say(anna, from, 'logo');
    const path = `/messages/${String(id)}`;
    for (const edit of [{ content: 'other' }, { topic: 'colors' }]) await anna.client.ok('PATCH', path, edit);
    await site.owner.ok('PATCH', path, { stream_id: to });
    await expectMessage(
      id,
      true,
      { edit_history: 'value', last_edit_timestamp: 'value', avatar_url: 'null', stream_id: 'value' },
      [
        { ...NO_EDIT, prev_stream: 'value', stream: 'value' },
        { ...NO_EDIT, prev_topic: 'value', topic: 'value' },
        {
          ...NO_EDIT,
          prev_content: 'value',
          prev_rendered_content: 'value',
          prev_rendered_content_version: 'value',
        },
      ],
    );
  });

  it('of a version of a message are those of what its edit changed', async () => {
    const [from, to] = [await makeChannel(anna, 'before', []), await makeChannel(anna, 'after', [])];
    const id = await say(anna, from, 'logo');
    const path = `/messages/${String(id)}`;
    for (const edit of [{ content: 'other' }, { topic: 'colors' }]) await anna.client.ok('PATCH', path, edit);
    await site.owner.ok('PATCH', path, { stream_id: to });
    const { prev_rendered_content_version: _version, topic: _topic, ...rest } = NO_EDIT;
    const none = { ...rest, content_html_diff: 'absent' } as const;
    const { message_history } = await get(anna, `${path}/history`);
    for (const [index, states] of [
      none,
      { ...none, prev_content: 'value', prev_rendered_content: 'value', content_html_diff: 'value' } as const,
      { ...none, prev_topic: 'value' } as const,
      { ...none, prev_stream: 'value', stream: 'value' } as const,
    ].entries()) {
      expectStates('getMessageHistory .message_history[]', message_history[index], states);
    }
  });

  it('of a found message hold the matches only in a search', async () => {
    const id = await tell(ben, [anna], 'A needle');
    const window = { anchor: id, num_before: 0, num_after: 0 };
    const narrow = [{ operator: 'search', operand: 'needle' }];
    const [found] = (await get(anna, '/messages', { ...window, narrow })).messages as [Body];
    expect([stateOf(found, 'match_content'), stateOf(found, 'match_subject')]).to.deep.equal([
      'value',
      'value',
    ]);
    for (const name of ['match_content', 'match_subject']) seen.add(`listMessages .messages[] ${name} value`);
  });

  it('of a sent message hold a new policy only if it changed', async () => {
    await anna.client.ok('PATCH', '/settings', { automatically_follow_topics_policy: 3 });
    const channel = await makeChannel(anna, 'policies', []);
    const send = () =>
      anna.client.ok('POST', '/messages', { type: 'channel', to: channel, topic: 'new', content: 'x' });
    expectStates('sendMessage ', await send(), { automatic_new_visibility_policy: 'value' });
    expectStates('sendMessage ', await send(), { automatic_new_visibility_policy: 'absent' });
  });

  const HUMAN = {
    bot_owner_id: 'absent',
    bot_type: 'null',
    is_system_bot: 'absent',
    presence_enabled: 'absent',
  } as const;

  /** Asserts the same of a user as both operations return it. */
  const expectUser = async (
    id: number,
    parameters: object,
    expected: Readonly<Record<string, State>>,
  ): Promise<void> => {
    const { user } = await get(anna, `/users/${String(id)}`, parameters);
    expectStates('getUser .user', user, expected);
    const { members } = await get(anna, '/users', parameters);
    const listed = (members as Body[]).find((one) => one.user_id === id);
    expectStates('listUsers .members[]', listed, expected);
  };

  it('of a user depend on the kind of account and on what the requester sees', async () => {
    const bot = await site.person('Robot', { botOf: anna.id });
    const hidden = await site.person('Hidden');
    await hidden.client.ok('PATCH', '/settings', { email_address_visibility: 5 });
    await ben.client.ok('POST', '/users/me/avatar', { filename: exampleFile() });
    const profile = { include_custom_profile_fields: true };
    const gone = { ...HUMAN, profile_data: 'absent' } as const;
    await expectUser(
      anna.id,
      {},
      {
        ...gone,
        avatar_url: 'null',
        delivery_email: 'value',
        presence_enabled: 'value',
      },
    );
    await expectUser(ben.id, profile, {
      ...gone,
      avatar_url: 'value',
      delivery_email: 'value',
      profile_data: 'value',
    });
    await expectUser(hidden.id, {}, { ...gone, avatar_url: 'value', delivery_email: 'null' });
    await expectUser(bot.id, profile, {
      avatar_url: 'null',
      bot_owner_id: 'value',
      bot_type: 'value',
      delivery_email: 'value',
      is_system_bot: 'absent',
      presence_enabled: 'absent',
      profile_data: 'absent',
    });
    const ofBots = { bot_owner_id: 'absent', bot_type: 'absent' } as const;
    expectStates('getOwnUser ', await get(anna, '/users/me'), { ...ofBots, profile_data: 'value' });
    expectStates('getOwnUser ', await get(bot, '/users/me'), {
      bot_owner_id: 'value',
      bot_type: 'value',
      profile_data: 'absent',
    });
  });

  it('of a bot of the server say so, and name no owner', async () => {
    const { cross_realm_bots } = await anna.client.ok('POST', '/register', {
      fetch_event_types: ['realm_user'],
    });
    const [{ user_id }] = cross_realm_bots as [{ user_id: number }];
    const { user } = await get(anna, `/users/${String(user_id)}`);
    expect([stateOf(user, 'bot_owner_id'), stateOf(user, 'is_system_bot')]).to.deep.equal(['null', 'value']);
    seen.add('getUser .user bot_owner_id null').add('getUser .user is_system_bot value');
  });

  it('of a value of a profile field hold HTML only for Markdown', async () => {
    const make = async (field_type: number, name: string): Promise<number> =>
      (await site.owner.ok('POST', '/realm/profile_fields', { field_type, name })).id as number;
    const [text, link] = [await make(1, 'Editor'), await make(5, 'Page')];
    const profile_data = [
      { id: text, value: 'Vim' },
      { id: link, value: 'https://x.example/' },
    ];
    await site.owner.ok('PATCH', `/users/${String(anna.id)}`, { profile_data });
    const parameters = { include_custom_profile_fields: true };
    const { members } = await get(anna, '/users', parameters);
    for (const [place, user] of [
      ['getOwnUser .profile_data{}', await get(anna, '/users/me')],
      ['getUser .user.profile_data{}', (await get(anna, `/users/${String(anna.id)}`, parameters)).user],
      [
        'listUsers .members[].profile_data{}',
        (members as Body[]).find(({ user_id }: Body) => user_id === anna.id),
      ],
    ] as const) {
      expectStates(place, user.profile_data[text], { rendered_value: 'value' });
      expectStates(place, user.profile_data[link], { rendered_value: 'absent' });
    }
  });

  it('of a bot are its defaults', async () => {
    const channel = 'for robots';
    await makeChannel(anna, channel, []);
    const unset = { default_events_register_stream: 'null', default_sending_stream: 'null' } as const;
    const set = { default_events_register_stream: 'value', default_sending_stream: 'value' } as const;
    const bot = (short_name: string, more = {}) =>
      anna.client.ok('POST', '/bots', { full_name: short_name, short_name, ...more });
    const defaults = { default_sending_stream: channel, default_events_register_stream: channel };
    const { user_id, ...made } = await bot('plain');
    expectStates('createBot ', made, unset);
    expectStates('createBot ', await bot('set', defaults), set);
    const { bots } = await get(anna, '/bots');
    const named = (name: string): Body => (bots as Body[]).find(({ full_name }: Body) => full_name === name);
    expectStates('listBots .bots[]', named('plain'), unset);
    expectStates('listBots .bots[]', named('set'), set);
    const path = `/bots/${String(user_id)}`;
    const change = (parameters: object) => anna.client.ok('PATCH', path, { ...parameters });
    const kept = { bot_owner: 'value', service_payload_url: 'null', config_data: 'null' } as const;
    expectStates('updateBot ', await change({ full_name: 'Plain' }), { ...unset, ...kept });
    expectStates('updateBot ', await change(defaults), { ...set, ...kept });
    const hook = await bot('hook', { bot_type: 3 });
    const service = { service_payload_url: 'https://hooks.example.com' };
    expectStates('updateBot ', await anna.client.ok('PATCH', `/bots/${String(hook.user_id)}`, service), {
      ...unset,
      bot_owner: 'value',
      service_payload_url: 'value',
      config_data: 'null',
    });
  });

  it('of an invitation say whether it is a link, and whether it expires', async () => {
    const expiring = { invitee_emails: 'nadia@example.com', stream_ids: [] };
    await site.owner.ok('POST', '/invites', expiring);
    await site.owner.ok('POST', '/invites/multiuse', { invite_expires_in_minutes: null });
    const { invites } = await site.owner.ok('GET', '/invites');
    const place = 'listInvitations .invites[]';
    expectStates(place, invites[0], {
      expiry_date: 'value',
      email: 'value',
      link_url: 'absent',
      notify_referrer_on_join: 'value',
    });
    expectStates(place, invites[1], {
      expiry_date: 'null',
      email: 'absent',
      link_url: 'value',
      notify_referrer_on_join: 'absent',
    });
  });

  it('of an export say whether it has an archive, failed, or was deleted', async () => {
    const none = { deleted_timestamp: 'null', export_url: 'null', failed_timestamp: 'null' } as const;
    const expectLast = async (expected: Readonly<Record<string, State>>): Promise<Body> => {
      const [last] = (await site.owner.ok('GET', '/export/realm')).exports.slice(-1);
      expectStates('listExports .exports[]', last, expected);
      return last;
    };
    await site.owner.ok('POST', '/export/realm');
    await site.server.workers.exports.settled();
    const { id } = await expectLast({ ...none, export_url: 'value' });
    await site.owner.ok('DELETE', `/export/realm/${String(id)}`);
    await expectLast({ ...none, deleted_timestamp: 'value' });
    await insertExport(site.services, { failed_at: site.clock.seconds() });
    await expectLast({ ...none, failed_timestamp: 'value' });
  });

  it('of a subscription are what is inherited, unknown or not asked for', async () => {
    const own = async (name: string, parameters = {}): Promise<Body> => {
      const { subscriptions } = await get(anna, '/users/me/subscriptions', parameters);
      return (subscriptions as Body[]).find((one: Body) => one.name === name);
    };
    const settings = [
      'audible_notifications',
      'desktop_notifications',
      'email_notifications',
      'push_notifications',
      'wildcard_mentions_notify',
    ];
    const all = (state: State) => Object.fromEntries(settings.map((name) => [name, state]));
    const place = 'listSubscriptions .subscriptions[]';
    const stream_id = await makeChannel(anna, 'quiet', []);
    await anna.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['quiet'] });
    await site.services.store.write((tx) =>
      tx.run('UPDATE channels SET creator_id = NULL WHERE id = ?', [stream_id]),
    );
    await anna.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'quiet' }] });
    expectStates(place, await own('quiet'), {
      ...all('null'),
      creator_id: 'null',
      first_message_id: 'null',
      message_retention_days: 'null',
      stream_weekly_traffic: 'null',
      subscribers: 'absent',
    });
    await site.owner.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'lively' }],
      principals: [anna.id],
      message_retention_days: 30,
    });
    const lively = (await own('lively')).stream_id as number;
    await say(anna, lively, 'logo');
    const subscription_data = settings.map((property) => ({ stream_id: lively, property, value: true }));
    await anna.client.ok('POST', '/users/me/subscriptions/properties', { subscription_data });
    site.clock.advance(8 * 86_400_000);
    expectStates(place, await own('lively', { include_subscribers: true }), {
      ...all('value'),
      creator_id: 'value',
      first_message_id: 'value',
      message_retention_days: 'value',
      stream_weekly_traffic: 'value',
      subscribers: 'value',
    });
  });

  it('of a channel are what is inherited or unknown, and whether it is a default one if asked for', async () => {
    const states = (state: State) => ({
      creator_id: state,
      first_message_id: state,
      message_retention_days: state,
      stream_weekly_traffic: state,
    });
    const both = async (id: number, state: State, parameters = {}): Promise<void> => {
      const { stream } = await get(anna, `/streams/${String(id)}`);
      expectStates('getChannel .stream', stream, states(state));
      const { streams } = await get(anna, '/streams', parameters);
      const listed = (streams as Body[]).find((one: Body) => one.stream_id === id);
      const is_default = 'include_default' in parameters ? 'value' : 'absent';
      expectStates('listChannels .streams[]', listed, { ...states(state), is_default });
    };
    const bare = await makeChannel(anna, 'bare', []);
    await site.services.store.write((tx) =>
      tx.run('UPDATE channels SET creator_id = NULL WHERE id = ?', [bare]),
    );
    await both(bare, 'null');
    const options = { principals: [anna.id], message_retention_days: 30 };
    await site.owner.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'full' }], ...options });
    const full = (await get(anna, '/get_stream_id', { stream: 'full' })).stream_id as number;
    site.clock.advance(8 * 86_400_000);
    await both(full, 'value', { include_default: true });
  });

  it('of a request to subscribe hold the refused channels only if it asks for them', async () => {
    const subscribe = (name: string, more = {}) =>
      anna.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }], ...more });
    expectStates('createSubscriptions ', await subscribe('plain'), { unauthorized: 'absent' });
    const more = { authorization_errors_fatal: false };
    expectStates('createSubscriptions ', await subscribe('plain', more), { unauthorized: 'value' });
  });

  it('of a scheduled message hold a topic only for a channel', async () => {
    const to = await makeChannel(anna, 'schedule', []);
    const common = { content: 'x', scheduled_delivery_timestamp: site.clock.seconds() + 1000 };
    await anna.client.ok('POST', '/scheduled_messages', { type: 'channel', to, topic: 'logo', ...common });
    await anna.client.ok('POST', '/scheduled_messages', { type: 'direct', to: [ben.id], ...common });
    const [inChannel, direct] = (await get(anna, '/scheduled_messages')).scheduled_messages as Body[];
    const place = 'listScheduledMessages .scheduled_messages[]';
    expectStates(place, inChannel, { topic: 'value' });
    expectStates(place, direct, { topic: 'absent' });
  });

  it('of a custom emoji hold a still picture only if it is animated', async () => {
    const upload = async (name: string, file: File): Promise<void> => {
      await site.owner.ok('POST', `/realm/emoji/${name}`, { filename: file });
    };
    await upload('still', exampleFile());
    await upload('moving', await animation());
    const { emoji } = await get(anna, '/realm/emoji');
    for (const [name, still_url] of [
      ['still', 'null'],
      ['moving', 'value'],
    ] as const) {
      const one = Object.values(emoji as Record<string, Body>).find((found: Body) => found.name === name);
      expectStates('listCustomEmoji .emoji{}', one, { author_id: 'value', still_url });
    }
  });

  it('of the changed flags of a narrow name what was processed', async () => {
    const id = await tell(anna, [ben]);
    const window = { anchor: id, num_before: 0, num_after: 0, op: 'add', flag: 'read' };
    for (const [narrow, processed] of [
      [[], 'value'],
      [[{ operator: 'search', operand: 'nowhere' }], 'null'],
    ] as const) {
      const narrowed = await ben.client.ok('POST', '/messages/flags/narrow', { ...window, narrow });
      expectStates('updateMessageFlagsForNarrow ', narrowed, {
        first_processed_id: processed,
        last_processed_id: processed,
      });
    }
  });

  it('of a status are those that are set', async () => {
    const NOTHING = {
      away: 'absent',
      emoji_code: 'absent',
      emoji_name: 'absent',
      reaction_type: 'absent',
      status_text: 'absent',
    } as const;
    const now = async (): Promise<Body> => (await get(anna, `/users/${String(ben.id)}/status`)).status;
    const place = 'getUserStatus .status';
    expectStates(place, await now(), NOTHING);
    await ben.client.ok('POST', '/users/me/status', { status_text: 'out' });
    expectStates(place, await now(), { ...NOTHING, status_text: 'value' });
    await ben.client.ok('POST', '/users/me/status', { status_text: '', emoji_name: 'tada', away: true });
    const emoji = { emoji_code: 'value', emoji_name: 'value', reaction_type: 'value' } as const;
    expectStates(place, await now(), { ...NOTHING, ...emoji, away: 'value' });
  });

  it('of presence follow what was asked for and reported', async () => {
    const publish = async (): Promise<void> => {
      site.clock.advance(1000);
      await site.services.presence.reports.settled();
    };
    const mia = await site.person('Mia');
    const report = (person: Person, parameters: object): Promise<Body> =>
      person.client.ok('POST', '/users/me/presence', { ...parameters });
    expectStates('updateOwnPresence ', await report(mia, { status: 'idle', ping_only: true }), {
      presences: 'absent',
      server_timestamp: 'absent',
    });
    await report(anna, { status: 'active' });
    await publish();
    const modern = await report(anna, { status: 'active', last_update_id: -1 });
    expectStates('updateOwnPresence ', modern, { presences: 'value', server_timestamp: 'value' });
    for (const [operation, { presences }] of [
      ['updateOwnPresence', await report(anna, { status: 'active' })],
      ['listPresences', await get(anna, '/realm/presence')],
    ] as const) {
      const { aggregated, website } = presences[anna.email];
      expectStates(`${operation} .presences{}.aggregated`, aggregated, { pushable: 'absent' });
      expectStates(`${operation} .presences{}.website`, website, { pushable: 'value' });
    }
  });

  it('of changed settings hold a key only if it is new', async () => {
    const { client, password } = await site.person('Nora');
    const plain = await client.ok('PATCH', '/settings', { enable_sounds: false });
    expectStates('updateSettings ', plain, { api_key: 'absent' });
    const renewed = { old_password: password, new_password: 'lantern-sesame-43', regenerate_api_key: true };
    expectStates('updateSettings ', await client.ok('PATCH', '/settings', renewed), { api_key: 'value' });
  });

  it('of a changed organization are those that changed', async () => {
    const others = Object.fromEntries(
      ['name', 'description', ...settingRows.map(({ name }) => name), ALIAS].map((name) => [
        name,
        'absent' as const,
      ]),
    );
    const change = async (parameters: object, states: Readonly<Record<string, State>>): Promise<void> => {
      const changed = await site.owner.ok('PATCH', '/realm', { ...parameters });
      expectStates('updateOrganization ', changed, { ...others, ...states });
    };
    await change({ name: 'New', description: 'New' }, { name: 'value', description: 'value' });
    for (const row of settingRows.filter(({ name }) => name !== 'authentication_methods')) {
      const { name } = row;
      const unset = name === 'jitsi_server_url' ? 'default' : 'unlimited';
      const isNullable = name === 'jitsi_server_url' || name.endsWith('_limit_seconds');
      const given = name.endsWith('_limit_seconds') ? 60 : await anotherValue(site.owner, row);
      const alias = name === 'service_update_announcements_stream_id' && { [ALIAS]: 'value' as const };
      await change({ [name]: given }, { [name]: 'value', ...alias });
      if (isNullable) await change({ [name]: unset }, { [name]: 'null' });
    }
  });

  it('are all tried in each state that the contract allows', () => {
    const missing = fields.flatMap(({ name, states }) =>
      states
        .filter((state) => !(never[name] ?? []).includes(state) && !seen.has(`${name} ${state}`))
        .map((state) => `${name} ${state}`),
    );
    expectListed([], missing, 'test/contract/absent-or-null.test.ts');
  });
});
