import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';

/** No transaction that sends a message lasts longer, in seconds. */
const LONGEST_SECONDS = 60;

/**
 * Waits for transactions that have sent a message with a lower ID to one of these conversations, and have not committed
 * yet. Otherwise a range of read messages could include a message that becomes visible later. On SQLite there are none.
 */
export const settle = async (
  tx: Tx,
  conversations: readonly number[],
  newest: number,
  now: number,
): Promise<void> => {
  // Stryker disable all: SQLite does not run this; test/messages/read-state-locks.test.ts fails without it on MariaDB
  if (tx.dialect === 'sqlite' || conversations.length === 0) return;
  const settled = await tx.first<{ id: number }>(
    'SELECT id FROM messages WHERE date_sent < ? ORDER BY date_sent DESC LIMIT 1',
    [now - LONGEST_SECONDS],
  );
  const from = settled?.id ?? 0;
  if (newest <= from) return;
  await tx.all(
    `SELECT id FROM messages WHERE conversation_id IN (${placeholders(conversations)}) AND id > ? AND id <= ?
     ORDER BY id${tx.shareLock}`,
    [...conversations, from, newest],
  );
  // Stryker restore all
};
