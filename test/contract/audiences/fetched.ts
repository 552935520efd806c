import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import type { Name, Room } from './fixtures.js';

/** What a user can fetch of the subject of an event. */
type Fetch = (room: Room, person: Person, made: Body) => Promise<unknown>;

/** Fetches fields of the register response. */
const state =
  (types: readonly string[], fields: readonly string[], more: Parameters = {}): Fetch =>
  async (_room, { client }) => {
    const found = await client.ok('POST', '/register', {
      fetch_event_types: types,
      event_types: [],
      client_capabilities: { linkifier_url_template: true, user_list_incomplete: true },
      ...more,
    });
    return fields.map((field) => (found as Record<string, unknown>)[field]);
  };

/** Fetches a field of a GET response; null if the object does not exist. */
const read =
  (pathOf: (made: Body, room: Room) => string, field: string, parameters: Parameters = {}): Fetch =>
  async (room, { client }, made) => {
    const { status, body } = await client.send('GET', pathOf(made, room), parameters);
    return status === 200 ? (body as Record<string, unknown>)[field] : null;
  };

const idOf = (made: Body): string => String(made?.id ?? made);

const channels = state(['stream'], ['streams']);
const SUBSCRIPTIONS = ['subscriptions', 'unsubscribed', 'never_subscribed'];
const subscriptions = state(['subscription'], ['subscriptions']);
const message = read((made) => `/messages/${idOf(made)}`, 'message');
const flags: Fetch = async (_room, { client }, made) => {
  const { status, body } = await client.send('GET', `/messages/${idOf(made)}`);
  return status === 200 ? body.message.flags : null;
};
const drafts = read(() => '/drafts', 'drafts');
const files = read(() => '/attachments', 'attachments');
const scheduled = read(() => '/scheduled_messages', 'scheduled_messages');
const groups = read(() => '/user_groups', 'user_groups');
const users = state(['realm_user'], ['realm_users', 'realm_non_active_users']);
const bots = state(['realm_bot'], ['realm_bots']);
const settings = state(['user_settings'], ['user_settings']);
const organization = state(['realm'], ['realm_name', 'realm_message_content_edit_limit_seconds']);
const newest = { anchor: 'newest', num_before: 1, num_after: 0 };

/** The subscriptions that a user can see. */
const subscribers: Fetch = async (room, person, made) => {
  const lists = (await state(['subscription'], SUBSCRIPTIONS, { include_subscribers: true })(
    room,
    person,
    made,
  )) as Body[][];
  const pairs = lists.flat().map(({ stream_id, subscribers: ids }): [number, number[]] => [stream_id, ids]);
  const others = pairs.map(([id, ids]) => [id, [...ids].filter((one) => one !== person.id).sort()]);
  return others.sort(([a], [b]) => Number(a) - Number(b));
};

