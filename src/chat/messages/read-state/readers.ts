import { receivedBy } from '../../channels/model/policy.js';
import type { Scope } from '../../scope.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import { presentlyReadable } from '../model/access.js';
import { readByMark, type Readable } from './read-marks.js';

/** Returns a message whose readers a user may see. */
export const findReadMessage = (
  { tx, actor }: Pick<Scope, 'tx' | 'actor'>,
  id: number,
): Promise<Pick<RowOf<'messages'>, 'id' | 'conversation_id' | 'sender_id'> | undefined> => {
  const access = presentlyReadable(actor);
  return tx.first(
    `SELECT m.id, m.conversation_id, m.sender_id FROM messages m LEFT JOIN channels c ON c.id = m.channel_id
     WHERE m.id = ? AND ${access.sql}`,
    [id, ...access.values],
  );
};

/** A user who has read a message. */
export interface ReaderRow {
  readonly user_id: number;
  /** The user's settings as they are stored. Null if `send_read_receipts` has its default. */
  readonly settings: string | null;
}

/**
 * Returns the active users except the sender who received a message and marked it as read, ascending, in one statement.
 * Only users with a mark of the conversation are read.
 */
export const listReaders = (
  tx: Tx,
  { id, conversation_id }: Pick<Readable, 'id' | 'conversation_id'>,
): Promise<ReaderRow[]> =>
  tx.all<ReaderRow>(
    `SELECT k.user_id, CASE WHEN u.settings LIKE '%"send_read_receipts"%' THEN u.settings END AS settings
     FROM messages m
     JOIN read_marks k ON k.conversation_id = ?
     JOIN users u ON u.id = k.user_id AND u.is_active = 1
     WHERE m.id = ? AND k.user_id <> m.sender_id AND ${readByMark('k.user_id')} = 1
       AND CASE WHEN m.channel_id IS NULL
         THEN EXISTS (SELECT 1 FROM recipient_members o WHERE o.user_id = k.user_id AND o.recipient_id = m.recipient_id)
         ELSE ${receivedBy('k.user_id')} END
     ORDER BY k.user_id`,
    [conversation_id, id],
  );
