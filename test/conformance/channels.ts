import type { CaseSetup, CaseRequest, PartArrangements } from './case-setup.js';
import type { Fixtures } from './fixtures.js';

const NOBODY = 4711;

/** Subscribes to a channel that does not exist yet. */
const creating =
  (parameters: Readonly<Record<string, unknown>>): CaseSetup =>
  (fixtures) => ({ parameters: { subscriptions: [{ name: fixtures.fresh('Channel') }], ...parameters } });

const named = (name: string): CaseSetup => creating({ subscriptions: [{ name }] });

/** A member who is not in a private channel of another user. */
const outsider = async (fixtures: Fixtures, parameters: object): Promise<Partial<CaseRequest>> => {
  const { name } = await fixtures.channel(fixtures.owner, { invite_only: true });
  return {
    as: (await fixtures.one('member')).client,
    parameters: { subscriptions: [{ name }], ...parameters },
  };
};

const removing =
  (principals: (fixtures: Fixtures) => Promise<number> | number): CaseSetup =>
  async (fixtures) => {
    const { name } = await fixtures.channel();
    return { parameters: { subscriptions: [name], principals: [await principals(fixtures)] } };
  };

/** Sends one item about a channel of the owner. */
const changing =
  (item: Readonly<Record<string, unknown>>): CaseSetup =>
  async (fixtures) => {
    const { id } = await fixtures.channel();
    return {
      parameters: { subscription_data: [{ stream_id: id, property: 'is_muted', value: true, ...item }] },
    };
  };

/** Changes a new channel of the owner. */
const editing =
  (
    parameters: Readonly<Record<string, unknown>>,
    options: Readonly<Record<string, unknown>> = {},
    by: 'owner' | 'administrator' = 'owner',
  ): CaseSetup =>
  async (fixtures) => ({
    as: by === 'owner' ? fixtures.owner : (await fixtures.one(by)).client,
    path: { stream_id: (await fixtures.channel(fixtures.owner, options)).id },
    parameters,
  });

/** An administrator of a server with web-public channels, which only owners may create. */
const openingToTheWeb: CaseSetup = async (fixtures) => {
  const other = await fixtures.other({ WEB_PUBLIC_STREAMS_ENABLED: 'on' });
  await other.owner.ok('PATCH', '/realm', { enable_spectator_access: true });
  const administrator = await other.person('Administrator', { role: 'administrator' });
  return {
    url: other.url,
    as: administrator.client,
    path: { stream_id: await fixtures.channelId('general', other.owner) },
    parameters: { is_web_public: true },
  };
};
/** Names a channel of the owner in the parameters. */
const inChannel =
  (parameters: Readonly<Record<string, unknown>>): CaseSetup =>
  async (fixtures, base) => {
    const { id: stream_id } = await fixtures.channel();
    return { parameters: { ...base.parameters, stream: undefined, stream_id, ...parameters } };
  };

/** Asks whether the owner is subscribed to a channel of theirs. */
const statusOf =
  (other: (fixtures: Fixtures) => Promise<object> | object): CaseSetup =>
  async (fixtures) => {
    const { id: stream_id } = await fixtures.channel();
    return { path: { user_id: await fixtures.ownerId, stream_id, ...(await other(fixtures)) } };
  };

/** Names a channel that does not exist in the path. */
const unknownChannel: CaseSetup = () => ({ path: { stream_id: NOBODY } });

