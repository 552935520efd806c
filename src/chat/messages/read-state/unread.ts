import { cameAfterBeginningOf } from '../../channels/model/policy.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { unreadByMark } from './read-marks.js';

/**
 * SQL on messages `m`: a direct message, or one received during a subscription that is still active. A moved message
 * requires such subscriptions to both the current and the first channel.
 */
export const present = (userId: number): SqlCondition => ({
  sql: `(m.channel_id IS NULL OR (
    EXISTS (
      SELECT 1 FROM subscriptions stay WHERE stay.user_id = ? AND stay.channel_id = m.channel_id
        AND stay.active = 1 AND ${cameAfterBeginningOf('stay')}
    ) AND (m.first_channel_id IS NULL OR EXISTS (
      SELECT 1 FROM subscriptions first WHERE first.user_id = ? AND first.channel_id = m.first_channel_id
        AND first.active = 1 AND m.id > first.since_message_id
    ))
  ))`,
  values: [userId, userId],
});

/** SQL on messages `m` with the user's marks `k`: messages that the user received and has not read. */
export const unread = (userId: number): SqlCondition => {
  const here = present(userId);
  const byMark = unreadByMark(userId);
  return { sql: `(${here.sql} AND ${byMark.sql})`, values: [...here.values, ...byMark.values] };
};
