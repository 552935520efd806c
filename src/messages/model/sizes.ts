import { inBatches } from '../../store/in-batches.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';

/** What every message has, and what a reaction and a recipient have, as JSON. */
const SIZES = { message: 600, reaction: 150, recipientDigit: 30 } as const;

/** About how many bytes messages have in a response, by ID, without reading their texts. */
export const messageSizes = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await inBatches(ids, (batch) =>
    tx.all<{ id: number; size: number }>(
      `SELECT m.id, ${SIZES.message} + OCTET_LENGTH(m.content) + OCTET_LENGTH(m.rendered_content)
         + COALESCE(OCTET_LENGTH(m.edit_history), 0) + ${SIZES.recipientDigit} * COALESCE(OCTET_LENGTH(r.user_ids), 0)
         + ${SIZES.reaction} * (SELECT COUNT(*) FROM reactions x WHERE x.message_id = m.id) AS size
       FROM messages m JOIN recipients r ON r.id = m.recipient_id WHERE m.id IN (${placeholders(batch)})`,
      batch,
    ),
  );
  return new Map(rows.map(({ id, size }) => [id, size]));
};
