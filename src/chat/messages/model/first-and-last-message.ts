import type { Tx } from '../../../runtime/store/types.js';

/*
 * SQL for the first and the newest message of a place. They are the ends of an index, so no value is stored that
 * senders would have to lock. LIMIT is used because MySQL reads the whole range for MIN and MAX in a subquery.
 */

/** SQL: the ID of the first message to a recipient. `recipient` is a column. */
export const firstTo = (recipient: string): string =>
  `(SELECT e.id FROM messages e WHERE e.recipient_id = ${recipient} ORDER BY e.recipient_id, e.id LIMIT 1)`;

/** SQL: the ID of the newest message to a recipient. `recipient` is a column. */
export const newestTo = (recipient: string): string =>
  `(SELECT e.id FROM messages e WHERE e.recipient_id = ${recipient} ORDER BY e.recipient_id DESC, e.id DESC LIMIT 1)`;

/** SQL: the ID of the newest message first sent in a conversation. `conversation` is a column. */
export const newestIn = (conversation: string): string =>
  `(SELECT e.id FROM messages e WHERE e.conversation_id = ${conversation}
    ORDER BY e.conversation_id DESC, e.id DESC LIMIT 1)`;

/** The newest message of a conversation, or the newest one of some. */
export interface NewestMessage {
  readonly conversation_id: number;
  readonly id: number;
}

/** Returns the ID of the newest message on the server. 0 if there are none. */
export const newestMessageId = async (tx: Tx): Promise<number> =>
  (await tx.find<{ id: number | null }>('SELECT MAX(id) AS id FROM messages'))?.id ?? 0;
