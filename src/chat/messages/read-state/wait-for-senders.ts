import { BY_ID } from '../../../runtime/store/hints.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import type { Tx } from '../../../runtime/store/types.js';
import { newestMessageId } from '../model/first-and-last-message.js';

/** No transaction that sends a message lasts longer, in seconds, or while this many other messages are sent. */
const LONGEST_SECONDS = 60;
const MOST_MESSAGES = 5_000;

/** Returns an ID up to which all messages are committed. */
export const settledMessageId = async (tx: Tx, now: number): Promise<number> => {
  // On SQLite, one transaction writes at a time.
  if (tx.dialect === 'sqlite') return newestMessageId(tx);
  // Stryker disable all: SQLite does not run this; test/chat/messages/read-state-locks.test.ts fails without it on MariaDB
  const settled = await tx.first<{ id: number }>(
    // From the newest message back to the first one that is old enough. By their dates, messages may have another order.
    `SELECT GREATEST(
       COALESCE((SELECT id FROM messages ${BY_ID.mysql}
         WHERE date_sent < ? AND id > COALESCE((SELECT MAX(id) FROM messages), 0) - ${MOST_MESSAGES}
         ORDER BY id DESC LIMIT 1), 0),
       COALESCE((SELECT MAX(id) FROM messages), 0) - ${MOST_MESSAGES}) AS id`,
    [now - LONGEST_SECONDS],
  );
  return settled?.id ?? 0;
  // Stryker restore all
};

/**
 * Waits for transactions that have sent such messages and have not committed yet. Otherwise a range of read messages
 * could include a message that becomes visible later. On SQLite there are none.
 */
export const waitForSenders = async (tx: Tx, messages: SqlCondition, now: number): Promise<void> => {
  // Stryker disable all: SQLite does not run this; test/chat/messages/read-state-locks.test.ts fails without it on MariaDB
  if (tx.dialect === 'sqlite') return;
  const settled = await settledMessageId(tx, now);
  await tx.all(`SELECT COUNT(*) FROM messages WHERE id > ? AND ${messages.sql}${tx.shareLock}`, [
    settled,
    ...messages.values,
  ]);
  // Stryker restore all
};
