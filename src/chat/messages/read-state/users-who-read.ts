import { ascendingIds, type SortedIds, splitIds } from '../../../lib/sorted-ids.js';
import { listIds } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { listReadersByMute } from '../../users/model/muted-users.js';
import { isSentAsRead, type Readable } from './read-marks.js';
import { READ_BY_ALL } from '../model/flags.js';

/**
 * Returns the users whose watermarks or ranges say that they have read a message. The IDs of users whose ranges say that they
 * have not are negative.
 */
const listMarked = (tx: Tx, { id, conversation_id }: Readable): Promise<number[]> =>
  listIds(
    tx,
    `SELECT k.user_id AS id FROM read_marks k WHERE k.conversation_id = ? AND k.watermark >= ?
     UNION ALL
     SELECT CASE x.is_read WHEN 1 THEN x.user_id ELSE -x.user_id END FROM read_ranges x
     WHERE x.conversation_id = ? AND x.last_id >= ? AND x.first_id <= ?`,
    [conversation_id, id, conversation_id, id, id],
  );

/** Divides users by whether a message counts as read for them. */
type Divide = (users: SortedIds) => { readonly read: SortedIds; readonly unread: SortedIds };

/**
 * Returns for whom a message counts as read, if it can be unread for them. Uses two statements at most. They read one index
 * entry for each user who has read the message, and for each later range in its conversation.
 */
export const divideByRead = async (tx: Tx, message: Readable): Promise<Divide> => {
  const marked = await listMarked(tx, message);
  const unread = new Set(marked.flatMap((id) => (id < 0 ? -id : [])));
  if (message.read_by_sender === READ_BY_ALL) {
    const others = ascendingIds([...unread]);
    return (users) => {
      const { inside, outside } = splitIds(users, others);
      return { read: outside, unread: inside };
    };
  }
  const read = marked.filter((id) => id > 0);
  read.push(...(await listReadersByMute(tx, message)));
  if (isSentAsRead(message, message.sender_id)) read.push(message.sender_id);
  // A range applies on top of everything else.
  const readers = ascendingIds(unread.size === 0 ? read : read.filter((id) => !unread.has(id)));
  return (users) => {
    const { inside, outside } = splitIds(users, readers);
    return { read: inside, unread: outside };
  };
};
