import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { JOIN_IN_ORDER, notLookedUp } from '../../../runtime/store/hints.js';
import type { Tx } from '../../../runtime/store/types.js';
import { findFloor, searchedBelow } from './read-floor.js';

type Values = SqlCondition['values'];

/** A channel, or a topic of it. */
export interface Place {
  readonly channel_id: number;
  readonly topic_key?: string;
}

/** SQL: the conversations of which messages came to a channel from another one. */
const ARRIVED = `SELECT h.conversation_id AS id FROM messages h WHERE ${notLookedUp('h.channel_id')} = ? AND h.arrival_id > 0`;

/** The conversations with messages of a place. */
export interface Conversations {
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
      sql: `(SELECT h.conversation_id AS id FROM messages h WHERE h.id > ? AND ${notLookedUp('h.channel_id')} = ?
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

type FindFloor = () => Promise<number | undefined>;

const inTopic = async (
  tx: Tx,
  userId: number,
  { channel_id, topic_key }: Required<Place>,
  floor: FindFloor,
): Promise<Conversations> => {
  const here = [channel_id, topic_key];
  const messages = 'FROM messages h WHERE h.channel_id = ? AND h.topic_key = ?';
  return {
    beyondMarks:
      tx.dialect === 'sqlite'
        ? { sql: inTopicOnSqlite(messages), values: [...here, ...here] }
        : inTopicOnMysql(messages, here, userId, await floor()),
    ofRange: { sql: `EXISTS (SELECT 1 ${messages} AND h.conversation_id = x.conversation_id)`, values: here },
  };
};

/** A caller that knows the floor of the user passes it. */
export const findConversations = async (
  tx: Tx,
  userId: number,
  { channel_id, topic_key }: Place,
  floor: FindFloor = () => findFloor(tx, userId),
): Promise<Conversations> =>
  topic_key === undefined
    ? inChannel(tx, userId, channel_id, await floor())
    : inTopic(tx, userId, { channel_id, topic_key }, floor);
