import { setTimeout as pause } from 'node:timers/promises';

import type { Transactions } from '../engine.js';
import { transact } from '../transaction.js';
import { ConflictError, StoreUnavailableError, TransientError } from '../errors.js';
import { syncWithCommit } from '../sync.js';
import type { MysqlConnection } from './connection.js';

const ATTEMPTS = 20;
const PAUSE_MS = 250;
const NO_SUCH_SESSION = 1094;

/** A transaction whose COMMIT failed, or lost its connection. */
export interface InDoubt {
  /** Its UUID in the log. */
  readonly loggedAs: string;
  readonly process: string;
  /** Its session on that server. */
  readonly threadId: number;
  /** Whether the connection was lost, so that the server may keep the session. */
  readonly isLost: boolean;
}

/**
 * Returns whether the log has the transaction. Every transaction that logs keeps the row of the sequence locked until
 * its end. Once that row can be locked, the transaction has ended.
 *
 * The nodes of a Galera cluster do not share locks, so that it may still be open on a node that was frozen or cut off. If
 * the log does not have it, the row changes: then Galera refuses its COMMIT, since another node has changed the same row
 * first.
 */
const isCommitted = async (connection: MysqlConnection, { loggedAs }: InDoubt): Promise<boolean> => {
  await connection.all('SELECT last_id FROM event_sequence WHERE id = 1 FOR UPDATE');
  const row = await connection.first('SELECT id FROM events WHERE transaction_id = ? LIMIT 1', [loggedAs]);
  if (row) {
    // Its own COMMIT may not have synced it yet.
    await syncWithCommit(connection);
    return true;
  }
  await connection.run('UPDATE event_sequence SET fences = fences + 1 WHERE id = 1', []);
  return false;
};

/** Ends the session, unless this is another server process by now, where its number is that of another session. */
const endSession = async (connection: MysqlConnection, { process, threadId }: InDoubt): Promise<void> => {
  if (connection.process !== process) return;
  try {
    await connection.all(`KILL CONNECTION ${threadId}`, [], true);
  } catch (error) {
    if ((error as { errno?: number }).errno !== NO_SUCH_SESSION) throw error;
  }
};

/** Returns whether a transaction is committed. If it is not, it never will be. */
export const findOutcome = async (
  transactions: Transactions<MysqlConnection>,
  inDoubt: InDoubt,
): Promise<boolean> => {
  let stillOpen = false;
  let cause: unknown;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await transact(transactions, 'write', async (connection) => {
        if (stillOpen) await endSession(connection, inDoubt);
        return isCommitted(connection, inDoubt);
      });
    } catch (error) {
      if (!(error instanceof TransientError)) throw error;
      // The server has not detected the lost connection yet and keeps the lock.
      stillOpen = inDoubt.isLost && error instanceof ConflictError;
      cause = error;
      await pause(PAUSE_MS);
    }
  }
  throw new StoreUnavailableError(cause, 'A COMMIT failed, and its outcome cannot be found out.');
};
