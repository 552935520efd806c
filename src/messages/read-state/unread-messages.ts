import { cameAfterBeginningOf, type SqlCondition } from '../../channels/model/policy.js';
import { batchSizes } from '../../lib/batch-sizes.js';
import { inBatches } from '../../store/in-batches.js';
import { JOIN_IN_ORDER } from '../../store/join-in-order.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';
import { newestIn } from '../model/first-and-last-message.js';
import { flagBits, wildcardBits } from '../model/flags.js';
import { findFloor, searchedBelow } from './read-floor.js';
import { unreadByMark } from './read-marks.js';
import { present } from './unread.js';
import { visibility } from '../model/topic-visibility-policy.js';

/** An unread message as the lists of `POST /register` need it. */
export interface UnreadRow {
  readonly id: number;
  readonly channel_id: number | null;
  readonly topic: string;
  readonly topic_key: string;
  readonly user_ids: string | null;
  readonly wildcard_mention: number;
  readonly flags: number | null;
  /**
   * 1 if the topic is muted, or if the channel is muted and the topic is not unmuted. Otherwise 0. Always 0 for direct
   * messages.
   */
  readonly is_muted: number;
}

const COLUMNS = `m.id, m.channel_id, m.topic, m.topic_key, m.wildcard_mention, r.user_ids, f.flags`;

const SHARED_JOINS = `LEFT JOIN recipients r ON r.id = m.recipient_id
  LEFT JOIN message_flags f ON f.user_id = ? AND f.message_id = m.id`;

/** SQL: whether topic `t` is muted in the channel of subscription `p`. */
const MUTED = `CASE COALESCE(t.visibility_policy, 0)
  WHEN ${visibility.muted} THEN 1 WHEN 0 THEN COALESCE(p.is_muted, 0) ELSE 0 END`;

const TOPICS =
  'LEFT JOIN user_topics t ON t.user_id = ? AND t.channel_id = m.channel_id AND t.topic_key = m.topic_key';

/*
 * A plus keeps SQLite from starting with all messages of a channel, or with the direct messages of all users. MySQL and
 * MariaDB ignore it.
 */

/** SQL: the subscription to the current channel of a message. */
const TO_CURRENT = 'p.user_id = s.user_id AND p.channel_id = +m.channel_id AND p.active = 1';

/** SQL: a direct message. */
const IS_DIRECT = '+m.channel_id IS NULL';

/** SQL: whether conversation `v` has messages beyond mark `k` and the beginning of subscription `s`. */
export const BEYOND_MARK = `${newestIn('v.id')} >
  CASE WHEN k.watermark > s.since_message_id THEN k.watermark ELSE s.since_message_id END`;

/** Where a user's unread messages `m` are. */
interface Source {
  readonly from: SqlCondition;
  readonly where: SqlCondition;
  /** Whether topics and channels of these messages can be muted. */
  readonly isInChannels: boolean;
}

const plain = (sql: string): SqlCondition => ({ sql, values: [] });

/**
 * SQL: the user's subscriptions `s` with the conversations `v` that were first sent to their channels. With a floor, only
 * the conversations that are searched below it.
 */
const inConversations = ({ dialect }: Tx, userId: number, floor: number | undefined): SqlCondition => {
  if (floor === undefined)
    return {
      sql: `subscriptions s JOIN conversations v ON s.user_id = ? AND s.active = 1 AND v.channel_id = s.channel_id`,
      values: [userId],
    };
  const below = searchedBelow(userId, floor);
  const join = JOIN_IN_ORDER[dialect];
  return {
    sql: `${below.sql} AS below ${join} conversations v ON v.id = below.id
      ${join} subscriptions s ON s.user_id = ? AND s.channel_id = v.channel_id AND s.active = 1`,
    values: [...below.values, userId],
  };
};

/**
 * Unread messages beyond the watermarks in the conversations of the user's channels. `s` is the subscription to the
 * channel of first sending, `p` to the current one. Conversations without new messages are skipped without reading any
 * message.
 */
const inChannels = (tx: Tx, userId: number, floor: number | undefined): Source => {
  const conversations = inConversations(tx, userId, floor);
  const byMark = unreadByMark(userId);
  return {
    from: {
      sql: `${conversations.sql}
        LEFT JOIN read_marks k ON k.user_id = s.user_id AND k.conversation_id = v.id
        JOIN messages m ON m.conversation_id = v.id AND m.id > s.since_message_id AND m.id > COALESCE(k.watermark, 0)
        JOIN subscriptions p ON ${TO_CURRENT}`,
      values: conversations.values,
    },
    where: {
      sql: `(m.first_channel_id IS NULL OR ${cameAfterBeginningOf('p')}) AND ${byMark.sql} AND ${BEYOND_MARK}`,
      values: byMark.values,
    },
    isInChannels: true,
  };
};

