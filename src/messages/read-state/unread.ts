import type { SqlCondition } from '../../channels/model/policy.js';
import { unreadByMark } from './read-marks.js';

/**
 * For queries over messages `m` with the user's marks `k`: came directly, or by a stay in a channel that still lasts;
 * where it was moved, by such stays in both, the channel it is in and the one it was first sent to.
 */
export const present = (userId: number): SqlCondition => ({
  sql: `(m.channel_id IS NULL OR (
    EXISTS (
      SELECT 1 FROM subscriptions stay WHERE stay.user_id = ? AND stay.channel_id = m.channel_id
        AND stay.active = 1 AND COALESCE(m.arrival_id, m.id) > stay.since_message_id
    ) AND (m.first_channel_id IS NULL OR EXISTS (
      SELECT 1 FROM subscriptions first WHERE first.user_id = ? AND first.channel_id = m.first_channel_id
        AND first.active = 1 AND m.id > first.since_message_id
    ))
  ))`,
  values: [userId, userId],
});

/** What the user received and has not read. */
export const unread = (userId: number, exceptions: readonly number[]): SqlCondition => {
  const here = present(userId);
  const byMark = unreadByMark(userId, exceptions);
  return { sql: `(${here.sql} AND ${byMark.sql})`, values: [...here.values, ...byMark.values] };
};
