import { ascendingIds, type SortedIds } from '../../lib/sorted-ids.js';
import { listIds } from '../../store/list-ids.js';
import type { Tx } from '../../store/types.js';
import { listReadersByMute } from '../../users/model/muted-users.js';
import { isSentAsRead, RANGE_STATE, type Readable } from './read-marks.js';

/**
 * Returns the users whose marks say that they have read a message. The IDs of users whose ranges say that they have not are
 * negative: for these, it does not matter who sent it.
 */
const listMarked = (tx: Tx, { id, conversation_id }: Readable): Promise<number[]> =>
  listIds(
    tx,
    `SELECT k.user_id AS id FROM read_marks k
       WHERE k.conversation_id = ? AND k.has_ranges = 0 AND k.watermark >= ?
     UNION ALL
     SELECT CASE ranged.is_read WHEN 1 THEN ranged.user_id ELSE -ranged.user_id END FROM (
       SELECT k.user_id, COALESCE(${RANGE_STATE}, CASE WHEN k.watermark >= m.id THEN 1 END) AS is_read
       FROM messages m JOIN read_marks k ON k.conversation_id = m.conversation_id AND k.has_ranges = 1
       WHERE m.id = ?) AS ranged WHERE ranged.is_read IS NOT NULL`,
    [conversation_id, id, id],
  );

/**
 * Returns the users for whom a message counts as read, if it can be unread for them. Uses two statements. They read one
 * index entry for each user who has read the message, or who has ranges in its conversation.
 */
export const listUsersWhoRead = async (tx: Tx, message: Readable): Promise<SortedIds> => {
  const marked = await listMarked(tx, message);
  const byDefault = new Set(await listReadersByMute(tx, message));
  if (isSentAsRead(message, message.sender_id)) byDefault.add(message.sender_id);
  const unread = new Set(marked.flatMap((id) => (id < 0 ? -id : [])));
  const unmarked = [...byDefault].filter((id) => !unread.has(id));
  return ascendingIds([...marked.filter((id) => id > 0), ...unmarked]);
};
