import type { SqlCondition } from '../../channels/model/policy.js';
import { nameKey } from '../../store/name-key.js';
import type { Tx } from '../../store/types.js';
import { unreadByMark } from './read-marks.js';
import { present } from './unread.js';

/** A channel, or a topic of it. */
export interface Place {
  readonly channel_id: number;
  readonly topic?: string;
}

/** An unread message of a conversation that has messages of a place. */
export interface UnreadAround {
  readonly id: number;
  readonly conversation_id: number;
  /** 1 if the message is in the place, otherwise 0. */
  readonly is_here: number;
}

/** SQL on messages: those of a place. */
const inPlace = (message: string, { channel_id, topic }: Place): SqlCondition =>
  topic === undefined
    ? { sql: `${message}.channel_id = ?`, values: [channel_id] }
    : { sql: `${message}.channel_id = ? AND ${message}.topic_key = ?`, values: [channel_id, nameKey(topic)] };

/**
 * Returns the unread messages of all conversations with messages of a place, by conversation and ascending, in one
 * statement.
 */
export const listUnreadAround = (tx: Tx, userId: number, place: Place): Promise<UnreadAround[]> => {
  const here = inPlace('m', place);
  const there = inPlace('h', place);
  const isPresent = present(userId);
  const byMark = unreadByMark(userId);
  const conversations = `(SELECT DISTINCT h.conversation_id FROM messages h WHERE ${there.sql})`;
  return tx.all<UnreadAround>(
    `SELECT u.id, u.conversation_id, u.is_here FROM (
     SELECT m.id, m.conversation_id, CASE WHEN ${here.sql} THEN 1 ELSE 0 END AS is_here
     FROM ${conversations} AS v
     LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = v.conversation_id
     JOIN messages m ON m.conversation_id = v.conversation_id AND m.id > COALESCE(k.watermark, 0)
     WHERE ${isPresent.sql} AND ${byMark.sql}
     UNION
     SELECT m.id, m.conversation_id, CASE WHEN ${here.sql} THEN 1 ELSE 0 END
     FROM read_ranges x
     JOIN messages m ON m.conversation_id = x.conversation_id AND m.id BETWEEN x.first_id AND x.last_id
     WHERE x.user_id = ? AND x.is_read = 0 AND x.conversation_id IN ${conversations} AND ${isPresent.sql}
     ) AS u ORDER BY u.conversation_id, u.id`,
    [
      ...here.values,
      ...there.values,
      userId,
      ...isPresent.values,
      ...byMark.values,
      ...here.values,
      userId,
      ...there.values,
      ...isPresent.values,
    ],
  );
};
