import { expect } from 'chai';

import { makeChannel, read, say, setOrganization, tell } from '../messages/conversation.js';
import type { Body, Client, Parameters } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { systemGroup } from '../user-groups/arrange.js';
import { events, watch } from '../users/watch.js';
import { generalId, settingRows } from './arrange.js';

/** What only clients act on, or what belongs to operations that are not there yet. */
const nothingToEnforce: readonly string[] = [
  'create_multiuse_invite_group',
  'digest_emails_enabled',
  'digest_weekday',
  'disallow_disposable_email_addresses',
  'emails_restricted_to_domains',
  'enable_guest_user_indicator',
  'enable_read_receipts',
  'giphy_rating',
  'inline_url_embed_preview',
  'invite_required',
  'jitsi_server_url',
  'message_content_allowed_in_email_notifications',
  'org_type',
  'send_welcome_emails',
  'service_update_announcements_stream_id',
  'video_chat_provider',
  'want_advertise_in_communities_directory',
];

/** What other tests show, where there is more to it than yes and no. */
const shownElsewhere: readonly string[] = [
  'add_custom_emoji_policy',
  'authentication_methods',
  'avatar_changes_disabled',
  'inline_image_preview',
  'message_retention_days',
];

describe('what the settings of the organization are for', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let guest: Person;
  let made = 0;

  before(async () => {
    site = await startServer({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    guest = await site.person('Gwen', { role: 'guest' });
    await makeChannel(anna, 'all of us', [ben]);
  });
  after(() => site.close());
  afterEach(() => setOrganization(site, {}));

  const set = (settings: Parameters): Promise<unknown> => site.owner.ok('PATCH', '/realm', settings);
  const grant = async (name: string, group: string): Promise<unknown> =>
    set({ [name]: { new: await systemGroup(site.owner, group) } });
  const fresh = (word: string): string => `${word} ${String((made += 1))}`;
  const allowed = async ({ client }: Person, method: string, path: string, parameters: Parameters) =>
    (await client.send(method, path, parameters)).status === 200;
  const creates = (person: Person, options: Parameters = {}): Promise<boolean> =>
    allowed(person, 'POST', '/users/me/subscriptions', { subscriptions: [{ name: fresh('c') }], ...options });
  const brings = (by: Person): Promise<boolean> =>
    allowed(by, 'POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'all of us' }],
      principals: [ben.id],
    });
  const sends = (by: Person, content: string, topic = 'x'): Promise<boolean> =>
    allowed(by, 'POST', '/messages', { type: 'channel', to: 'all of us', topic, content });
  const tells = (by: Person, to: readonly Person[], path = '/messages', more: Parameters = {}) =>
    allowed(by, 'POST', path, { type: 'direct', to: to.map(({ id }) => id), content: 'x', ...more });
  const edits = (by: Person, id: number, parameters: Parameters): Promise<boolean> =>
    allowed(by, 'PATCH', `/messages/${String(id)}`, parameters);
  const deletes = (by: Person, id: number): Promise<boolean> =>
    allowed(by, 'DELETE', `/messages/${String(id)}`, {});
  const state = (client: Client): Promise<Body> =>
    client.ok('POST', '/register', { fetch_event_types: ['realm_user', 'presence'] });
  const lastTopic = async (): Promise<string> =>
    (await anna.client.ok('GET', '/messages', { anchor: 'newest', num_before: 1, num_after: 0 })).messages[0]
      .subject;
  const schedules = (by: Person, to: readonly Person[]): Promise<boolean> =>
    tells(by, to, '/scheduled_messages', {
      scheduled_delivery_timestamp: site.clock.seconds() + 3600,
    });

  /** Each shows that something is otherwise once the setting is another one. */
  const checks: Readonly<Record<string, () => Promise<void>>> = {
    async can_access_all_users_group() {
      const { client } = await site.person('Gideon', { role: 'guest' });
      await client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['general'] });
      const hears = async (status_text: string): Promise<boolean> => {
        const queue = await watch(client, ['user_status']);
        await anna.client.ok('POST', '/users/me/status', { status_text });
        return (await events(queue)).length > 0;
      };
      expect(await hears('busy')).to.equal(true);
      await grant('can_access_all_users_group', 'role:members');
      expect(await hears('away')).to.equal(false);
    },
    async can_create_public_channel_group() {
      expect(await creates(anna)).to.equal(true);
      await grant('can_create_public_channel_group', 'role:moderators');
      expect(await creates(anna)).to.equal(false);
    },
    async can_create_private_channel_group() {
      expect(await creates(anna, { invite_only: true })).to.equal(true);
      await grant('can_create_private_channel_group', 'role:nobody');
      expect(await creates(anna, { invite_only: true })).to.equal(false);
      expect(await creates(anna)).to.equal(true);
    },
    async can_create_web_public_channel_group() {
      const moderator = await site.person('Mia', { role: 'moderator' });
      await set({ enable_spectator_access: true });
      expect(await creates(moderator, { is_web_public: true })).to.equal(false);
      await grant('can_create_web_public_channel_group', 'role:moderators');
      expect(await creates(moderator, { is_web_public: true })).to.equal(true);
    },
    async can_delete_any_message_group() {
      const id = await say(anna, 'all of us', 'x');
      expect(await deletes(ben, id)).to.equal(false);
      await grant('can_delete_any_message_group', 'role:members');
      expect(await deletes(ben, id)).to.equal(true);
    },
    async direct_message_initiator_group() {
      await tell(anna, [ben]);
      await grant('direct_message_initiator_group', 'role:moderators');
      expect(await tells(anna, [ben])).to.equal(true);
      expect(await tells(anna, [guest])).to.equal(false);
      expect(await schedules(anna, [guest])).to.equal(false);
    },
    async direct_message_permission_group() {
      const admin = await site.person('Adam', { role: 'administrator' });
      await grant('direct_message_permission_group', 'role:administrators');
      expect(await tells(anna, [ben])).to.equal(false);
      expect(await schedules(anna, [ben])).to.equal(false);
      expect(await tells(anna, [admin])).to.equal(true);
    },
    async bot_creation_policy() {
      const create = (bot_type: number): Promise<boolean> =>
        allowed(anna, 'POST', '/bots', {
          full_name: fresh('Bot'),
          short_name: fresh('b').replace(' ', ''),
          bot_type,
        });
      expect(await create(1)).to.equal(true);
      await set({ bot_creation_policy: 2 });
      expect([await create(1), await create(2)]).to.deep.equal([false, true]);
      await set({ bot_creation_policy: 3 });
      expect(await create(2)).to.equal(false);
    },
    async delete_own_message_policy() {
      const [one, two] = [await say(anna, 'all of us', 'x'), await say(anna, 'all of us', 'x')];
      expect(await deletes(anna, one)).to.equal(true);
      await set({ delete_own_message_policy: 4 });
      expect(await deletes(anna, two)).to.equal(false);
    },
    async message_content_delete_limit_seconds() {
      const id = await say(anna, 'all of us', 'x');
      await set({ message_content_delete_limit_seconds: 10 });
      site.clock.advance(11_000);
      expect(await deletes(anna, id)).to.equal(false);
      await set({ message_content_delete_limit_seconds: 'unlimited' });
      expect(await deletes(anna, id)).to.equal(true);
    },
    async allow_message_editing() {
      const id = await say(anna, 'all of us', 'x');
      expect(await edits(anna, id, { content: 'y' })).to.equal(true);
      await set({ allow_message_editing: false });
      expect(await edits(anna, id, { content: 'z' })).to.equal(false);
    },
    async message_content_edit_limit_seconds() {
      const id = await say(anna, 'all of us', 'x');
      await set({ message_content_edit_limit_seconds: 60 });
      site.clock.advance(100_000);
      expect(await edits(anna, id, { content: 'y' })).to.equal(false);
      await set({ message_content_edit_limit_seconds: 'unlimited' });
      expect(await edits(anna, id, { content: 'z' })).to.equal(true);
    },
    async allow_edit_history() {
      const id = await say(anna, 'all of us', 'x');
      await edits(anna, id, { content: 'y' });
      expect(await read(anna, id)).to.have.property('edit_history');
      await set({ allow_edit_history: false });
      expect(await read(anna, id)).not.to.have.property('edit_history');
    },
    async edit_topic_policy() {
      const id = await say(anna, 'all of us', 'x');
      expect(await edits(ben, id, { topic: 'y' })).to.equal(true);
      await set({ edit_topic_policy: 4 });
      expect(await edits(ben, id, { topic: 'z' })).to.equal(false);
    },
    async move_messages_within_stream_limit_seconds() {
      const id = await say(anna, 'all of us', 'x');
      await set({ move_messages_within_stream_limit_seconds: 60 });
      site.clock.advance(100_000);
      expect(await edits(ben, id, { topic: 'y' })).to.equal(false);
      await set({ move_messages_within_stream_limit_seconds: 'unlimited' });
      expect(await edits(ben, id, { topic: 'y' })).to.equal(true);
    },
    async move_messages_between_streams_policy() {
      const id = await say(anna, 'all of us', 'x');
      const stream_id = await makeChannel(anna, fresh('c'), [ben]);
      await set({ move_messages_between_streams_policy: 4 });
      expect(await edits(ben, id, { stream_id })).to.equal(false);
      await set({ move_messages_between_streams_policy: 1 });
      expect(await edits(ben, id, { stream_id })).to.equal(true);
    },
    async move_messages_between_streams_limit_seconds() {
      const id = await say(anna, 'all of us', 'x');
      const stream_id = await makeChannel(anna, fresh('c'), [ben]);
      await set({ move_messages_between_streams_limit_seconds: 60 });
      site.clock.advance(100_000);
      expect(await edits(ben, id, { stream_id })).to.equal(false);
      await set({ move_messages_between_streams_limit_seconds: 'unlimited' });
      expect(await edits(ben, id, { stream_id })).to.equal(true);
    },
    async invite_to_realm_policy() {
      expect((await state(anna.client)).can_invite_others_to_realm).to.equal(true);
      await set({ invite_to_realm_policy: 4 });
      expect((await state(anna.client)).can_invite_others_to_realm).to.equal(false);
    },
    async invite_to_stream_policy() {
      expect(await brings(anna)).to.equal(true);
      await set({ invite_to_stream_policy: 4 });
      expect(await brings(anna)).to.equal(false);
    },
    async waiting_period_threshold() {
      await set({ invite_to_stream_policy: 3 });
      expect(await brings(anna)).to.equal(true);
      await set({ waiting_period_threshold: 1000 });
      expect(await brings(anna)).to.equal(false);
    },
    async user_group_edit_policy() {
      const create = (): Promise<boolean> =>
        allowed(anna, 'POST', '/user_groups/create', { name: fresh('g'), description: '', members: [] });
      expect(await create()).to.equal(true);
      await set({ user_group_edit_policy: 4 });
      expect(await create()).to.equal(false);
    },
    async wildcard_mention_policy() {
      const crowd: Person[] = [];
      for (let index = 0; index < 16; index += 1) crowd.push(await site.person(fresh('Person')));
      await makeChannel(anna, 'all of us', crowd);
      await set({ wildcard_mention_policy: 1 });
      expect(await sends(anna, '@**all**')).to.equal(true);
      await set({ wildcard_mention_policy: 7 });
      expect(await sends(anna, '@**all**')).to.equal(false);
    },
    async mandatory_topics() {
      expect(await sends(anna, 'x', '(no topic)')).to.equal(true);
      await set({ mandatory_topics: true });
      expect(await sends(anna, 'x', '(no topic)')).to.equal(false);
    },
    async default_code_block_language() {
      const html = async (): Promise<string> =>
        (await read(anna, await say(anna, 'all of us', 'x', '```\nx = 1\n```'))).content as string;
      expect(await html()).not.to.contain('Python');
      await set({ default_code_block_language: 'python' });
      expect(await html()).to.contain('Python');
    },
    async default_language() {
      await set({ default_language: 'de' });
      const { client } = await site.person('Gerda');
      const { user_settings } = await client.ok('POST', '/register', {
        fetch_event_types: ['user_settings'],
      });
      expect(user_settings.default_language).to.equal('de');
    },
    async email_changes_disabled() {
      const change = (): Promise<boolean> =>
        allowed(anna, 'PATCH', '/settings', { email: `${fresh('anna').replace(' ', '')}@example.com` });
      expect(await change()).to.equal(true);
      await set({ email_changes_disabled: true });
      expect(await change()).to.equal(false);
    },
    async name_changes_disabled() {
      const renamed = async (full_name: string): Promise<boolean> => {
        await guest.client.ok('PATCH', '/settings', { full_name });
        return (await guest.client.ok('GET', '/users/me')).full_name === full_name;
      };
      expect(await renamed('Gwendolyn')).to.equal(true);
      await set({ name_changes_disabled: true });
      expect(await renamed('Gwen')).to.equal(false);
    },
    async require_unique_names() {
      const takes = (): Promise<boolean> => allowed(guest, 'PATCH', '/settings', { full_name: 'Ben' });
      const gone = await site.person('Twin');
      await site.owner.ok('DELETE', `/users/${gone.id}`);
      await site.owner.ok('PATCH', `/users/${anna.id}`, { full_name: 'Twin' });
      await set({ require_unique_names: true });
      expect(await takes()).to.equal(false);
      await site.owner.fails('POST', `/users/${gone.id}/reactivate`, {}, { code: 'BAD_REQUEST' });
      await site.owner.ok('PATCH', `/users/${anna.id}`, { full_name: 'Anna' });
      await site.owner.ok('POST', `/users/${gone.id}/reactivate`);
      await set({ require_unique_names: false });
      expect(await takes()).to.equal(true);
    },
    async presence_disabled() {
      await ben.client.ok('POST', '/users/me/presence', { status: 'active' });
      const others = async (): Promise<Body> =>
        (await anna.client.ok('POST', '/users/me/presence', { status: 'active', slim_presence: true }))
          .presences;
      await set({ presence_disabled: true });
      expect(await others()).to.deep.equal({});
    },
    async enable_spectator_access() {
      await grant('can_create_web_public_channel_group', 'role:owners');
      const owner = await site.person('Otto', { role: 'owner' });
      expect(await creates(owner, { is_web_public: true })).to.equal(false);
      await set({ enable_spectator_access: true });
      expect(await creates(owner, { is_web_public: true })).to.equal(true);
    },
    async new_stream_announcements_stream_id() {
      await set({ new_stream_announcements_stream_id: await generalId(site.owner) });
      await creates(anna, { announce: true });
      expect(await lastTopic()).to.equal('new channels');
    },
    async signup_announcements_stream_id() {
      await set({ signup_announcements_stream_id: await generalId(site.owner) });
      await site.person(fresh('New person'));
      expect(await lastTopic()).to.equal('signups');
    },
  };

  it('is said of each', () => {
    const named = [...Object.keys(checks), ...nothingToEnforce, ...shownElsewhere];
    expect(named).to.have.members(settingRows.map(({ name }) => name));
  });

  for (const [name, check] of Object.entries(checks)) it(`holds for ${name}`, check);
});
