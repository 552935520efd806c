import { cameAfterBeginningOf } from '../../channels/model/policy.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { JOIN_IN_ORDER } from '../../../runtime/store/hints.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { NewestMessage } from '../model/first-and-last-message.js';
import { findFloor } from './read-floor.js';
import { unreadByMark } from './read-marks.js';
import {
  aboveFloor,
  BEYOND_MARK,
  DIRECT_BEYOND_MARK,
  DIRECT_CONVERSATIONS,
  inConversations,
  inRanges,
  IS_DIRECT,
  TO_CURRENT,
  type UnreadSource,
} from './unread-sources.js';

type End = 'oldest' | 'newest';

const ORDERS: Readonly<Record<End, 'ASC' | 'DESC'>> = { oldest: 'ASC', newest: 'DESC' };

/**
 * SQL: the oldest or newest message `m` of a conversation that meets the condition. The search begins at that end and
 * stops at the first one found, so the cost does not depend on the number of unread messages.
 */
const endWhere = (end: End, joins: string, where: string): string =>
  `(SELECT m.id FROM messages m ${joins} WHERE m.conversation_id = v.id AND ${where}
    ORDER BY m.conversation_id ${ORDERS[end]}, m.id ${ORDERS[end]} LIMIT 1)`;

/** SQL with a user's conversations `v`: the ends of the unread messages beyond the watermark. NULL if there are none. */
export interface Ends {
  readonly end: (end: End) => SqlCondition;
  readonly from: SqlCondition;
}

/** The conversations are those of `inConversations`. */
export const endsInChannels = ({ dialect }: Tx, userId: number, conversations: SqlCondition): Ends => {
  const byMark = unreadByMark(userId);
  const where = `m.id > s.since_message_id AND m.id > COALESCE(k.watermark, 0)
    AND (m.first_channel_id IS NULL OR ${cameAfterBeginningOf('p')}) AND ${byMark.sql}`;
  return {
    end: (end) => ({
      sql: endWhere(end, `${JOIN_IN_ORDER[dialect]} subscriptions p ON ${TO_CURRENT}`, where),
      values: byMark.values,
    }),
    from: {
      sql: `${conversations.sql} LEFT JOIN read_marks k ON k.user_id = s.user_id AND k.conversation_id = v.id
        WHERE ${BEYOND_MARK}`,
      values: conversations.values,
    },
  };
};

export const endsInDirect = (userId: number): Ends => {
  const byMark = unreadByMark(userId);
  const where = `${IS_DIRECT} AND m.id > COALESCE(k.watermark, 0) AND ${byMark.sql}`;
  return {
    end: (end) => ({ sql: endWhere(end, '', where), values: byMark.values }),
    from: {
      sql: `${DIRECT_CONVERSATIONS} WHERE o.user_id = ? AND ${DIRECT_BEYOND_MARK}`,
      values: [userId],
    },
  };
};

const newestOf = ({ end, from }: Ends): SqlCondition => {
  const newest = end('newest');
  return {
    sql: `SELECT v.id AS conversation_id, ${newest.sql} AS id FROM ${from.sql}`,
    values: [...newest.values, ...from.values],
  };
};

/** All messages of a source, by conversation. */
const everyIn = ({ from, where }: UnreadSource): SqlCondition => ({
  sql: `SELECT m.conversation_id, m.id FROM ${from.sql} WHERE ${where.sql}`,
  values: [...from.values, ...where.values],
});

/** SQL: the rows of all parts. */
export const unionOf = (parts: readonly SqlCondition[]): SqlCondition => ({
  sql: parts.map(({ sql }) => sql).join(' UNION ALL '),
  values: parts.flatMap(({ values }) => values),
});

/** Returns the newest unread message of each conversation. */
const listNewest = (tx: Tx, parts: readonly SqlCondition[], limit: number): Promise<NewestMessage[]> => {
  const all = unionOf(parts);
  return tx.all<NewestMessage>(
    `SELECT u.conversation_id, MAX(u.id) AS id FROM (${all.sql}) AS u
     WHERE u.id IS NOT NULL GROUP BY u.conversation_id ORDER BY u.conversation_id LIMIT ${limit}`,
    all.values,
  );
};

/** The parts of the conversations with unread messages that depend on the floor. */
const inSearched = async (tx: Tx, userId: number): Promise<SqlCondition[]> => {
  const floor = await findFloor(tx, userId);
  const above = floor === undefined ? [] : [everyIn(aboveFloor(tx, userId, floor))];
  return [...above, newestOf(endsInChannels(tx, userId, inConversations(tx, userId, floor)))];
};

/** Returns conversations with unread messages. */
export const listUnreadConversations = async (
  tx: Tx,
  userId: number,
  limit: number,
): Promise<NewestMessage[]> => {
  const searched = await inSearched(tx, userId);
  const parts = [...searched, newestOf(endsInDirect(userId)), everyIn(inRanges(userId))];
  return listNewest(tx, parts, limit);
};

/** Returns the IDs of conversations in channels that have unread messages outside of ranges, and maybe of others. */
export const listUnreadInChannels = async (tx: Tx, userId: number, limit: number): Promise<number[]> => {
  const found = await listNewest(tx, await inSearched(tx, userId), limit);
  return found.map(({ conversation_id }) => conversation_id);
};
