import { inBatches } from '../../store/in-batches.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';

/** Approximate JSON sizes in bytes: fixed fields of a message, a reaction, a submessage, and a digit of the recipients' IDs. */
const SIZES = { message: 600, reaction: 250, submessage: 120, recipientDigit: 30 } as const;

/** Returns the approximate sizes of messages in a response, in bytes, by ID. Does not read their texts. */
export const messageSizes = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await inBatches(ids, (batch) =>
    tx.all<{ id: number; size: number }>(
      `SELECT m.id, ${SIZES.message} + OCTET_LENGTH(m.content) + OCTET_LENGTH(m.rendered_content)
         + COALESCE(OCTET_LENGTH(m.edit_history), 0) + ${SIZES.recipientDigit} * COALESCE(OCTET_LENGTH(r.user_ids), 0)
         + ${SIZES.reaction} * (SELECT COUNT(*) FROM reactions x WHERE x.message_id = m.id)
         + (SELECT COALESCE(SUM(${SIZES.submessage} + OCTET_LENGTH(w.content)), 0) FROM submessages w
            WHERE w.message_id = m.id) AS size
       FROM messages m JOIN recipients r ON r.id = m.recipient_id WHERE m.id IN (${placeholders(batch)})`,
      batch,
    ),
  );
  return new Map(rows.map(({ id, size }) => [id, size]));
};
