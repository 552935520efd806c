import { errors } from '../../../generated/errors.js';
import { hasRole } from '../../authentication/actor.js';
import type { ApiError } from '../../http/api-error.js';
import type { Services } from '../../services.js';
import type { Tx, Value } from '../../store/types.js';
import { isInGroup, isWithinPolicy } from '../../user-groups/membership.js';
import type { Person } from '../../user-groups/system-groups.js';

export interface Viewer {
  readonly id: number;
  readonly role: number;
}

/** What of a channel decides who sees and reads it. */
export interface ChannelVisibility {
  readonly invite_only: number;
  readonly is_web_public: number;
  readonly history_public_to_subscribers: number;
}

/** Whether somebody knows of the channel and of who is in it. Everything about visibility follows from this. */
export const canSeeChannel = (role: number, channel: ChannelVisibility, isSubscribed: boolean): boolean =>
  isSubscribed ||
  channel.is_web_public === 1 ||
  hasRole(role, channel.invite_only === 1 ? 'administrator' : 'member');

/** Guests are subscribed to nothing by default, and need not know of the list. */
export const seesDefaultChannels = (role: number): boolean => hasRole(role, 'member');

/** A condition for a query, with the values of its question marks. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: readonly Value[];
}

const bit = (truth: boolean): number => (truth ? 1 : 0);

/** `seesChannel` for a query over channels `c` with the viewer's open span `s`, joined from the left. */
export const visibleChannelsSql = ({ role }: Viewer): SqlCondition => ({
  sql: `(s.active = 1 OR c.is_web_public = 1 OR (c.invite_only = 1 AND 1 = ?) OR (c.invite_only = 0 AND 1 = ?))`,
  values: [bit(hasRole(role, 'administrator')), bit(hasRole(role, 'member'))],
});

/** How much of a channel's history somebody reads: all, what they received while subscribed, or nothing. */
export const readableHistory = (
  role: number,
  channel: ChannelVisibility,
  isSubscribed: boolean,
): 'all' | 'received' | 'none' => {
  if (channel.is_web_public === 1 || (channel.invite_only === 0 && hasRole(role, 'member'))) return 'all';
  if (!isSubscribed) return 'none';
  return channel.history_public_to_subscribers === 1 ? 'all' : 'received';
};

/** Whether somebody was in the channel of message `m` when it came there: was sent, or was moved there. */
const receivedInChannel = ({ id }: Viewer): SqlCondition => ({
  sql: `EXISTS (
    SELECT 1 FROM subscriptions had
    WHERE had.user_id = ? AND had.channel_id = m.channel_id
      AND COALESCE(m.arrival_id, m.id) > had.since_message_id
      AND (had.until_message_id IS NULL OR COALESCE(m.arrival_id, m.id) <= had.until_message_id)
  )`,
  values: [id],
});

/**
 * Whether somebody received message `m`: they were in its channel when it came there and, where it was moved from
 * another one, in the one it was first sent to.
 */
export const receivedMessages = (viewer: Viewer): SqlCondition => {
  const here = receivedInChannel(viewer);
  return {
    sql: `(${here.sql} AND (m.first_channel_id IS NULL OR EXISTS (
      SELECT 1 FROM subscriptions first
      WHERE first.user_id = ? AND first.channel_id = m.first_channel_id AND m.id > first.since_message_id
        AND (first.until_message_id IS NULL OR m.id <= first.until_message_id)
    )))`,
    values: [...here.values, viewer.id],
  };
};

/** `readableHistory` for a query over messages `m` and their channels `c`. */
export const readableMessages = (viewer: Viewer): SqlCondition => {
  const here = receivedInChannel(viewer);
  return {
    sql: `(
      c.is_web_public = 1 OR (c.invite_only = 0 AND 1 = ?)
      OR (
        EXISTS (SELECT 1 FROM subscriptions o WHERE o.user_id = ? AND o.channel_id = c.id AND o.active = 1)
        AND (c.history_public_to_subscribers = 1 OR ${here.sql})
      )
    )`,
    values: [bit(hasRole(viewer.role, 'member')), viewer.id, ...here.values],
  };
};

/** For a query over channels `c`: all channels with messages that the viewer reads or received, and maybe others. */
export const maybeReadableChannels = ({ id, role }: Viewer): SqlCondition => ({
  sql: `(c.is_web_public = 1 OR (c.invite_only = 0 AND 1 = ?)
    OR EXISTS (SELECT 1 FROM subscriptions had WHERE had.user_id = ? AND had.channel_id = c.id))`,
  values: [bit(hasRole(role, 'member')), id],
});

/**
 * For queries over messages `m` and their channels `c`: null where the viewer reads the channel now, else the version of
 * its members at which they left it. What has that version or a later one came after they left.
 */
export const leftVersion = (viewer: Viewer): SqlCondition => {
  const reads = readableMessages(viewer);
  return {
    sql: `(CASE WHEN m.channel_id IS NULL OR ${reads.sql} THEN NULL ELSE COALESCE((
      SELECT MAX(ended.left_version) FROM subscriptions ended
      WHERE ended.user_id = ? AND ended.channel_id = m.channel_id
    ), 0) END)`,
    values: [...reads.values, viewer.id],
  };
};

const EVERYONE_POSTS = 1;

/** Whether somebody may send to the channel: they read it as a member or subscriber, and its posting policy lets them. */
export const mayPost = (
  services: Services,
  sender: Person,
  channel: ChannelVisibility & { readonly stream_post_policy: number },
  isSubscribed: boolean,
): boolean => {
  if (!isSubscribed && (channel.invite_only === 1 || !hasRole(sender.role, 'member'))) return false;
  return (
    channel.stream_post_policy === EVERYONE_POSTS ||
    isWithinPolicy(services, sender, channel.stream_post_policy)
  );
};

/** Whether somebody who is not a guest may subscribe themselves, and with it others: private channels grow from inside. */
export const maySubscribe = (channel: ChannelVisibility, isSubscribed: boolean): boolean =>
  isSubscribed || channel.is_web_public === 1 || channel.invite_only === 0;

const maySubscribeOthers = (services: Services, actor: Person): boolean =>
  isWithinPolicy(services, actor, services.organization.current.settings.invite_to_stream_policy);

/** The error for a requester who may not subscribe these users to any channel. */
export const subscribingRefusal = (
  services: Services,
  actor: Person,
  users: readonly { readonly id: number }[],
): ApiError | undefined => {
  if (!hasRole(actor.role, 'member')) return errors.notForGuests();
  const onlySelf = users.every(({ id }) => id === actor.id);
  return onlySelf || maySubscribeOthers(services, actor) ? undefined : errors.insufficientPermission();
};

/** Whether somebody who sees the channel may unsubscribe others from it. */
export const mayUnsubscribeOthers = (
  tx: Tx,
  services: Services,
  actor: Person,
  channel: { readonly can_remove_subscribers_group: number },
): Promise<boolean> => isInGroup(tx, services, actor, channel.can_remove_subscribers_group);
