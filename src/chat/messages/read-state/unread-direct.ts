import type { Tx } from '../../../runtime/store/types.js';
import { newestIn, type NewestMessage } from '../model/first-and-last-message.js';
import { unreadByMark } from './read-marks.js';
import { DIRECT_BEYOND_MARK, DIRECT_CONVERSATIONS } from './unread-sources.js';

/** The number of unread direct messages from one sender in one conversation. */
export interface UnreadDirect {
  readonly conversation_id: number;
  readonly sender_id: number;
  readonly messages: number;
}

/**
 * Counts a user's unread direct messages with IDs above `afterId`. Conversations without such messages cost one index
 * lookup each.
 */
export const countUnreadDirect = (tx: Tx, userId: number, afterId: number): Promise<UnreadDirect[]> => {
  const byMark = unreadByMark(userId);
  // A condition on `m.channel_id` would make SQLite read the messages of all users.
  return tx.all<UnreadDirect>(
    `SELECT m.conversation_id, m.sender_id, COUNT(*) AS messages FROM ${DIRECT_CONVERSATIONS}
     JOIN messages m ON m.conversation_id = v.id AND m.id > ?
     WHERE o.user_id = ? AND ${newestIn('v.id')} > ? AND ${byMark.sql}
     GROUP BY m.conversation_id, m.sender_id`,
    [afterId, userId, afterId, ...byMark.values],
  );
};

/**
 * Returns direct conversations in which only the user has written since the watermark, up to a message, and has nothing
 * marked. Such messages count as read, but each search for unread messages would read them.
 */
export const listOwnDirect = (
  tx: Tx,
  userId: number,
  lastId: number,
  limit: number,
): Promise<NewestMessage[]> =>
  tx.all<NewestMessage>(
    `SELECT v.id AS conversation_id, ${newestIn('v.id')} AS id FROM ${DIRECT_CONVERSATIONS}
     WHERE o.user_id = ? AND ${DIRECT_BEYOND_MARK} AND ${newestIn('v.id')} <= ?
       AND COALESCE(k.has_ranges, 0) = 0 AND NOT EXISTS (
         SELECT 1 FROM messages m WHERE m.conversation_id = v.id AND m.id > COALESCE(k.watermark, 0)
           AND NOT (m.sender_id = ? AND m.read_by_sender = 1))
     ORDER BY v.id LIMIT ${limit}`,
    [userId, lastId, userId],
  );
