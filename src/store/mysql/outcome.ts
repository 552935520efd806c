import { setTimeout as pause } from 'node:timers/promises';

import type { Connection } from '../connection.js';
import { transact, type Transactions } from '../engine.js';
import { ConflictError, StoreUnavailableError, TransientError } from '../errors.js';

const ATTEMPTS = 20;
const PAUSE_MS = 250;
const NO_SUCH_SESSION = 1094;

/**
 * Returns whether the log has the transaction. Every transaction that logs keeps the row of the sequence locked until
 * its end. Once that row can be locked, the transaction has ended.
 */
const isCommitted = async (connection: Connection, transactionId: string): Promise<boolean> => {
  await connection.all('SELECT last_id FROM event_sequence WHERE id = 1 FOR UPDATE');
  const row = await connection.first('SELECT id FROM events WHERE transaction_id = ? LIMIT 1', [
    transactionId,
  ]);
  return row !== undefined;
};

const endSession = async (connection: Connection, session: number): Promise<void> => {
  try {
    await connection.all(`KILL CONNECTION ${session}`, [], true);
  } catch (error) {
    if ((error as { errno?: number }).errno !== NO_SUCH_SESSION) throw error;
  }
};

/** Returns whether the transaction with this UUID, begun in this session of the server, is committed. */
export const findOutcome = async (
  transactions: Transactions,
  transactionId: string,
  session: number,
): Promise<boolean> => {
  let stillOpen = false;
  let cause: unknown;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await transact(transactions, 'write', async (connection) => {
        if (stillOpen) await endSession(connection, session);
        return isCommitted(connection, transactionId);
      });
    } catch (error) {
      if (!(error instanceof TransientError)) throw error;
      // The server has not detected the lost connection yet and keeps the lock.
      stillOpen = error instanceof ConflictError;
      cause = error;
      await pause(PAUSE_MS);
    }
  }
  throw new StoreUnavailableError(
    cause,
    'The connection was lost during COMMIT, and the outcome cannot be found out.',
  );
};
