import { INTEGER } from '../../../runtime/store/hints.js';
import type { Tx } from '../../../runtime/store/types.js';
import { unread } from './unread.js';

/** The newest messages of a sender that are considered. */
const MOST_MESSAGES = 1000;

/** Returns the user's unread messages from one sender, ascending, as far as they are among the sender's newest ones. */
export const listUnreadFrom = async (tx: Tx, userId: number, senderId: number): Promise<number[]> => {
  const isUnread = unread(userId);
  const rows = await tx.all<{ id: number }>(
    `SELECT m.id FROM (
       SELECT id FROM messages WHERE sender_id = ${INTEGER} ORDER BY sender_id DESC, id DESC LIMIT ${MOST_MESSAGES}) newest
     JOIN messages m ON m.id = newest.id
     LEFT JOIN recipient_members o ON o.user_id = ? AND o.recipient_id = m.recipient_id
     LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = m.conversation_id
     WHERE (m.channel_id IS NOT NULL OR o.user_id IS NOT NULL) AND ${isUnread.sql} ORDER BY m.id`,
    [senderId, userId, userId, ...isUnread.values],
  );
  return rows.map(({ id }) => id);
};
