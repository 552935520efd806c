import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { JOIN_IN_ORDER } from '../../../runtime/store/hints.js';
import type { Tx } from '../../../runtime/store/types.js';
import { findConversations, type Place } from './conversations-around.js';
import { unreadByMark } from './read-marks.js';
import { present } from './unread.js';
import { BEYOND_MARK } from './unread-sources.js';

/** An unread message of a conversation that has messages of a place. */
export interface UnreadAround {
  readonly id: number;
  readonly conversation_id: number;
  /** 1 if the message is in the place, otherwise 0. */
  readonly is_here: number;
}

/** SQL on messages: those of a place. */
const inPlace = (message: string, { channel_id, topic_key }: Place): SqlCondition =>
  topic_key === undefined
    ? { sql: `${message}.channel_id = ?`, values: [channel_id] }
    : { sql: `${message}.channel_id = ? AND ${message}.topic_key = ?`, values: [channel_id, topic_key] };

/**
 * Returns the unread messages of all conversations with messages of a place, by conversation and ascending, in at most
 * two statements.
 */
export const listUnreadAround = async (tx: Tx, userId: number, place: Place): Promise<UnreadAround[]> => {
  const here = inPlace('m', place);
  const isPresent = present(userId);
  const byMark = unreadByMark(userId);
  const join = JOIN_IN_ORDER[tx.dialect];
  const { beyondMarks, ofRange } = await findConversations(tx, userId, place);
  return tx.all<UnreadAround>(
    `SELECT u.id, u.conversation_id, u.is_here FROM (
     SELECT m.id, m.conversation_id, CASE WHEN ${here.sql} THEN 1 ELSE 0 END AS is_here
     FROM ${beyondMarks.sql} AS around
     ${join} conversations v ON v.id = around.id
     ${join} subscriptions s ON s.user_id = ? AND s.channel_id = v.channel_id AND s.active = 1
     LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = v.id
     ${join} messages m ON m.conversation_id = v.id AND m.id > s.since_message_id AND m.id > COALESCE(k.watermark, 0)
     WHERE ${BEYOND_MARK} AND ${isPresent.sql} AND ${byMark.sql}
     UNION
     SELECT m.id, m.conversation_id, CASE WHEN ${here.sql} THEN 1 ELSE 0 END
     FROM read_ranges x
     JOIN messages m ON m.conversation_id = x.conversation_id AND m.id BETWEEN x.first_id AND x.last_id
     WHERE x.user_id = ? AND x.is_read = 0 AND ${ofRange.sql} AND ${isPresent.sql}
     ) AS u ORDER BY u.conversation_id, u.id`,
    [
      ...here.values,
      ...beyondMarks.values,
      userId,
      userId,
      ...isPresent.values,
      ...byMark.values,
      ...here.values,
      userId,
      ...ofRange.values,
      ...isPresent.values,
    ],
  );
};
