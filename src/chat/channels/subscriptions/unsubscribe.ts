import type { TxScope } from '../../scope.js';
import { inBatches } from '../../../runtime/store/rows.js';
import { emitRead } from '../../messages/events.js';
import { listUnreadWhenLeaving } from '../../messages/read-state/unread-when-leaving.js';
import { observeAccess } from '../../users/access/guest-access-events.js';
import { emitUnsubscribed } from '../events.js';
import { raiseMembersVersion } from '../members/members.js';
import { concerned, type Membership, membershipKey } from '../members/membership.js';
import type { Principal } from '../members/principals.js';
import { type ChannelRow, lockChannels } from '../model/store.js';
import { findOpenPeriods } from '../model/subscriptions.js';
import type { VisibilityLocked } from '../../../runtime/store/locks.js';
import { archiveRows } from './archive.js';
import { endSpans } from './end-spans.js';

export interface Unsubscribed {
  /** The memberships that ended. */
  readonly left: readonly Membership[];
  /** The users who were not subscribed, with the channel. */
  readonly absent: readonly Membership[];
}

/** Archives private channels without subscribers, since no user could subscribe again. Their names become available. */
const archiveVacant = async (
  scope: TxScope<VisibilityLocked>,
  channels: readonly ChannelRow[],
): Promise<ChannelRow[]> => {
  const { tx } = scope;
  const closed = channels.filter(({ invite_only }) => invite_only === 1);
  const occupied = await inBatches(
    closed.map(({ id }) => id),
    (batch) =>
      tx
        .from('subscriptions')
        .distinct('channel_id')
        .whereIn('channel_id', batch)
        .where('active', 1) as Promise<{ channel_id: number }[]>,
  );
  const kept = new Set(occupied.map(({ channel_id }) => channel_id));
  const vacant = closed.filter(({ id }) => !kept.has(id));
  await archiveRows(scope, vacant);
  return vacant;
};

/** Ends each user's subscription period in each channel, and sends the events. */
export const unsubscribe = async (
  scope: TxScope<VisibilityLocked>,
  { channels: wanted, users }: { channels: readonly ChannelRow[]; users: readonly Principal[] },
): Promise<Unsubscribed> => {
  const { tx } = scope;
  const channels = await lockChannels(
    tx,
    wanted.map(({ id }) => id),
  );
  const spans = await findOpenPeriods(
    tx,
    channels.map(({ id }) => id),
    users.map(({ id }) => id),
  );
  const open = new Map(spans.map((span) => [membershipKey(span.user_id, span.channel_id), span.id]));
  const pairs = users.flatMap((user) => channels.map((channel) => ({ user, channel })));
  const isOpen = ({ user, channel }: Membership): boolean => open.has(membershipKey(user.id, channel.id));
  const left = pairs.filter(isOpen);
  const absent = pairs.filter((pair) => !isOpen(pair));
  if (left.length > 0) {
    const affected = [...new Set(left.map(({ channel }) => channel))];
    const access = await observeAccess(scope, concerned(left));
    const unread = await listUnreadWhenLeaving(tx, [...open.values()]);
    await endSpans(tx, [...open.values()]);
    await raiseMembersVersion(
      tx,
      affected.map(({ id }) => id),
    );
    const archived = await archiveVacant(scope, affected);
    await emitUnsubscribed(scope, { left, archived });
    // Only messages of a current subscription can be unread.
    for (const { users, messages } of unread) emitRead(tx, users, messages);
    await access.emitLost();
  }
  return { left, absent };
};