export const channels: PartArrangements = {
  createSubscriptions: {
    default: creating({}),
    unauthorized: (fixtures) => outsider(fixtures, { authorization_errors_fatal: false }),
    channelNotAccessible: (fixtures) => outsider(fixtures, {}),
    noSuchUser: creating({ principals: [NOBODY] }),
    userIsDeactivated: async (fixtures, base, one) =>
      creating({ principals: [(await fixtures.deactivated()).id] })(fixtures, base, one),
    insufficientPermission: async (fixtures, base, one) => ({
      ...(await creating({ is_default_stream: true })(fixtures, base, one)),
      as: (await fixtures.one('member')).client,
    }),
    mustBeOwner: async (fixtures, base, one) => ({
      ...(await creating({ message_retention_days: 30 })(fixtures, base, one)),
      as: (await fixtures.one('member')).client,
    }),
    channelNameEmpty: named(' '),
    channelNameTooLong: named('x'.repeat(61)),
    channelNameInvalidCharacter: named('a\u0001b'),
    defaultChannelPrivate: creating({ invite_only: true, is_default_stream: true }),
    webPublicChannelsOff: creating({ is_web_public: true }),
    incompatibleValues: creating({ invite_only: true, is_web_public: true }),
    badValue: creating({ message_retention_days: 0 }),
    invalidColor: creating({ subscriptions: [{ name: 'colorful', color: 'red' }] }),
    invalidUserGroup: creating({ can_remove_subscribers_group: NOBODY }),
    systemGroupRequired: async (fixtures, base, one) =>
      creating({ can_remove_subscribers_group: await fixtures.ownGroup() })(fixtures, base, one),
    groupNotAllowedForSetting: async (fixtures, base, one) =>
      creating({ can_remove_subscribers_group: await fixtures.systemGroupId('role:owners') })(
        fixtures,
        base,
        one,
      ),
    tooLongRendered: creating({ subscriptions: [{ name: 'emoji', description: '\u{1fae3}'.repeat(1000) }] }),
    tooMuchToRender: creating({
      subscriptions: Array.from({ length: 90 }, (_, index) => ({
        name: `formula ${String(index)}`,
        description: `$$${'x'.repeat(80)}$$`,
      })),
    }),
  },
  deleteSubscriptions: {
    default: async (fixtures) => ({ parameters: { subscriptions: [(await fixtures.channel()).name] } }),
    channelsNotFound: () => ({ parameters: { subscriptions: ['nowhere at all'] } }),
    noSuchUser: removing(() => NOBODY),
    userIsDeactivated: removing(async (fixtures) => (await fixtures.deactivated()).id),
    insufficientPermission: async (fixtures, base, one) => ({
      ...(await removing(() => fixtures.ownerId)(fixtures, base, one)),
      as: (await fixtures.one('member')).client,
    }),
  },
  listChannels: {
    allChannelsRefused: async (fixtures) => ({
      as: (await fixtures.one('member')).client,
      parameters: { include_all_active: true },
    }),
  },
  getChannel: {
    default: async (fixtures) => ({ path: { stream_id: (await fixtures.channel()).id } }),
    invalidChannelId: () => ({ path: { stream_id: NOBODY } }),
  },
  archiveChannel: {
    default: editing({}),
    invalidChannelId: () => ({ path: { stream_id: NOBODY } }),
  },
  getChannelEmailAddress: {
    default: editing({}),
    invalidChannelId: () => ({ path: { stream_id: NOBODY } }),
  },
  updateChannel: {
    default: editing({ description: 'Other' }),
    invalidChannelId: () => ({ path: { stream_id: NOBODY } }),
    channelNameUnchanged: async (fixtures) => {
      const { id, name } = await fixtures.channel();
      return { path: { stream_id: id }, parameters: { new_name: name } };
    },
    channelNameTaken: async (fixtures) => {
      const { id } = await fixtures.channel();
      return { path: { stream_id: id }, parameters: { new_name: (await fixtures.channel()).name } };
    },
    channelNameEmpty: editing({ new_name: ' ' }),
    channelNameTooLong: editing({ new_name: 'x'.repeat(61) }),
    channelNameInvalidCharacter: editing({ new_name: 'a\u0001b' }),
    channelKindInvalid: editing({ history_public_to_subscribers: false }),
    defaultChannelPrivate: editing({ is_private: true, is_default_stream: true }),
    webPublicChannelsOff: editing({ is_web_public: true }),
    insufficientPermission: openingToTheWeb,
    mustBeOwner: editing({ message_retention_days: 30 }, {}, 'administrator'),
    badValue: editing({ message_retention_days: 0 }),
    invalidUserGroup: editing({ can_remove_subscribers_group: NOBODY }),
    systemGroupRequired: async (fixtures, base, one) =>
      editing({ can_remove_subscribers_group: await fixtures.ownGroup() })(fixtures, base, one),
    groupNotAllowedForSetting: async (fixtures, base, one) =>
      editing({ can_remove_subscribers_group: await fixtures.systemGroupId('role:owners') })(
        fixtures,
        base,
        one,
      ),
    tooLongRendered: editing({ description: '\u{1fae3}'.repeat(1000) }),
  },
  getChannelId: {
    default: async (fixtures) => ({ parameters: { stream: (await fixtures.channel()).name } }),
    invalidChannelName: () => ({ parameters: { stream: 'nowhere at all' } }),
  },
  updateSubscriptionProperties: {
    default: changing({}),
    unknownSubscriptionProperty: changing({ property: 'sparkle' }),
    propertyNotBoolean: changing({ value: 'yes' }),
    colorNotString: changing({ property: 'color', value: true }),
    invalidColor: changing({ property: 'color', value: 'red' }),
    invalidChannelId: changing({ stream_id: NOBODY }),
    notSubscribed: async (fixtures, base, one) => ({
      ...(await changing({})(fixtures, base, one)),
      as: (await fixtures.one('member')).client,
    }),
  },
  listTopics: {
    default: async (fixtures) => ({ path: { stream_id: (await fixtures.channel()).id } }),
    invalidChannelId: unknownChannel,
  },
  updateUserTopic: {
    default: inChannel({}),
    invalidChannelId: inChannel({ stream_id: NOBODY }),
    topicEmpty: inChannel({ topic: ' ' }),
    topicInvalidCharacter: inChannel({ topic: 'a\u0001b' }),
  },
  updateMutedTopic: {
    default: inChannel({}),
    invalidChannelId: inChannel({ stream_id: NOBODY }),
    invalidChannelName: inChannel({ stream_id: undefined, stream: 'nowhere' }),
    topicNotMuted: inChannel({ stream_id: NOBODY, op: 'remove' }),
    topicEmpty: inChannel({ topic: ' ' }),
    topicInvalidCharacter: inChannel({ topic: 'a\u0001b' }),
  },
  listSubscribers: {
    default: async (fixtures) => ({ path: { stream_id: (await fixtures.channel()).id } }),
    invalidChannelId: unknownChannel,
  },
  getSubscriptionStatus: {
    default: statusOf(() => ({})),
    noSuchUser: statusOf(() => ({ user_id: NOBODY })),
    userIsDeactivated: statusOf(async (fixtures) => ({ user_id: (await fixtures.deactivated()).id })),
    invalidChannelId: statusOf(() => ({ stream_id: NOBODY })),
  },
  updateSubscriptions: {
    default: async (fixtures) => ({
      parameters: {
        add: [{ name: fixtures.fresh('Channel') }],
        delete: [(await fixtures.channel()).name],
      },
    }),
    nothingToSubscribe: () => ({ parameters: {} }),
    channelNotAccessible: async (fixtures) => {
      const { as, parameters = {} } = await outsider(fixtures, {});
      return { ...(as && { as }), parameters: { add: parameters.subscriptions } };
    },
    channelsNotFound: () => ({ parameters: { delete: ['nowhere at all'] } }),
    notForGuests: async (fixtures) => ({
      as: (await fixtures.one('guest')).client,
      parameters: { add: [{ name: fixtures.fresh('Channel') }] },
    }),
    insufficientPermission: async (fixtures) => {
      const members = await fixtures.systemGroupId('role:members');
      const administrators = await fixtures.systemGroupId('role:administrators');
      const permit = (group: number) =>
        fixtures.owner.ok('PATCH', '/realm', { can_create_public_channel_group: { new: group } });
      await permit(administrators);
      return {
        as: (await fixtures.one('member')).client,
        parameters: { add: [{ name: fixtures.fresh('Channel') }] },
        after: async () => void (await permit(members)),
      };
    },
    channelNameEmpty: () => ({ parameters: { add: [{ name: ' ' }] } }),
    channelNameTooLong: () => ({ parameters: { add: [{ name: 'x'.repeat(61) }] } }),
    channelNameInvalidCharacter: () => ({ parameters: { add: [{ name: 'a\u0001b' }] } }),
    invalidColor: () => ({ parameters: { add: [{ name: 'colorful', color: 'red' }] } }),
    tooLongRendered: () => ({
      parameters: { add: [{ name: 'emoji', description: '\u{1fae3}'.repeat(1000) }] },
    }),
    tooMuchToRender: () => ({
      parameters: {
        add: Array.from({ length: 90 }, (_, index) => ({
          name: `formula ${String(index)}`,
          description: `$$${'x'.repeat(80)}$$`,
        })),
      },
    }),
  },
  createDefaultChannel: {
    default: inChannel({}),
    invalidChannelId: inChannel({ stream_id: NOBODY }),
    privateChannelNotDefault: async (fixtures) => {
      const { id: stream_id } = await fixtures.channel(fixtures.owner, { invite_only: true });
      return { parameters: { stream_id } };
    },
  },
  deleteDefaultChannel: {
    default: inChannel({}),
    invalidChannelId: inChannel({ stream_id: NOBODY }),
  },
  deleteTopic: {
    default: async (fixtures) => ({ path: { stream_id: (await fixtures.channel()).id } }),
    insufficientPermission: async (fixtures) => ({
      as: (await fixtures.one('member')).client,
      path: { stream_id: (await fixtures.channel()).id },
    }),
    invalidChannelId: unknownChannel,
  },
};
