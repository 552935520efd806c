import { errors } from '../../../../generated/errors.js';
import { hasRole } from '../../../runtime/identity/actor.js';
import type { ApiError } from '../../../contract/api-error.js';
import type { TxScope } from '../../scope.js';
import type { Services } from '../../services.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { isInGroup, isWithinPolicy } from '../../user-groups/membership.js';
import type { GroupUser, SystemGroupName } from '../../user-groups/system-groups.js';

export interface Viewer {
  readonly id: number;
  readonly role: number;
}

/** The fields of a channel that decide who sees and reads it. */
export interface ChannelVisibility {
  readonly invite_only: number;
  readonly is_web_public: number;
  readonly history_public_to_subscribers: number;
}

/** Whether a user sees the channel and its subscribers. All rules about visibility follow from this. */
export const canSeeChannel = (role: number, channel: ChannelVisibility, isSubscribed: boolean): boolean =>
  isSubscribed ||
  channel.is_web_public === 1 ||
  hasRole(role, channel.invite_only === 1 ? 'administrator' : 'member');

/** Guests have no default channels, and do not see the list. */
export const seesDefaultChannels = (role: number): boolean => hasRole(role, 'member');

/** `canSeeChannel` for a query on channels `c`, left-joined with the viewer's open subscription period `s`. */
export const visibleChannelsSql = ({ role }: Viewer): SqlCondition => ({
  sql: `(s.active = 1 OR c.is_web_public = 1 OR (c.invite_only = 1 AND 1 = ?) OR (c.invite_only = 0 AND 1 = ?))`,
  values: [Number(hasRole(role, 'administrator')), Number(hasRole(role, 'member'))],
});

/** Returns how much of a channel's history a user reads: all, what they received while subscribed, or nothing. */
export const readableHistory = (
  role: number,
  channel: ChannelVisibility,
  isSubscribed: boolean,
): 'all' | 'received' | 'none' => {
  if (channel.is_web_public === 1 || (channel.invite_only === 0 && hasRole(role, 'member'))) return 'all';
  if (!isSubscribed) return 'none';
  return channel.history_public_to_subscribers === 1 ? 'all' : 'received';
};

/**
 * SQL: whether message `m` was sent to its channel, or moved there, after subscription `s` began. A move and the
 * beginning may both follow the same message, so they are compared by arrivals.
 */
export const cameAfterBeginningOf = (s: string): string =>
  `(CASE WHEN m.arrival_id IS NULL THEN m.id > ${s}.since_message_id
    ELSE m.arrival_id > COALESCE(${s}.since_arrival_id, ${s}.since_message_id) END)`;

/**
 * SQL: whether a user was subscribed to the channel of message `m` when the message was sent or moved there. `user` is a
 * column, or `?`.
 */
const wasSubscribed = (user: string): string => `EXISTS (
    SELECT 1 FROM subscriptions had
    WHERE had.user_id = ${user} AND had.channel_id = m.channel_id
      AND ${cameAfterBeginningOf('had')}
      AND (had.until_message_id IS NULL OR CASE WHEN m.arrival_id IS NULL THEN m.id <= had.until_message_id
        ELSE m.arrival_id <= COALESCE(had.until_arrival_id, had.until_message_id) END)
  )`;

const receivedInChannel = ({ id }: Viewer): SqlCondition => ({ sql: wasSubscribed('?'), values: [id] });

/**
 * SQL: whether a user received message `m` in a channel. They were subscribed to its channel when it arrived there. If it
 * was moved from another channel, they were also subscribed to the first one when it was sent. `user` is a column, or
 * `?` for two values.
 */
export const receivedBy = (user: string): string => `(${wasSubscribed(user)}
  AND (m.first_channel_id IS NULL OR EXISTS (
    SELECT 1 FROM subscriptions first
    WHERE first.user_id = ${user} AND first.channel_id = m.first_channel_id AND m.id > first.since_message_id
      AND (first.until_message_id IS NULL OR m.id <= first.until_message_id)
  )))`;

/** The same for one user. */
export const receivedMessages = ({ id }: Viewer): SqlCondition => ({
  sql: receivedBy('?'),
  values: [id, id],
});

/** `readableHistory` for a query on messages `m` and their channels `c`. */
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
    values: [Number(hasRole(viewer.role, 'member')), viewer.id, ...here.values],
  };
};

/**
 * For a query on channels `c`: selects all channels with messages that the viewer reads or received, and maybe others.
 */
export const maybeReadableChannels = ({ id, role }: Viewer): SqlCondition => ({
  sql: `(c.is_web_public = 1 OR (c.invite_only = 0 AND 1 = ?)
    OR EXISTS (SELECT 1 FROM subscriptions had WHERE had.user_id = ? AND had.channel_id = c.id))`,
  values: [Number(hasRole(role, 'member')), id],
});

/**
 * For queries on messages `m` and their channels `c`. Null if the viewer reads the message's channel now, otherwise the
 * version of its members at which they left. Anything with that version or a later one happened after they left.
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

/**
 * Whether a user may send to the channel. They must read it as a member or subscriber, and its posting policy must
 * allow it.
 */
export const mayPost = (
  services: Services,
  sender: GroupUser,
  channel: ChannelVisibility & { readonly stream_post_policy: number },
  isSubscribed: boolean,
): boolean => {
  if (!isSubscribed && (channel.invite_only === 1 || !hasRole(sender.role, 'member'))) return false;
  return (
    channel.stream_post_policy === EVERYONE_POSTS ||
    isWithinPolicy(services, sender, channel.stream_post_policy)
  );
};

/**
 * Whether a user who is not a guest may subscribe themselves to the channel, which is also required to subscribe
 * others. Only subscribers can add users to a private channel.
 */
export const maySubscribe = (
  channel: Pick<ChannelVisibility, 'invite_only'>,
  isSubscribed: boolean,
): boolean => isSubscribed || channel.invite_only === 0;

const maySubscribeOthers = (services: Services, actor: GroupUser): boolean =>
  isWithinPolicy(services, actor, services.organization.current.settings.invite_to_stream_policy);

/** Returns the error for a requester who may not subscribe these users to any channel. Undefined if they may. */
export const subscribingRefusal = (
  services: Services,
  actor: GroupUser,
  users: readonly { readonly id: number }[],
): ApiError | undefined => {
  if (!hasRole(actor.role, 'member')) return errors.notForGuests();
  const onlySelf = users.every(({ id }) => id === actor.id);
  return onlySelf || maySubscribeOthers(services, actor) ? undefined : errors.insufficientPermission();
};

/** System groups that cannot get the permission to unsubscribe other users. */
export const removalExceptions: readonly SystemGroupName[] = ['role:internet', 'role:owners'];

/** Whether a user who sees the channel may unsubscribe others from it. */
export const mayUnsubscribeOthers = (
  scope: TxScope,
  actor: GroupUser,
  channel: { readonly can_remove_subscribers_group: number },
): Promise<boolean> => isInGroup(scope, actor, channel.can_remove_subscribers_group);
