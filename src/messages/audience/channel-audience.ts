import { channelMembers } from '../../channels/members/members.js';
import { readableHistory, type ChannelVisibility } from '../../channels/model/policy.js';
import type { TxScope } from '../../scope.js';
import { ViewerAccess, type MessageLocation, type VersionedChannel } from './viewer-access.js';
import { SubscriptionPeriods } from './subscription-periods.js';

/** Whether every subscriber reads all messages of the channel, also those from before the subscription. */
const sharesHistory = ({ is_web_public, history_public_to_subscribers }: ChannelVisibility): boolean =>
  is_web_public === 1 || history_public_to_subscribers === 1;

/** Whether users without a subscription can read messages of the channel. */
const isReadByOthers = (channel: ChannelVisibility): boolean =>
  readableHistory(-Infinity, channel, false) !== 'none';

/** The users who get events about messages of a channel. */
export interface ChannelAudience {
  /** The subscribers who read all of the messages. The cached list of members if these are all of them. */
  readonly members: readonly number[];
  /** The subscriptions of the other users who may read some of them. */
  readonly periods: SubscriptionPeriods;
}

/**
 * Returns the users who may get events about messages of a channel. Reads the subscriptions that began or ended since the
 * first of the messages, as far as they matter. All other members were subscribed all the time.
 */
export const findChannelAudience = async (
  scope: TxScope,
  channel: VersionedChannel,
  messages: readonly MessageLocation[],
): Promise<ChannelAudience> => {
  const { ids } = await channelMembers(scope, channel.id, channel.members_version);
  const shared = sharesHistory(channel);
  const changes = { begun: !shared, ended: !shared || isReadByOthers(channel) };
  const periods = await SubscriptionPeriods.readChanged(scope.tx, channel.id, messages, changes);
  const others = new Set(periods.visitors(channel.id));
  if (others.size === 0) return { members: ids, periods };
  // Subscribers read all of a shared history, whatever they received.
  if (shared) return { members: ids, periods: periods.without(ids) };
  return { members: ids.filter((id) => !others.has(id)), periods };
};

/** The subscribers of a channel by what they received. */
export interface SteadyReceivers {
  /** The users who were subscribed when the message was sent, and have been since. */
  readonly steady: readonly number[];
  /** The access of all other users who are or were subscribed. */
  readonly access: ViewerAccess;
}

/** Returns the subscribers of a channel as to a message that was first sent there. */
export const findSteadyReceivers = async (
  scope: TxScope,
  channel: VersionedChannel,
  message: MessageLocation,
): Promise<SteadyReceivers> => {
  const { ids } = await channelMembers(scope, channel.id, channel.members_version);
  const changes = { begun: true, ended: true };
  const periods = await SubscriptionPeriods.readChanged(scope.tx, channel.id, [message], changes);
  const others = new Set(periods.visitors(channel.id));
  const steady = others.size === 0 ? ids : ids.filter((id) => !others.has(id));
  return { steady, access: new ViewerAccess(periods) };
};