/** Unread messages above the floor. They are few, so they are found by their IDs. */
const aboveFloor = ({ dialect }: Tx, userId: number, floor: number): Source => {
  const isPresent = present(userId);
  const byMark = unreadByMark(userId);
  return {
    from: {
      sql: `messages m
        ${JOIN_IN_ORDER[dialect]} subscriptions p ON p.user_id = ? AND p.channel_id = m.channel_id + 0 AND p.active = 1
        LEFT JOIN read_marks k ON k.user_id = p.user_id AND k.conversation_id = m.conversation_id`,
      values: [userId],
    },
    where: {
      sql: `m.id > ? AND ${isPresent.sql} AND ${byMark.sql}`,
      values: [floor, ...isPresent.values, ...byMark.values],
    },
    isInChannels: true,
  };
};

const direct = (userId: number): Source => {
  const byMark = unreadByMark(userId);
  return {
    from: plain(`recipient_members o
      JOIN conversations v ON v.recipient_id = o.recipient_id
      LEFT JOIN read_marks k ON k.user_id = o.user_id AND k.conversation_id = v.id
      JOIN messages m ON m.conversation_id = v.id AND m.id > COALESCE(k.watermark, 0)`),
    where: {
      sql: `o.user_id = ? AND ${IS_DIRECT}
        AND ${newestIn('v.id')} > COALESCE(k.watermark, 0) AND ${byMark.sql}`,
      values: [userId, ...byMark.values],
    },
    isInChannels: false,
  };
};

/** Messages up to the watermark that were marked as unread, and the user's own messages marked as unread. */
const inRanges = (userId: number): Source => {
  const here = present(userId);
  return {
    from: plain(`read_ranges x
      JOIN messages m ON m.conversation_id = x.conversation_id AND m.id BETWEEN x.first_id AND x.last_id
      LEFT JOIN subscriptions p ON p.user_id = x.user_id AND p.channel_id = m.channel_id AND p.active = 1`),
    where: {
      sql: `x.user_id = ? AND x.is_read = 0 AND ${here.sql}`,
      values: [userId, ...here.values],
    },
    isInChannels: true,
  };
};

/** All of a user's unread messages, some of them twice. */
const sourcesOf = (tx: Tx, userId: number, floor: number | undefined): readonly Source[] => [
  ...(floor === undefined ? [] : [aboveFloor(tx, userId, floor)]),
  inChannels(tx, userId, floor),
  direct(userId),
  inRanges(userId),
];

const listIn = (
  tx: Tx,
  userId: number,
  { from, where, isInChannels }: Source,
  more = '',
): Promise<UnreadRow[]> =>
  tx.all<UnreadRow>(
    `SELECT ${COLUMNS}, ${isInChannels ? MUTED : '0'} AS is_muted FROM ${from.sql}
     ${SHARED_JOINS} ${isInChannels ? TOPICS : ''} WHERE ${where.sql} ${more}`,
    [...from.values, userId, ...(isInChannels ? [userId] : []), ...where.values],
  );

/** Returns a user's newest unread messages, ascending by ID, in five statements. */
export const listUnread = async (tx: Tx, userId: number, limit: number): Promise<UnreadRow[]> => {
  const distinct = new Map<number, UnreadRow>();
  for (const source of sourcesOf(tx, userId, await findFloor(tx, userId))) {
    const rows = await listIn(tx, userId, source, `ORDER BY m.id DESC LIMIT ${limit}`);
    for (const row of rows) distinct.set(row.id, row);
  }
  return [...distinct.values()].sort((a, b) => a.id - b.id).slice(-limit);
};

/** Returns messages in the form of unread ones, whether or not they are unread. */
export const listAsUnread = (tx: Tx, userId: number, ids: readonly number[]): Promise<UnreadRow[]> =>
  inBatches(
    ids,
    (batch) =>
      listIn(tx, userId, {
        from: plain(`users reader JOIN messages m
          LEFT JOIN subscriptions p ON p.user_id = reader.id AND p.channel_id = m.channel_id AND p.active = 1`),
        where: {
          sql: `reader.id = ? AND m.id IN (${placeholders(batch)})`,
          values: [userId, ...batch],
        },
        isInChannels: true,
      }),
    batchSizes.readMessages,
  );

