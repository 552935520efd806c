import type { Arrangement, CaseRequest, PartArrangements } from './arrangement.js';
import type { World } from './world.js';

const NOBODY = 4711;

/** Subscribes to a channel that is not there yet. */
const creating =
  (parameters: Readonly<Record<string, unknown>>): Arrangement =>
  (world) => ({ parameters: { subscriptions: [{ name: world.fresh('Channel') }], ...parameters } });

const named = (name: string): Arrangement => creating({ subscriptions: [{ name }] });

/** A member and somebody else's private channel. */
const outsider = async (world: World, parameters: object): Promise<Partial<CaseRequest>> => {
  const { name } = await world.channel(world.owner, { invite_only: true });
  return { as: (await world.one('member')).client, parameters: { subscriptions: [{ name }], ...parameters } };
};

const removing =
  (principals: (world: World) => Promise<number> | number): Arrangement =>
  async (world) => {
    const { name } = await world.channel();
    return { parameters: { subscriptions: [name], principals: [await principals(world)] } };
  };

/** One item about a channel of the owner's. */
const changing =
  (item: Readonly<Record<string, unknown>>): Arrangement =>
  async (world) => {
    const { id } = await world.channel();
    return {
      parameters: { subscription_data: [{ stream_id: id, property: 'is_muted', value: true, ...item }] },
    };
  };

export const channels: PartArrangements = {
  createSubscriptions: {
    default: creating({}),
    unauthorized: (world) => outsider(world, { authorization_errors_fatal: false }),
    channelNotAccessible: (world) => outsider(world, {}),
    noSuchUser: creating({ principals: [NOBODY] }),
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
    invalidUserGroup: creating({ can_remove_subscribers_group: NOBODY }),
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
    noSuchUser: removing(() => NOBODY),
    userIsDeactivated: removing(async (world) => (await world.deactivated()).id),
    insufficientPermission: async (world, base, one) => ({
      ...(await removing(() => world.ownerId)(world, base, one)),
      as: (await world.one('member')).client,
    }),
  },
  updateSubscriptionProperties: {
    default: changing({}),
    unknownSubscriptionProperty: changing({ property: 'sparkle' }),
    propertyNotBoolean: changing({ value: 'yes' }),
    colorNotString: changing({ property: 'color', value: true }),
    invalidColor: changing({ property: 'color', value: 'red' }),
    invalidChannelId: changing({ stream_id: NOBODY }),
    notSubscribed: async (world, base, one) => ({
      ...(await changing({})(world, base, one)),
      as: (await world.one('member')).client,
    }),
  },
};
