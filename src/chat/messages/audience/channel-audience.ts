import { channelMembers } from '../../channels/members/members.js';
import { readableHistory, type ChannelVisibility } from '../../channels/model/policy.js';
import { ascendingIds, splitIds, type SortedIds } from '../../../lib/sorted-ids.js';
import type { TxScope } from '../../scope.js';
import { SubscriptionPeriods } from './subscription-periods.js';
import type { MessageLocation, VersionedChannel } from './viewer-access.js';

/** Whether every subscriber reads all messages of the channel, also those from before the subscription. */
const sharesHistory = ({ is_web_public, history_public_to_subscribers }: ChannelVisibility): boolean =>
  is_web_public === 1 || history_public_to_subscribers === 1;

/** Whether users without a subscription can read messages of the channel. */
export const isReadByOthers = (channel: ChannelVisibility): boolean =>
  readableHistory(-Infinity, channel, false) !== 'none';

/** The users who get events about messages of a channel. */
export interface ChannelAudience {
  /** The subscribers who read all of the messages. The cached list of members if these are all of them. */
  readonly members: SortedIds;
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
  const first = messages.flatMap(({ first_channel_id }) => first_channel_id ?? []);
  const channels = { inChannels: [channel.id], alsoIn: first };
  const periods = await SubscriptionPeriods.readChanged(scope.tx, channels, messages, changes);
  // Subscribers read all of a shared history, whatever they received.
  if (shared) return { members: ids, periods: periods.without(ids) };
  return { members: splitIds(ids, ascendingIds([...periods.visitors(channel.id)])).outside, periods };
};
