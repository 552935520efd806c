import type { components } from '../../../generated/types.js';
import type { Tx } from '../../runtime/store/types.js';
import { newestTo } from './model/first-and-last-message.js';
import { parseUserIds } from './model/recipients.js';

type RecentConversation = components['schemas']['RecentConversation'];

/** If a user has more direct conversations, only those with the newest messages are listed. */
const MOST_CONVERSATIONS = 1000;

/**
 * Returns the user's direct conversations, from the newest message to the oldest, in one statement. Reads one entry of
 * an index for each conversation, whatever the number of its messages.
 */
export const listRecentConversations = async (tx: Tx, userId: number): Promise<RecentConversation[]> => {
  const rows = await tx.all<{ user_ids: string; max_message_id: number }>(
    `SELECT r.user_ids, recent.max_message_id FROM (
       SELECT o.recipient_id, ${newestTo('o.recipient_id')} AS max_message_id FROM recipient_members o
       WHERE o.user_id = ? ORDER BY max_message_id DESC LIMIT ${MOST_CONVERSATIONS}
     ) AS recent JOIN recipients r ON r.id = recent.recipient_id
     WHERE recent.max_message_id IS NOT NULL ORDER BY recent.max_message_id DESC`,
    [userId],
  );
  return rows.map(({ user_ids, max_message_id }) => ({
    max_message_id,
    user_ids: parseUserIds(user_ids).filter((id) => id !== userId),
  }));
};