/** By event form; null if the server does not store what the event is about. */
const fetches: Readonly<Record<string, Fetch | null>> = {
  StreamCreateEvent: channels,
  StreamDeleteEvent: channels,
  StreamUpdateEvent: channels,
  SubscriptionAddEvent: subscriptions,
  SubscriptionRemoveEvent: subscriptions,
  SubscriptionUpdateEvent: subscriptions,
  SubscriptionPeerAddEvent: subscribers,
  SubscriptionPeerRemoveEvent: subscribers,
  DefaultStreamsEvent: state(['default_streams'], ['realm_default_streams']),
  AttachmentAddEvent: files,
  AttachmentUpdateEvent: files,
  AttachmentRemoveEvent: files,
  DraftsAddEvent: drafts,
  DraftsUpdateEvent: drafts,
  DraftsRemoveEvent: drafts,
  MessageEvent: read(() => '/messages', 'messages', newest),
  UserTopicEvent: state(['user_topic'], ['user_topics']),
  MutedTopicsEvent: state(['muted_topics'], ['muted_topics']),
  SubmessageEvent: message,
  ReactionAddEvent: message,
  ReactionRemoveEvent: message,
  DeleteMessageEvent: message,
  TypingStartEvent: null,
  TypingStopEvent: null,
  UpdateMessageEvent: message,
  UpdateMessageFlagsAddEvent: flags,
  UpdateMessageFlagsRemoveEvent: flags,
  UserStatusEvent: read((_made, { people }) => `/users/${String(people.anna.id)}/status`, 'status'),
  PresenceEvent: read(() => '/realm/presence', 'presences'),
  CustomProfileFieldsEvent: state(['custom_profile_fields'], ['custom_profile_fields']),
  ScheduledMessagesAddEvent: scheduled,
  ScheduledMessagesUpdateEvent: scheduled,
  ScheduledMessagesRemoveEvent: scheduled,
  UserSettingsUpdateEvent: settings,
  UpdateDisplaySettingsEvent: settings,
  UpdateGlobalNotificationsEvent: settings,
  UserGroupAddEvent: groups,
  UserGroupRemoveEvent: groups,
  UserGroupUpdateEvent: groups,
  UserGroupAddSubgroupsEvent: groups,
  UserGroupRemoveSubgroupsEvent: groups,
  UserGroupAddMembersEvent: groups,
  UserGroupRemoveMembersEvent: groups,
  RealmUserAddEvent: users,
  RealmUserRemoveEvent: users,
  RealmUserUpdateEvent: users,
  RealmBotAddEvent: bots,
  RealmBotUpdateEvent: bots,
  RealmBotDeleteEvent: bots,
  AlertWordsEvent: read(() => '/users/me/alert_words', 'alert_words'),
  RealmUserSettingsDefaultsUpdateEvent: state(
    ['realm_user_settings_defaults'],
    ['realm_user_settings_defaults'],
  ),
  RealmExportEvent: read(() => '/export/realm', 'exports'),
  InvitesChangedEvent: read(() => '/invites', 'invites'),
  MutedUsersEvent: state(['muted_users'], ['muted_users']),
  OnboardingStepsEvent: state(['onboarding_steps'], ['onboarding_steps']),
  RealmEmojiUpdateEvent: read(() => '/realm/emoji', 'emoji'),
  RealmDomainsAddEvent: state(['realm_domains'], ['realm_domains']),
  RealmDomainsChangeEvent: state(['realm_domains'], ['realm_domains']),
  RealmDomainsRemoveEvent: state(['realm_domains'], ['realm_domains']),
  RealmPlaygroundsEvent: state(['realm_playgrounds'], ['realm_playgrounds']),
  RealmLinkifiersEvent: state(['realm_linkifiers'], ['realm_linkifiers']),
  RealmUpdateEvent: organization,
  RealmUpdateDictEvent: organization,
};

/** Users for whom the fetched value changes without an event. All others for whom it changes receive one. */
interface Untold {
  readonly names: readonly Name[];
  readonly because: string;
}

const untold: Readonly<Record<string, Untold>> = {
  DeleteMessageEvent: {
    names: ['olga', 'boris', 'robot', 'fred'],
    because: 'they may look up messages of public channels, and were never sent this one',
  },
  RealmBotDeleteEvent: {
    names: ['olga', 'ada', 'boris'],
    because: 'they are sent another form: that the bot has another owner, or is theirs now',
  },
  SubscriptionPeerAddEvent: {
    names: ['boris'],
    because: 'who is subscribed is sent the whole channel with its subscribers',
  },
  SubscriptionPeerRemoveEvent: {
    names: ['gina'],
    because: 'who is unsubscribed is sent that the channel is gone',
  },
};

export const untoldOf = (form: string): readonly Name[] => untold[form]?.names ?? [];

const fetchOf = (form: string): Fetch | null => {
  const found = fetches[form];
  if (found === undefined)
    throw new Error(`Say in test/contract/audiences/fetched.ts how one fetches what ${form} tells.`);
  return found;
};

/** Whether the subject of a form can be fetched afterwards. */
export const kept = (form: string): boolean => fetchOf(form) !== null;

export const fetched = async (form: string, room: Room, person: Person, made: unknown): Promise<string> =>
  JSON.stringify((await fetchOf(form)?.(room, person, made)) ?? null);
