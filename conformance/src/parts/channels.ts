import type { CaseSetup, PartArrangements } from '../cases/case-setup.js';
import type { CaseRequest } from '../world/case-request.js';
import { UNKNOWN, type World } from '../world/world.js';

/** Subscribes to a channel that does not exist yet. */
const creating =
  (parameters: Readonly<Record<string, unknown>>): CaseSetup =>
  (world) => ({ parameters: { subscriptions: [{ name: world.fresh('Channel') }], ...parameters } });

const named = (name: string): CaseSetup => creating({ subscriptions: [{ name }] });

/** A member who is not in a private channel of another user. */
const outsider = async (world: World, parameters: object): Promise<Partial<CaseRequest>> => {
  const { name } = await world.channel(world.owner, { invite_only: true });
  return {
    as: (await world.one('member')).client,
    parameters: { subscriptions: [{ name }], ...parameters },
  };
};

const removing =
  (principals: (world: World) => Promise<number> | number): CaseSetup =>
  async (world) => {
    const { name } = await world.channel();
    return { parameters: { subscriptions: [name], principals: [await principals(world)] } };
  };

/** Sends one item about a channel of the owner. */
const changing =
  (item: Readonly<Record<string, unknown>>): CaseSetup =>
  async (world) => {
    const { id } = await world.channel();
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
  async (world) => ({
    as: by === 'owner' ? world.owner : (await world.one(by)).client,
    path: { stream_id: (await world.channel(world.owner, options)).id },
    parameters,
  });

/** An administrator of a server with web-public channels, which only owners may create. */
const openingToTheWeb: CaseSetup = async (world) => {
  const { url, owner, person } = await world.control('configured')({ WEB_PUBLIC_STREAMS_ENABLED: 'on' });
  await owner.ok('PATCH', '/realm', { enable_spectator_access: true });
  const { id } = await world.channel(owner);
  return {
    url,
    as: (await person?.('administrator')) ?? null,
    path: { stream_id: id },
    parameters: { is_web_public: true },
  };
};

/** Names a channel of the owner in the parameters. */
const inChannel =
  (parameters: Readonly<Record<string, unknown>>): CaseSetup =>
  async (world, base) => {
    const { id: stream_id } = await world.channel();
    return { parameters: { ...base.parameters, stream: undefined, stream_id, ...parameters } };
  };

/** Asks whether the owner is subscribed to a channel of theirs. */
const statusOf =
  (other: (world: World) => Promise<object> | object): CaseSetup =>
  async (world) => {
    const { id: stream_id } = await world.channel();
    return { path: { user_id: await world.ownerId, stream_id, ...(await other(world)) } };
  };

/** Names a channel that does not exist in the path. */
const unknownChannel: CaseSetup = () => ({ path: { stream_id: UNKNOWN } });

export const channels: PartArrangements = {
  createSubscriptions: {
    default: creating({}),
    unauthorized: (world) => outsider(world, { authorization_errors_fatal: false }),
    channelNotAccessible: (world) => outsider(world, {}),
    noSuchUser: creating({ principals: [UNKNOWN] }),
    userIsDeactivated: async (world, base, one) =>
      creating({ principals: [(await world.deactivated()).id] })(world, base, one),
    insufficientPermission: async (world, base, one) => ({
      ...(await creating({ is_default_stream: true })(world, base, one)),
      as: (await world.one('member')).client,
    }),
    mustBeOwner: async (world, base, one) => ({
      ...(await creating({ message_retention_days: 30 })(world, base, one)),
      as: (await world.one('member')).client,
    }),
    channelNameEmpty: named(' '),
    channelNameTooLong: named('x'.repeat(61)),
    channelNameInvalidCharacter: named('a\u0001b'),
    defaultChannelPrivate: creating({ invite_only: true, is_default_stream: true }),
    webPublicChannelsOff: creating({ is_web_public: true }),
    incompatibleValues: creating({ invite_only: true, is_web_public: true }),
    badValue: creating({ message_retention_days: 0 }),
    invalidColor: creating({ subscriptions: [{ name: 'colorful', color: 'red' }] }),
    invalidUserGroup: creating({ can_remove_subscribers_group: UNKNOWN }),
    systemGroupRequired: async (world, base, one) =>
      creating({ can_remove_subscribers_group: await world.ownGroup() })(world, base, one),
    groupNotAllowedForSetting: async (world, base, one) =>
      creating({ can_remove_subscribers_group: await world.systemGroupId('role:owners') })(world, base, one),
    tooLongRendered: creating({ subscriptions: [{ name: 'emoji', description: '\u{1fae3}'.repeat(1000) }] }),
    tooMuchToRender: creating({
      subscriptions: Array.from({ length: 90 }, (_, index) => ({
        name: `formula ${String(index)}`,
        description: `$$${'x'.repeat(80)}$$`,
      })),
    }),
  },
  deleteSubscriptions: {
    default: async (world) => ({ parameters: { subscriptions: [(await world.channel()).name] } }),
    channelsNotFound: () => ({ parameters: { subscriptions: ['nowhere at all'] } }),
    noSuchUser: removing(() => UNKNOWN),
    userIsDeactivated: removing(async (world) => (await world.deactivated()).id),
    insufficientPermission: async (world, base, one) => ({
      ...(await removing(() => world.ownerId)(world, base, one)),
      as: (await world.one('member')).client,
    }),
  },
  listChannels: {
    allChannelsRefused: async (world) => ({
      as: (await world.one('member')).client,
      parameters: { include_all_active: true },
    }),
  },
  getChannel: {
    default: async (world) => ({ path: { stream_id: (await world.channel()).id } }),
    invalidChannelId: () => ({ path: { stream_id: UNKNOWN } }),
  },
  archiveChannel: {
    default: editing({}),
    invalidChannelId: () => ({ path: { stream_id: UNKNOWN } }),
  },
  getChannelEmailAddress: {
    default: editing({}),
    invalidChannelId: () => ({ path: { stream_id: UNKNOWN } }),
  },
  updateChannel: {
    default: editing({ description: 'Other' }),
    invalidChannelId: () => ({ path: { stream_id: UNKNOWN } }),
    channelNameUnchanged: async (world) => {
      const { id, name } = await world.channel();
      return { path: { stream_id: id }, parameters: { new_name: name } };
    },
    channelNameTaken: async (world) => {
      const { id } = await world.channel();
      return { path: { stream_id: id }, parameters: { new_name: (await world.channel()).name } };
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
    invalidUserGroup: editing({ can_remove_subscribers_group: UNKNOWN }),
    systemGroupRequired: async (world, base, one) =>
      editing({ can_remove_subscribers_group: await world.ownGroup() })(world, base, one),
    groupNotAllowedForSetting: async (world, base, one) =>
      editing({ can_remove_subscribers_group: await world.systemGroupId('role:owners') })(world, base, one),
    tooLongRendered: editing({ description: '\u{1fae3}'.repeat(1000) }),
  },
  getChannelId: {
    default: async (world) => ({ parameters: { stream: (await world.channel()).name } }),
    invalidChannelName: () => ({ parameters: { stream: 'nowhere at all' } }),
  },
  updateSubscriptionProperties: {
    default: changing({}),
    unknownSubscriptionProperty: changing({ property: 'sparkle' }),
    propertyNotBoolean: changing({ value: 'yes' }),
    colorNotString: changing({ property: 'color', value: true }),
    invalidColor: changing({ property: 'color', value: 'red' }),
    invalidChannelId: changing({ stream_id: UNKNOWN }),
    notSubscribed: async (world, base, one) => ({
      ...(await changing({})(world, base, one)),
      as: (await world.one('member')).client,
    }),
  },
  listTopics: {
    default: async (world) => ({ path: { stream_id: (await world.channel()).id } }),
    invalidChannelId: unknownChannel,
  },
  updateUserTopic: {
    default: inChannel({}),
    invalidChannelId: inChannel({ stream_id: UNKNOWN }),
    topicInvalidCharacter: inChannel({ topic: 'a\u0001b' }),
  },
  updateMutedTopic: {
    default: inChannel({}),
    invalidChannelId: inChannel({ stream_id: UNKNOWN }),
    invalidChannelName: inChannel({ stream_id: undefined, stream: 'nowhere' }),
    topicNotMuted: inChannel({ stream_id: UNKNOWN, op: 'remove' }),
    topicInvalidCharacter: inChannel({ topic: 'a\u0001b' }),
  },
  listSubscribers: {
    default: async (world) => ({ path: { stream_id: (await world.channel()).id } }),
    invalidChannelId: unknownChannel,
  },
  getSubscriptionStatus: {
    default: statusOf(() => ({})),
    noSuchUser: statusOf(() => ({ user_id: UNKNOWN })),
    userIsDeactivated: statusOf(async (world) => ({ user_id: (await world.deactivated()).id })),
    invalidChannelId: statusOf(() => ({ stream_id: UNKNOWN })),
  },
  updateSubscriptions: {
    default: async (world) => ({
      parameters: {
        add: [{ name: world.fresh('Channel') }],
        delete: [(await world.channel()).name],
      },
    }),
    nothingToSubscribe: () => ({ parameters: {} }),
    channelNotAccessible: async (world) => {
      const { as, parameters = {} } = await outsider(world, {});
      return { ...(as && { as }), parameters: { add: parameters.subscriptions } };
    },
    channelsNotFound: () => ({ parameters: { delete: ['nowhere at all'] } }),
    notForGuests: async (world) => ({
      as: (await world.one('guest')).client,
      parameters: { add: [{ name: world.fresh('Channel') }] },
    }),
    insufficientPermission: async (world) => {
      const members = await world.systemGroupId('role:members');
      const administrators = await world.systemGroupId('role:administrators');
      const permit = (group: number) =>
        world.owner.ok('PATCH', '/realm', { can_create_public_channel_group: { new: group } });
      await permit(administrators);
      return {
        as: (await world.one('member')).client,
        parameters: { add: [{ name: world.fresh('Channel') }] },
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
    invalidChannelId: inChannel({ stream_id: UNKNOWN }),
    privateChannelNotDefault: async (world) => {
      const { id: stream_id } = await world.channel(world.owner, { invite_only: true });
      return { parameters: { stream_id } };
    },
  },
  deleteDefaultChannel: {
    default: inChannel({}),
    invalidChannelId: inChannel({ stream_id: UNKNOWN }),
  },
  deleteTopic: {
    default: async (world) => ({ path: { stream_id: (await world.channel()).id } }),
    insufficientPermission: async (world) => ({
      as: (await world.one('member')).client,
      path: { stream_id: (await world.channel()).id },
    }),
    invalidChannelId: unknownChannel,
  },
};
