import { cameAfterBeginningOf } from '../../channels/model/policy.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { JOIN_IN_ORDER, notLookedUp } from '../../../runtime/store/hints.js';
import type { Tx } from '../../../runtime/store/types.js';
import { newestIn } from '../model/first-and-last-message.js';
import { searchedBelow } from './read-floor.js';
import { unreadByMark } from './read-marks.js';
import { present } from './unread.js';

/*
 * A plus keeps SQLite from starting with all messages of a channel, or with the direct messages of all users. MySQL and
 * MariaDB ignore it.
 */

/** SQL: the subscription to the current channel of a message. */
export const TO_CURRENT = 'p.user_id = s.user_id AND p.channel_id = +m.channel_id AND p.active = 1';

/** SQL: a direct message. */
export const IS_DIRECT = '+m.channel_id IS NULL';

/** SQL: whether conversation `v` has messages beyond mark `k` and the beginning of subscription `s`. */
export const BEYOND_MARK = `${newestIn('v.id')} >
  CASE WHEN k.watermark > s.since_message_id THEN k.watermark ELSE s.since_message_id END`;

/** SQL: the direct conversations `v` of user `o`, with the user's marks `k`. Only direct conversations have members. */
export const DIRECT_CONVERSATIONS = `recipient_members o JOIN conversations v ON v.recipient_id = o.recipient_id
  LEFT JOIN read_marks k ON k.user_id = o.user_id AND k.conversation_id = v.id`;

/** SQL: whether direct conversation `v` has messages beyond mark `k`. */
export const DIRECT_BEYOND_MARK = `${newestIn('v.id')} > COALESCE(k.watermark, 0)`;

/** Where a user's unread messages `m` are. */
export interface UnreadSource {
  readonly from: SqlCondition;
  readonly where: SqlCondition;
  /** Whether topics and channels of these messages can be muted. */
  readonly isInChannels: boolean;
}

export const plain = (sql: string): SqlCondition => ({ sql, values: [] });

/** SQL: the user's subscriptions `s` with some of the conversations `v` that were first sent to their channels. */
export const amongConversations = (
  { dialect }: Tx,
  userId: number,
  { sql, values }: SqlCondition,
): SqlCondition => {
  const join = JOIN_IN_ORDER[dialect];
  return {
    sql: `${sql} AS among ${join} conversations v ON v.id = among.id
      ${join} subscriptions s ON s.user_id = ? AND s.channel_id = v.channel_id AND s.active = 1`,
    values: [...values, userId],
  };
};

/** The same with all conversations. With a floor, only those that are searched below it. */
export const inConversations = (tx: Tx, userId: number, floor: number | undefined): SqlCondition =>
  floor === undefined
    ? {
        sql: `subscriptions s JOIN conversations v ON s.user_id = ? AND s.active = 1 AND v.channel_id = s.channel_id`,
        values: [userId],
      }
    : amongConversations(tx, userId, searchedBelow(userId, floor));

/**
 * Unread messages beyond the watermarks in the conversations of the user's channels. `s` is the subscription to the
 * channel of first sending, `p` to the current one. Conversations without new messages are skipped without reading any
 * message.
 */
const inChannels = (tx: Tx, userId: number, floor: number | undefined): UnreadSource => {
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
export const aboveFloor = ({ dialect }: Tx, userId: number, floor: number): UnreadSource => {
  const isPresent = present(userId);
  const byMark = unreadByMark(userId);
  return {
    from: {
      sql: `messages m
        ${JOIN_IN_ORDER[dialect]} subscriptions p ON p.user_id = ? AND p.channel_id = ${notLookedUp('m.channel_id')} AND p.active = 1
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

const direct = (userId: number): UnreadSource => {
  const byMark = unreadByMark(userId);
  return {
    from: plain(`${DIRECT_CONVERSATIONS}
      JOIN messages m ON m.conversation_id = v.id AND m.id > COALESCE(k.watermark, 0)`),
    where: {
      sql: `o.user_id = ? AND ${IS_DIRECT} AND ${DIRECT_BEYOND_MARK} AND ${byMark.sql}`,
      values: [userId, ...byMark.values],
    },
    isInChannels: false,
  };
};

/** Messages up to the watermark that were marked as unread, and the user's own messages marked as unread. */
export const inRanges = (userId: number): UnreadSource => {
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
export const sourcesOf = (tx: Tx, userId: number, floor: number | undefined): readonly UnreadSource[] => [
  ...(floor === undefined ? [] : [aboveFloor(tx, userId, floor)]),
  inChannels(tx, userId, floor),
  direct(userId),
  inRanges(userId),
];