/** The newest unread message of a conversation. */
export interface NewestUnread {
  readonly conversation_id: number;
  readonly id: number;
}

/**
 * SQL: the newest message `m` of a conversation that meets the condition. The search begins at the newest message and ends
 * at the first one found, so the cost does not depend on the number of unread messages.
 */
const newestWhere = (joins: string, where: string): string =>
  `(SELECT m.id FROM messages m ${joins} WHERE m.conversation_id = v.id AND ${where}
    ORDER BY m.conversation_id DESC, m.id DESC LIMIT 1)`;

/** The newest unread messages beyond the watermarks, by conversation. NULL if there is none. */
const newestInChannels = (tx: Tx, userId: number, floor: number | undefined): SqlCondition => {
  const conversations = inConversations(tx, userId, floor);
  const byMark = unreadByMark(userId);
  const newest = newestWhere(
    `JOIN subscriptions p ON ${TO_CURRENT}`,
    `m.id > s.since_message_id AND m.id > COALESCE(k.watermark, 0)
      AND (m.first_channel_id IS NULL OR ${cameAfterBeginningOf('p')}) AND ${byMark.sql}`,
  );
  return {
    sql: `SELECT v.id AS conversation_id, ${newest} AS id FROM ${conversations.sql}
      LEFT JOIN read_marks k ON k.user_id = s.user_id AND k.conversation_id = v.id
      WHERE ${BEYOND_MARK}`,
    values: [...byMark.values, ...conversations.values],
  };
};

const newestDirect = (userId: number): SqlCondition => {
  const byMark = unreadByMark(userId);
  const newest = newestWhere('', `${IS_DIRECT} AND m.id > COALESCE(k.watermark, 0) AND ${byMark.sql}`);
  return {
    sql: `SELECT v.id AS conversation_id, ${newest} AS id FROM recipient_members o
      JOIN conversations v ON v.recipient_id = o.recipient_id
      LEFT JOIN read_marks k ON k.user_id = o.user_id AND k.conversation_id = v.id
      WHERE o.user_id = ? AND ${newestIn('v.id')} > COALESCE(k.watermark, 0)`,
    values: [...byMark.values, userId],
  };
};

/** All messages of a source, by conversation. */
const everyIn = ({ from, where }: Source): SqlCondition => ({
  sql: `SELECT m.conversation_id, m.id FROM ${from.sql} WHERE ${where.sql}`,
  values: [...from.values, ...where.values],
});

const listNewest = (tx: Tx, parts: readonly SqlCondition[], limit: number): Promise<NewestUnread[]> =>
  tx.all<NewestUnread>(
    `SELECT u.conversation_id, MAX(u.id) AS id FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) AS u
     WHERE u.id IS NOT NULL GROUP BY u.conversation_id ORDER BY u.conversation_id LIMIT ${limit}`,
    parts.flatMap(({ values }) => values),
  );

/** The parts of the conversations with unread messages that depend on the floor. */
const inSearched = async (tx: Tx, userId: number): Promise<SqlCondition[]> => {
  const floor = await findFloor(tx, userId);
  const above = floor === undefined ? [] : [everyIn(aboveFloor(tx, userId, floor))];
  return [...above, newestInChannels(tx, userId, floor)];
};

/** Returns conversations with unread messages. */
export const listUnreadConversations = async (
  tx: Tx,
  userId: number,
  limit: number,
): Promise<NewestUnread[]> => {
  const parts = [...(await inSearched(tx, userId)), newestDirect(userId), everyIn(inRanges(userId))];
  return listNewest(tx, parts, limit);
};

/** Returns the IDs of conversations in channels that have unread messages outside of ranges, and maybe of others. */
export const listUnreadInChannels = async (tx: Tx, userId: number, limit: number): Promise<number[]> => {
  const found = await listNewest(tx, await inSearched(tx, userId), limit);
  return found.map(({ conversation_id }) => conversation_id);
};

/** Whether the message mentions the user. Wildcard mentions do not count in muted topics and channels. */
export const isMentioned = ({ flags, wildcard_mention, is_muted }: UnreadRow): boolean => {
  const bits = flags ?? 0;
  if (bits & flagBits.mentioned) return true;
  const byWildcard =
    (bits & flagBits.topic_wildcard_mentioned) !== 0 || (wildcard_mention & wildcardBits.channel) !== 0;
  return byWildcard && is_muted === 0;
};
