import { listed, upload } from '../../chat/attachments/fixtures.js';
import { makeChannel, say } from '../../chat/messages/fixtures.js';
import { completeExport } from '../../archive/exports/rows.js';
import { schedule, advanceInOneStep } from '../../chat/scheduled-messages/fixtures.js';
import type { Body } from '../../support/client.js';
import { picture } from '../../support/pictures.js';
import { DEN, type Room, type Subject } from './fixtures.js';

/** Triggers an event of one form and describes its subject. */
export interface Happening {
  /** Prepares what the trigger needs, before the users register their queues. */
  readonly before?: (room: Room) => Promise<unknown>;
  readonly act: (room: Room, made: Body) => Promise<unknown>;
  readonly about: Subject;
}

const draft = { type: '', to: [], topic: '', content: 'A thought' };
const annas: Subject = { user: 'anna' };
const ofDen: Subject = { message: DEN, by: 'anna' };
const allUsers: Subject = {};

const newChannel = async ({ people, fresh }: Room): Promise<string> => {
  const name = fresh('channel');
  await makeChannel(people.anna, name, [people.gina], { invite_only: true });
  return name;
};

const newChannelOf = { members: ['anna', 'gina'], isPrivate: true } as const;

const subscribe = ({ people }: Room, name: string): Promise<Body> =>
  people.anna.client.ok('POST', '/users/me/subscriptions', {
    subscriptions: [{ name }],
    principals: [people.boris.id],
  });

const unsubscribe = ({ server, people }: Room, name: string): Promise<Body> =>
  server.owner.ok('DELETE', '/users/me/subscriptions', {
    subscriptions: [name],
    principals: [people.gina.id],
  });

const newGroup = async ({ server, people, fresh }: Room): Promise<number> => {
  const group = { name: fresh('group'), description: '', members: [people.anna.id] };
  return (await server.owner.ok('POST', '/user_groups/create', group)).group_id;
};

const newDomain = async ({ server, fresh }: Room): Promise<string> => {
  const domain = `${fresh('domain').replace(' ', '')}.example`;
  await server.owner.ok('POST', '/realm/domains', { domain, allow_subdomains: false });
  return domain;
};

const newBot = async ({ people, fresh }: Room): Promise<number> => {
  const name = fresh('bot');
  const bot = { full_name: name, short_name: name.replace(' ', '') };
  return (await people.anna.client.ok('POST', '/bots', bot)).user_id;
};

const scheduled = (room: Room): Promise<number> =>
  schedule(room.people.anna, {
    type: 'channel',
    to: room.den,
    topic: 'logo',
    content: 'Later',
    scheduled_delivery_timestamp: room.server.clock.seconds() + 60,
  });

const reaction = { emoji_name: 'tada' };
const idOf = async ({ people }: Room): Promise<number> => say(people.anna, 'den', 'logo');
/** Sends a message to a public channel. Administrators who are not subscribed may delete it. */
const messageInPublic = async ({ people, fresh }: Room): Promise<number> => {
  const name = fresh('public');
  await makeChannel(people.anna, name, [people.gina]);
  return say(people.anna, name, 'logo');
};

const settings = ({ people }: Room, parameters: object): Promise<Body> =>
  people.anna.client.ok('PATCH', '/settings', { ...parameters });

const type = ({ people }: Room, op: 'start' | 'stop'): Promise<Body> =>
  people.anna.client.ok('POST', '/typing', { op, type: 'direct', to: [people.boris.id] });

