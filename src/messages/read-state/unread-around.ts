import type { SqlCondition } from '../../channels/model/policy.js';
import { nameKey } from '../../store/name-key.js';
import type { Tx } from '../../store/types.js';
import { unreadByMark } from './read-marks.js';
import { present } from './unread.js';
import { BEYOND_MARK } from './unread-messages.js';

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
 * SQL: the conversations with messages of a place. The messages of a channel were first sent to it, or came from another
 * one. Those of a topic take one index lookup each: on SQLite by recursion, on MySQL and MariaDB by a loose index scan, for
 * which all columns of the index are grouped.
 */
const conversationsOf = ({ dialect }: Tx, { channel_id, topic }: Place): SqlCondition => {
  if (topic === undefined)
    return {
      sql: `(SELECT own.id AS id FROM conversations own WHERE own.channel_id = ?
        UNION SELECT h.conversation_id FROM messages h WHERE h.channel_id + 0 = ? AND h.arrival_id > 0)`,
      values: [channel_id, channel_id],
    };
  const here = [channel_id, nameKey(topic)];
  const inTopic = 'FROM messages h WHERE h.channel_id = ? AND h.topic_key = ?';
  if (dialect === 'mysql')
    return {
      sql: `(SELECT h.conversation_id AS id ${inTopic} GROUP BY h.channel_id, h.topic_key, h.conversation_id)`,
      values: here,
    };
  const next = (
    after: string,
  ): string => `(SELECT h.conversation_id ${inTopic} AND h.conversation_id > ${after}
    ORDER BY h.channel_id, h.topic_key, h.conversation_id LIMIT 1)`;
  return {
    sql: `(WITH RECURSIVE found (id) AS (
        SELECT ${next('0')} UNION ALL SELECT ${next('found.id')} FROM found WHERE found.id IS NOT NULL
      ) SELECT id FROM found WHERE id IS NOT NULL)`,
    values: [...here, ...here],
  };
};

/**
 * Returns the unread messages of all conversations with messages of a place, by conversation and ascending, in one
 * statement.
 */
export const listUnreadAround = (tx: Tx, userId: number, place: Place): Promise<UnreadAround[]> => {
  const here = inPlace('m', place);
  const isPresent = present(userId);
  const byMark = unreadByMark(userId);
  const conversations = conversationsOf(tx, place);
  return tx.all<UnreadAround>(
    `SELECT u.id, u.conversation_id, u.is_here FROM (
     SELECT m.id, m.conversation_id, CASE WHEN ${here.sql} THEN 1 ELSE 0 END AS is_here
     FROM ${conversations.sql} AS around
     JOIN conversations v ON v.id = around.id
     JOIN subscriptions s ON s.user_id = ? AND s.channel_id = v.channel_id AND s.active = 1
     LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = v.id
     JOIN messages m ON m.conversation_id = v.id AND m.id > s.since_message_id AND m.id > COALESCE(k.watermark, 0)
     WHERE ${BEYOND_MARK} AND ${isPresent.sql} AND ${byMark.sql}
     UNION
     SELECT m.id, m.conversation_id, CASE WHEN ${here.sql} THEN 1 ELSE 0 END
     FROM read_ranges x
     JOIN messages m ON m.conversation_id = x.conversation_id AND m.id BETWEEN x.first_id AND x.last_id
     WHERE x.user_id = ? AND x.is_read = 0 AND x.conversation_id IN ${conversations.sql} AND ${isPresent.sql}
     ) AS u ORDER BY u.conversation_id, u.id`,
    [
      ...here.values,
      ...conversations.values,
      userId,
      userId,
      ...isPresent.values,
      ...byMark.values,
      ...here.values,
      userId,
      ...conversations.values,
      ...isPresent.values,
    ],
  );
};
