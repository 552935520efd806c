import type { SqlCondition } from '../../channels/model/policy.js';
import { nameKey } from '../../store/name-key.js';
import { JOIN_IN_ORDER } from '../../store/join-in-order.js';
import type { Tx } from '../../store/types.js';
import { findFloor, searchedBelow } from './read-floor.js';
import { unreadByMark } from './read-marks.js';
import { present } from './unread.js';
import { BEYOND_MARK } from './unread-messages.js';

type Values = SqlCondition['values'];

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

/** SQL: the conversations of which messages came to a channel from another one. */
const ARRIVED =
  'SELECT h.conversation_id AS id FROM messages h WHERE h.channel_id + 0 = ? AND h.arrival_id > 0';

/** The conversations with messages of a place. */
interface Conversations {
  /** SQL: those that may have unread messages outside of ranges. */
  readonly beyondMarks: SqlCondition;
  /** SQL on range `x`: whether its conversation is one of them. */
  readonly ofRange: SqlCondition;
}

const inChannel = (
  { dialect }: Tx,
  userId: number,
  channelId: number,
  floor: number | undefined,
): Conversations => {
  const ofRange = {
    sql: `(x.conversation_id IN (${ARRIVED})
      OR EXISTS (SELECT 1 FROM conversations own WHERE own.id = x.conversation_id AND own.channel_id = ?))`,
    values: [channelId, channelId],
  };
  if (floor === undefined) {
    const sql = `(SELECT own.id AS id FROM conversations own WHERE own.channel_id = ? UNION ${ARRIVED})`;
    return { beyondMarks: { sql, values: [channelId, channelId] }, ofRange };
  }
  const below = searchedBelow(userId, floor);
  return {
    beyondMarks: {
      sql: `(SELECT h.conversation_id AS id FROM messages h WHERE h.id > ? AND h.channel_id + 0 = ?
        UNION SELECT own.id FROM ${below.sql} AS below ${JOIN_IN_ORDER[dialect]} conversations own ON own.id = below.id
        WHERE own.channel_id = ? OR own.id IN (${ARRIVED}))`,
      values: [floor, channelId, ...below.values, channelId, channelId],
    },
    ofRange,
  };
};

/** SQL: all conversations with messages `h` of a topic, each found by one index lookup. */
const inTopicOnSqlite = (messages: string): string => {
  const next = (
    after: string,
  ): string => `(SELECT h.conversation_id ${messages} AND h.conversation_id > ${after}
    ORDER BY h.channel_id, h.topic_key, h.conversation_id LIMIT 1)`;
  return `(WITH RECURSIVE found (id) AS (
      SELECT ${next('0')} UNION ALL SELECT ${next('found.id')} FROM found WHERE found.id IS NOT NULL
    ) SELECT id FROM found WHERE id IS NOT NULL)`;
};

/**
 * MySQL and MariaDB look up no values of a recursion in an index. With the floor, they read the messages of the topic above
 * it.
 */
const inTopicOnMysql = (
  messages: string,
  here: Values,
  userId: number,
  floor: number | undefined,
): SqlCondition => {
  if (floor === undefined)
    return {
      sql: `(SELECT h.conversation_id AS id ${messages} GROUP BY h.channel_id, h.topic_key, h.conversation_id)`,
      values: here,
    };
  const below = searchedBelow(userId, floor);
  return {
    sql: `(SELECT h.conversation_id AS id ${messages} AND h.id > ?
      UNION SELECT below.id FROM ${below.sql} AS below
      WHERE EXISTS (SELECT 1 ${messages} AND h.conversation_id = below.id))`,
    values: [...here, floor, ...below.values, ...here],
  };
};

const inTopic = async (
  tx: Tx,
  userId: number,
  { channel_id, topic }: Required<Place>,
): Promise<Conversations> => {
  const here = [channel_id, nameKey(topic)];
  const messages = 'FROM messages h WHERE h.channel_id = ? AND h.topic_key = ?';
  return {
    beyondMarks:
      tx.dialect === 'sqlite'
        ? { sql: inTopicOnSqlite(messages), values: [...here, ...here] }
        : inTopicOnMysql(messages, here, userId, await findFloor(tx, userId)),
    ofRange: { sql: `EXISTS (SELECT 1 ${messages} AND h.conversation_id = x.conversation_id)`, values: here },
  };
};

const findConversations = async (
  tx: Tx,
  userId: number,
  { channel_id, topic }: Place,
): Promise<Conversations> =>
  topic === undefined
    ? inChannel(tx, userId, channel_id, await findFloor(tx, userId))
    : inTopic(tx, userId, { channel_id, topic });

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
