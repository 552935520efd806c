import type { Condition } from '../channels/policy.js';
import { unreadByMark } from './reads.js';

/** For queries over messages `m` with the user's marks `k`: came by a stay in a channel that still lasts, or directly. */
export const present = (userId: number): Condition => ({
  sql: `(m.channel_id IS NULL OR EXISTS (
    SELECT 1 FROM subscriptions stay WHERE stay.user_id = ? AND stay.channel_id = m.channel_id
      AND stay.active = 1 AND m.id > stay.since_message_id
  ))`,
  values: [userId],
});

/** What the user received and has not read. */
export const unread = (userId: number, exceptions: readonly number[]): Condition => {
  const here = present(userId);
  const byMark = unreadByMark(userId, exceptions);
  return { sql: `(${here.sql} AND ${byMark.sql})`, values: [...here.values, ...byMark.values] };
};
