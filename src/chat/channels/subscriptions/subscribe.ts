import type { TxScope } from '../../scope.js';
import { Pace } from '../../../lib/event-loop.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { observeAccess } from '../../users/access/guest-access-events.js';
import { noColors, pickColor, useColor, type UsedColors } from '../model/colors.js';
import { emitSubscribed } from '../events.js';
import { raiseMembersVersion } from '../members/members.js';
import { concerned, type Membership, membershipKey, type NewSubscription } from '../members/membership.js';
import type { Principal } from '../members/principals.js';
import { type ChannelRow, lockChannels } from '../model/store.js';
import { newestMessageId } from '../../messages/model/first-and-last-message.js';
import {
  defaultPersonalSettings,
  findSubscriptions,
  listUsersToSubscribe,
  personalSettings,
  type PersonalSettings,
  type SubscriptionRow,
} from '../model/subscriptions.js';
import type { VisibilityLocked } from '../../../runtime/store/locks.js';

export interface Subscribed {
  readonly joined: readonly NewSubscription[];
  /** The users who were already subscribed, with the channel. */
  readonly already: readonly Membership[];
}

interface ColorRow {
  readonly user_id: number;
  readonly color: string;
  readonly times: number;
}

/** Returns the colors that each user uses, so that each new channel can get another one. */
const listUsedColors = async (tx: Tx, userIds: readonly number[]): Promise<Map<number, UsedColors>> => {
  const rows = await inBatches(
    userIds,
    (batch) =>
      tx.all<ColorRow>(
        `SELECT user_id, color, COUNT(*) AS times FROM subscriptions
         WHERE user_id IN (${placeholders(batch)}) AND active = 1 GROUP BY user_id, color`,
        batch,
      ),
    batchSizes.colorUsers,
  );
  const colors = new Map<number, UsedColors>(userIds.map((id) => [id, noColors()]));
  for (const { user_id, color, times } of rows) useColor(colors.get(user_id) ?? noColors(), color, times);
  return colors;
};

/**
 * Returns the user's previous settings if they resubscribe. Otherwise they get the requested color, or one not used
 * yet.
 */
const settingsFor = (
  last: SubscriptionRow | undefined,
  wanted: string | undefined,
  used: UsedColors,
): PersonalSettings => {
  if (last) return personalSettings(last);
  const color = wanted ?? pickColor(used);
  useColor(used, color);
  return { color, ...defaultPersonalSettings };
};

interface SubscribeRequest {
  readonly channels: readonly ChannelRow[];
  readonly users: readonly Principal[];
  /** Channels created in this transaction, for which no event has been sent yet. */
  readonly created?: readonly ChannelRow[];
  /** Requested colors, by name key. */
  readonly wanted?: ReadonlyMap<string, { readonly color: string | undefined }>;
}

const writeSpans = async (tx: Tx, joined: readonly NewSubscription[]): Promise<void> => {
  const since_message_id = await newestMessageId(tx);
  await tx.insertMany(
    'subscriptions',
    joined.map(({ user, channel, settings }) => ({
      user_id: user.id,
      channel_id: channel.id,
      since_message_id,
      since_arrival_id: channel.last_arrival_id > since_message_id ? channel.last_arrival_id : null,
      active: 1,
      ...settings,
    })),
  );
  await raiseMembersVersion(tx, [...new Set(joined.map(({ channel }) => channel.id))]);
};

/**
 * Opens a subscription period for each user in each channel where none is open, and sends the events. It locks the
 * channels, so that a message sent at the same time reaches all or none of the new subscribers.
 */
export const subscribe = async (
  scope: TxScope<VisibilityLocked>,
  request: SubscribeRequest,
): Promise<Subscribed> => {
  const { tx } = scope;
  const created = request.created ?? [];
  const channels = await lockChannels(
    tx,
    request.channels.map(({ id }) => id),
  );
  const channelIds = channels.map(({ id }) => id);
  const userIds = await listUsersToSubscribe(
    tx,
    channelIds,
    request.users.map(({ id }) => id),
  );
  const changing = new Set(userIds);
  const spans = await findSubscriptions(tx, channelIds, userIds);
  const last = new Map(spans.map((span) => [membershipKey(span.user_id, span.channel_id), span]));
  const colors = await listUsedColors(tx, userIds);
  const joined: NewSubscription[] = [];
  const already: Membership[] = [];
  const pace = new Pace();
  for (const user of request.users) {
    if (pace.isDue) await pace.rest();
    for (const channel of channels) {
      const span = last.get(membershipKey(user.id, channel.id));
      if (span?.active || !changing.has(user.id)) already.push({ user, channel });
      else {
        const settings = settingsFor(
          span,
          request.wanted?.get(channel.name_key)?.color,
          colors.get(user.id) ?? noColors(),
        );
        joined.push({ user, channel, settings });
      }
    }
  }
  if (joined.length > 0) {
    const access = await observeAccess(scope, concerned(joined));
    await writeSpans(tx, joined);
    await access.emitGained();
  }
  await emitSubscribed(scope, { joined, created });
  return { joined, already };
};
