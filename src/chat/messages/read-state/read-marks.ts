import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { READ_BY_ALL } from '../model/flags.js';
import { fromMuted } from '../../users/model/muted-users.js';

/*
 * Whether a user has read a message. Only direct messages, and messages received during a current subscription, can be
 * unread. Leaving a channel ends this state. A message counts as read in these cases:
 *
 * - Its ID is up to the watermark of its conversation.
 * - The user sent it as read, or it was sent as read for all.
 * - The user has muted its sender.
 *
 * If a range of the conversation includes the ID, the state of the range applies instead. Marks belong to the conversation to
 * which a message was first sent, so moving messages changes no marks. A range may include IDs of deleted messages and of
 * messages in other conversations.
 */

/** The columns of a message that determine whether it is read. */
export interface Readable {
  readonly id: number;
  readonly conversation_id: number;
  readonly sender_id: number;
  readonly read_by_sender: number;
}

/** SQL on mark `k`: the state of the range that includes message `m`. NULL if there is none. */
const RANGE_STATE = `(SELECT CASE WHEN x.first_id <= m.id THEN x.is_read END FROM read_ranges x
  WHERE x.user_id = k.user_id AND x.conversation_id = k.conversation_id AND x.last_id >= m.id
  ORDER BY x.last_id LIMIT 1)`;

/**
 * SQL on messages `m`: whether a message beyond the watermark is read without a range. `user` is a column, or `?` for two
 * values.
 */
export const readByDefault = (user: string): string =>
  `((m.sender_id = ${user} AND m.read_by_sender = 1) OR m.read_by_sender = ${READ_BY_ALL} OR ${fromMuted(user)})`;

/**
 * SQL on messages `m`: 1 if the user has read it, otherwise 0. `k` is the user's mark, from a LEFT JOIN. `user` is a
 * column, or `?` for two values.
 */
export const readByMark = (user: string): string =>
  `COALESCE(CASE WHEN k.has_ranges = 1 THEN ${RANGE_STATE} END,
    m.id <= COALESCE(k.watermark, 0) OR ${readByDefault(user)})`;

/** The opposite of `readByMark` on messages that can be unread, with the user as a value. */
export const unreadByMark = (userId: number): SqlCondition => ({
  sql: `${readByMark('?')} = 0`,
  values: [userId, userId],
});

/** Whether a user without a mark of the conversation has read a message. */
export const isSentAsRead = ({ sender_id, read_by_sender }: Readable, userId: number): boolean =>
  sender_id === userId && read_by_sender === 1;