/** One trigger for each event form that is sent. */
export const happenings: Readonly<Record<string, Happening>> = {
  StreamCreateEvent: { act: newChannel, about: { channel: newChannelOf } },
  StreamDeleteEvent: {
    before: newChannel,
    act: unsubscribe,
    about: { channel: newChannelOf, news: ['gina'] },
  },
  StreamUpdateEvent: {
    before: messageInPublic,
    act: ({ people }, id) => people.ada.client.ok('DELETE', `/messages/${String(id)}`),
    about: { channel: { members: ['anna', 'gina'], isPrivate: false } },
  },
  SubscriptionAddEvent: { before: newChannel, act: subscribe, about: { user: 'boris' } },
  SubscriptionRemoveEvent: { before: newChannel, act: unsubscribe, about: { user: 'gina' } },
  SubscriptionUpdateEvent: {
    act: ({ people, den: stream_id }) =>
      people.anna.client.ok('POST', '/users/me/subscriptions/properties', {
        subscription_data: [{ stream_id, property: 'pin_to_top', value: true }],
      }),
    about: annas,
  },
  SubscriptionPeerAddEvent: {
    before: newChannel,
    act: subscribe,
    about: { channel: newChannelOf },
  },
  SubscriptionPeerRemoveEvent: {
    before: newChannel,
    act: unsubscribe,
    about: { channel: newChannelOf, news: ['olga', 'ada', 'anna'] },
  },
  DefaultStreamsEvent: {
    act: ({ server, fresh }) =>
      server.owner.ok('POST', '/users/me/subscriptions', {
        subscriptions: [{ name: fresh('default') }],
        is_default_stream: true,
      }),
    about: allUsers,
  },
  AttachmentAddEvent: {
    act: ({ people }) => upload(people.anna),
    about: annas,
  },
  AttachmentUpdateEvent: {
    before: ({ people }) => upload(people.anna),
    act: ({ people }, url) => say(people.anna, 'den', 'logo', `[notes](${String(url)})`),
    about: annas,
  },
  AttachmentRemoveEvent: {
    before: ({ people }) => upload(people.anna),
    act: async ({ people }) => {
      const [file] = await listed(people.anna);
      await people.anna.client.ok('DELETE', `/attachments/${String(file.id)}`);
    },
    about: annas,
  },
  DraftsAddEvent: {
    act: ({ people }) => people.anna.client.ok('POST', '/drafts', { drafts: [draft] }),
    about: annas,
  },
  DraftsUpdateEvent: {
    before: ({ people }) => people.anna.client.ok('POST', '/drafts', { drafts: [draft] }),
    act: ({ people }, { ids: [id] }) =>
      people.anna.client.ok('PATCH', `/drafts/${String(id)}`, { draft: { ...draft, content: 'Another' } }),
    about: annas,
  },
  DraftsRemoveEvent: {
    before: ({ people }) => people.anna.client.ok('POST', '/drafts', { drafts: [draft] }),
    act: ({ people }, { ids: [id] }) => people.anna.client.ok('DELETE', `/drafts/${String(id)}`),
    about: annas,
  },
  MessageEvent: { act: idOf, about: ofDen },
  UserTopicEvent: {
    before: (room) => settings(room, { automatically_follow_topics_policy: 1 }),
    act: ({ people, fresh }) => say(people.anna, 'den', fresh('topic')),
    about: annas,
  },
  MutedTopicsEvent: {
    act: ({ people, den: stream_id, fresh }) =>
      people.anna.client.ok('POST', '/user_topics', {
        ...{ stream_id, topic: fresh('topic'), visibility_policy: 1 },
      }),
    about: annas,
  },
  SubmessageEvent: {
    before: ({ people }) => say(people.anna, 'den', 'logo', '/poll Which color?'),
    act: ({ people }, message_id) =>
      people.gina.client.ok('POST', '/submessage', {
        message_id: Number(message_id),
        msg_type: 'widget',
        content: '{"type":"new_option","option":"blue","idx":1}',
      }),
    about: { message: DEN, by: 'gina' },
  },
  ReactionAddEvent: {
    before: idOf,
    act: ({ people }, id) => people.gina.client.ok('POST', `/messages/${String(id)}/reactions`, reaction),
    about: { message: DEN, by: 'gina' },
  },
  ReactionRemoveEvent: {
    async before(room) {
      const id = await idOf(room);
      await room.people.gina.client.ok('POST', `/messages/${String(id)}/reactions`, reaction);
      return id;
    },
    act: ({ people }, id) => people.gina.client.ok('DELETE', `/messages/${String(id)}/reactions`, reaction),
    about: { message: DEN, by: 'gina' },
  },
  DeleteMessageEvent: {
    before: messageInPublic,
    act: ({ people }, id) => people.ada.client.ok('DELETE', `/messages/${String(id)}`),
    about: { message: ['anna', 'gina'], by: 'ada' },
  },
  TypingStartEvent: { act: (room) => type(room, 'start'), about: { message: ['anna', 'boris'] } },
  TypingStopEvent: { act: (room) => type(room, 'stop'), about: { message: ['anna', 'boris'] } },
  UpdateMessageEvent: {
    before: idOf,
    act: ({ people }, id) =>
      people.anna.client.ok('PATCH', `/messages/${String(id)}`, { content: 'Rather green' }),
    about: ofDen,
  },
  UpdateMessageFlagsAddEvent: {
    before: async (room) => ({ id: await idOf(room) }),
    act: ({ people }, { id }) =>
      people.gina.client.ok('POST', '/messages/flags', { messages: [id], op: 'add', flag: 'starred' }),
    about: { user: 'gina' },
  },
  UpdateMessageFlagsRemoveEvent: {
    async before(room) {
      const id = await idOf(room);
      await room.people.gina.client.ok('POST', '/messages/flags', {
        messages: [id],
        op: 'add',
        flag: 'read',
      });
      return id;
    },
    act: ({ people }, id) =>
      people.gina.client.ok('POST', '/messages/flags', { messages: [id], op: 'remove', flag: 'read' }),
    about: { user: 'gina' },
  },
  UserStatusEvent: {
    act: ({ people, fresh }) =>
      people.anna.client.ok('POST', '/users/me/status', { status_text: fresh('status') }),
    about: annas,
  },
  PresenceEvent: {
    async act({ server, people }) {
      server.clock.advance(200_000);
      await people.anna.client.ok('POST', '/users/me/presence', { status: 'active' });
      server.clock.advance(1000);
      await server.services.presence.reports.settled();
    },
    about: annas,
  },
  CustomProfileFieldsEvent: {
    act: ({ server, fresh }) =>
      server.owner.ok('POST', '/realm/profile_fields', { field_type: 1, name: fresh('Field') }),
    about: allUsers,
  },
  ScheduledMessagesAddEvent: { act: scheduled, about: annas },
  ScheduledMessagesUpdateEvent: {
    before: scheduled,
    act: ({ people }, id) =>
      people.anna.client.ok('PATCH', `/scheduled_messages/${String(id)}`, { content: 'Later still' }),
    about: annas,
  },
  ScheduledMessagesRemoveEvent: {
    before: scheduled,
    act: ({ server }) => advanceInOneStep(60, server),
    about: annas,
  },
  UserSettingsUpdateEvent: { act: (room) => settings(room, { color_scheme: 2 }), about: annas },
  UpdateDisplaySettingsEvent: { act: (room) => settings(room, { color_scheme: 3 }), about: annas },
  UpdateGlobalNotificationsEvent: { act: (room) => settings(room, { enable_sounds: false }), about: annas },
  RealmDomainsAddEvent: { act: newDomain, about: allUsers },
  RealmDomainsChangeEvent: {
    before: newDomain,
    act: ({ server }, domain) =>
      server.owner.ok('PATCH', `/realm/domains/${String(domain)}`, { allow_subdomains: true }),
    about: allUsers,
  },
  RealmDomainsRemoveEvent: {
    before: newDomain,
    act: ({ server }, domain) => server.owner.ok('DELETE', `/realm/domains/${String(domain)}`),
    about: allUsers,
  },
  InvitesChangedEvent: {
    act: ({ people, fresh }) =>
      people.anna.client.ok('POST', '/invites', {
        invitee_emails: `${fresh('new').replace(' ', '')}@example.com`,
        stream_ids: [],
      }),
    about: annas,
  },
  RealmExportEvent: {
    before: async ({ server }) => completeExport(server.services),
    act: ({ server }, id) => server.owner.ok('DELETE', `/export/realm/${String(id)}`),
    about: allUsers,
  },
  RealmPlaygroundsEvent: {
    act: ({ server, fresh }) =>
      server.owner.ok('POST', '/realm/playgrounds', {
        name: fresh('playground'),
        pygments_language: 'Python',
        url_template: 'https://python.example.com/?code={code}',
      }),
    about: allUsers,
  },
  UserGroupAddEvent: { act: newGroup, about: allUsers },
  UserGroupRemoveEvent: {
    before: newGroup,
    act: ({ server }, id) => server.owner.ok('DELETE', `/user_groups/${String(id)}`),
    about: allUsers,
  },
  UserGroupUpdateEvent: {
    before: newGroup,
    act: ({ server }, id) => server.owner.ok('PATCH', `/user_groups/${String(id)}`, { description: 'New' }),
    about: allUsers,
  },
  UserGroupAddSubgroupsEvent: {
    before: async (room) => [await newGroup(room), await newGroup(room)],
    act: ({ server }, [id, other]) =>
      server.owner.ok('POST', `/user_groups/${String(id)}/subgroups`, { add: [other] }),
    about: allUsers,
  },
  UserGroupRemoveSubgroupsEvent: {
    async before(room) {
      const [id, other] = [await newGroup(room), await newGroup(room)];
      await room.server.owner.ok('POST', `/user_groups/${String(id)}/subgroups`, { add: [other] });
      return [id, other];
    },
    act: ({ server }, [id, other]) =>
      server.owner.ok('POST', `/user_groups/${String(id)}/subgroups`, { delete: [other] }),
    about: allUsers,
  },
  UserGroupAddMembersEvent: {
    act: ({ server, people }) => server.owner.ok('PATCH', `/users/${String(people.boris.id)}`, { role: 300 }),
    about: allUsers,
  },
  UserGroupRemoveMembersEvent: {
    act: ({ server, people }) => server.owner.ok('PATCH', `/users/${String(people.boris.id)}`, { role: 400 }),
    about: allUsers,
  },
  RealmUserAddEvent: {
    act: ({ server, fresh }) => server.person(fresh('Newcomer')),
    about: { user: 'a new user' },
  },
  RealmUserRemoveEvent: {
    async before({ server, people, fresh }) {
      const name = fresh('shared');
      await makeChannel(await server.person(fresh('Passing')), name, [people.gina]);
      return name;
    },
    act: ({ people }, name) =>
      people.gina.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] }),
    about: { user: 'a new user', acquainted: ['gina'], news: ['gina'] },
  },
  RealmUserUpdateEvent: {
    act: (room) => settings(room, { full_name: room.fresh('Anna') }),
    about: annas,
  },
  RealmBotAddEvent: { act: newBot, about: { bot: ['anna'] } },
  RealmBotUpdateEvent: {
    before: newBot,
    act: ({ server, fresh }, id) =>
      server.owner.ok('PATCH', `/bots/${String(id)}`, { full_name: fresh('Bot') }),
    about: { bot: ['anna'] },
  },
  RealmBotDeleteEvent: {
    before: newBot,
    act: ({ server, people }, id) =>
      server.owner.ok('PATCH', `/bots/${String(id)}`, { bot_owner_id: people.boris.id }),
    about: { bot: ['anna', 'boris'], news: ['anna'] },
  },
  AlertWordsEvent: {
    act: ({ people, fresh }) =>
      people.anna.client.ok('POST', '/users/me/alert_words', { alert_words: [fresh('word')] }),
    about: annas,
  },
  MutedUsersEvent: {
    before: async ({ server, fresh }) => (await server.person(fresh('Muted'))).id,
    act: ({ people }, id) => people.anna.client.ok('POST', `/users/me/muted_users/${String(id)}`),
    about: annas,
  },
  OnboardingStepsEvent: {
    act: ({ people }) =>
      people.anna.client.ok('POST', '/users/me/onboarding_steps', {
        onboarding_step: 'intro_inbox_view_modal',
      }),
    about: annas,
  },
  RealmUserSettingsDefaultsUpdateEvent: {
    before: async ({ server }) => {
      await server.owner.ok('PATCH', '/realm/user_settings_defaults', { color_scheme: 1 });
      return 0;
    },
    act: ({ server }) => server.owner.ok('PATCH', '/realm/user_settings_defaults', { color_scheme: 2 }),
    about: allUsers,
  },
  RealmEmojiUpdateEvent: {
    act: async ({ people, fresh }) =>
      people.anna.client.ok(
        'POST',
        `/realm/emoji/${fresh('tick')}`,
        { filename: await picture() },
        'multipart',
      ),
    about: allUsers,
  },
  RealmLinkifiersEvent: {
    act: ({ server }) =>
      server.owner.ok('POST', '/realm/filters', {
        pattern: '#(?P<id>[0-9]+)',
        url_template: 'https://example.com/{id}',
      }),
    about: allUsers,
  },
  RealmUpdateEvent: {
    act: ({ server, fresh }) => server.owner.ok('PATCH', '/realm', { name: fresh('Company') }),
    about: allUsers,
  },
  RealmUpdateDictEvent: {
    act: ({ server }) => server.owner.ok('PATCH', '/realm', { message_content_edit_limit_seconds: 300 }),
    about: allUsers,
  },
};

/** Event forms that the contract declares as never sent; clients know them. */
export const neverSent: readonly string[] = ['RestartEvent', 'WebReloadClientEvent'];
