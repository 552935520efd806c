import { userSettings, type SettingRow } from '../../../generated/settings.js';
import type { Body } from '../../support/client.js';
import { absent, added, omitted, present, type Differences } from './differences.js';

/** Returns how an event differs for one user. The event is the one that the client without the option gets, if any. */
export type EventDifference = (event: Body, viewer: string) => Differences;

/** An option of an event queue: its two values, and all that differs between two clients that differ only in it. */
export interface Option {
  readonly without: unknown;
  readonly having: unknown;
  /** Whether the option selects events. A client with all other options then does not have it. */
  readonly selects?: 'events' | 'state';
  /** By the name of the event form; `every` stands for all forms. A form that is absent does not differ. */
  readonly events?: Readonly<Record<string, EventDifference>>;
  /** Fields of the state that `POST /register` returns to a user. */
  readonly state?: (viewer: string) => Differences;
}

const always =
  (differences: Differences): (() => Differences) =>
  () =>
    differences;

const isId = (value: unknown): boolean => Number.isInteger(value);
const isListOfIds = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isId);
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
const isUnknown = ({ full_name }: Body): boolean => full_name === 'Unknown user';
const hasUnknown = (users: unknown): boolean => (users as Body[]).some(isUnknown);
const hasOnlyKnown = (users: unknown): boolean => !hasUnknown(users);
const isFilledList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** The name of a user who hides their email. */
export const HIDDEN = 'Hilda';

/** The public channels of the scenes in which a viewer is not. Anna and Gina are subscribed to those in which they see a message. */
const WITHOUT: Readonly<Record<string, RegExp>> = { boris: /^(public|to) /, ada: /^(public|from|to) / };
/** Public channels that the owner creates, without the viewers. */
const CREATED_BY_OWNER = /^(?:default|shared) \d+$/;

const GRAVATAR = /^https:\/\/secure\.gravatar\.com\/avatar\/[0-9a-f]{32}\?d=identicon&version=1$/;
const AN_EMAIL = /^[a-z0-9.]+@example\.com$/;

const settings: readonly SettingRow[] = userSettings;
/** The settings at the top level of the state, but for `presence_enabled`, which is a field of `realm_user`, too. */
const legacySettings = settings
  .filter(({ name, legacy }) => legacy !== undefined && name !== 'presence_enabled')
  .map(({ name }) => name);
const choices = ['emojiset_choices', 'available_notification_sounds'];

const capability = (option: Pick<Option, 'events' | 'state'> = {}): Option => ({
  without: undefined,
  having: true,
  ...option,
});

/** By the name of the parameter of `POST /register`, or of the capability. */
export const options: Readonly<Record<string, Option>> = {
  apply_markdown: {
    without: false,
    having: true,
    events: {
      MessageEvent: always({
        'message.content': [/^[^<]/, /^<p>.*<\/(?:p|ul|blockquote)>$/s],
        'message.content_type': ['text/x-markdown', 'text/html'],
      }),
    },
  },
  client_gravatar: {
    without: false,
    having: true,
    // A client that does not know the email of a user cannot compute the gravatar.
    events: {
      MessageEvent: ({ message }): Differences =>
        message.sender_full_name === HIDDEN ? {} : { 'message.avatar_url': [GRAVATAR, null] },
    },
    state: always({
      'realm_users[].avatar_url': [GRAVATAR, null],
      'realm_non_active_users[].avatar_url': [GRAVATAR, null],
      'cross_realm_bots[].avatar_url': [GRAVATAR, null],
    }),
  },
  slim_presence: {
    without: false,
    having: true,
    events: { PresenceEvent: always({ email: [AN_EMAIL, absent] }) },
    state: always({
      'presences.anna@example.com': [present, absent],
      'presences.ID': [absent, present],
    }),
  },
  include_subscribers: {
    without: false,
    having: true,
    events: { SubscriptionAddEvent: always({ 'subscriptions[].subscribers': [absent, isListOfIds] }) },
    // Guests see only the channels to which they are subscribed.
    state: (viewer): Differences => ({
      'subscriptions[].subscribers': [absent, isListOfIds],
      ...(viewer !== 'gina' && {
        'unsubscribed[].subscribers': [absent, Array.isArray],
        'never_subscribed[].subscribers': [absent, Array.isArray],
      }),
    }),
  },
  all_public_streams: {
    without: false,
    having: true,
    events: {
      MessageEvent: ({ message: { display_recipient, subject } }, viewer) => {
        const isForeign = WITHOUT[viewer]?.test(String(display_recipient)) ?? false;
        const isOwners = subject === 'channel events' && CREATED_BY_OWNER.test(String(display_recipient));
        return isForeign || isOwners ? added : {};
      },
    },
  },
  narrow: {
    without: [],
    having: [['is', 'dm']],
    selects: 'events',
    events: { MessageEvent: ({ message }) => (message.type === 'private' ? {} : omitted) },
  },
  event_types: {
    without: undefined,
    having: ['message', 'typing'],
    selects: 'state',
    events: { every: ({ type }) => (['message', 'typing'].includes(type) ? {} : omitted) },
  },
  fetch_event_types: { without: [], having: ['realm_user', 'message'], selects: 'state' },
  queue_lifespan_secs: { without: 0, having: 3600 },
  notification_settings_null: capability(),
  bulk_message_deletion: capability({
    events: {
      DeleteMessageEvent: always({ message_id: [isId, absent], message_ids: [absent, isListOfIds] }),
    },
  }),
  user_avatar_url_field_optional: capability(),
  stream_typing_notifications: capability({
    events: {
      TypingStartEvent: ({ message_type }) => (message_type === 'stream' ? added : {}),
      TypingStopEvent: ({ message_type }) => (message_type === 'stream' ? added : {}),
    },
  }),
  user_settings_object: capability({
    events: {
      UpdateDisplaySettingsEvent: always(omitted),
      UpdateGlobalNotificationsEvent: always(omitted),
    },
    state: always(
      Object.fromEntries([...legacySettings, ...choices].map((name) => [name, [present, absent]])),
    ),
  }),
  linkifier_url_template: capability({
    events: { RealmLinkifiersEvent: always({ realm_linkifiers: [isEmptyList, isFilledList] }) },
    state: always({ realm_linkifiers: [isEmptyList, isFilledList] }),
  }),
  user_list_incomplete: capability({
    events: {
      RealmUserAddEvent: ({ person }) => (person.full_name === 'Unknown user' ? omitted : {}),
    },
    state: (viewer): Differences => (viewer === 'gina' ? { realm_users: [hasUnknown, hasOnlyKnown] } : {}),
  }),
  // No scene has a special emoji: test/chat/emoji/reaction-types.test.ts compares their two names.
  zulip_extra_emoji: capability(),
};
