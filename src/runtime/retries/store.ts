import { placeholders } from '../store/rows.js';
import type { Tx } from '../store/types.js';

/** Which request a row belongs to. */
export interface RetryKey {
  readonly user_id: number;
  readonly key_hash: string;
}

export interface RetryRow {
  readonly request_hash: string;
  readonly created_at: number;
  readonly response: string | null;
}

const COLUMNS = 'request_hash, created_at, response';

export const findRetry = (tx: Tx, { user_id, key_hash }: RetryKey): Promise<RetryRow | undefined> =>
  tx.first<RetryRow>(`SELECT ${COLUMNS} FROM retries WHERE user_id = ? AND key_hash = ?`, [
    user_id,
    key_hash,
  ]);

/**
 * Inserts a row without a response, or waits for the transaction that inserted it. Returns the ID and the row, which has
 * a response if another request inserted it.
 */
export const claimRetry = async (
  tx: Tx,
  key: RetryKey,
  values: Omit<RetryRow, 'response'>,
): Promise<{ id: number; row: RetryRow | undefined }> => {
  const id = await tx.insertOrFind('retries', { ...key, ...values }, ['user_id', 'key_hash']);
  return { id, row: await tx.first<RetryRow>(`SELECT ${COLUMNS} FROM retries WHERE id = ?`, [id]) };
};

export const writeRetry = async (tx: Tx, id: number, row: RetryRow): Promise<void> => {
  await tx.run('UPDATE retries SET request_hash = ?, created_at = ?, response = ? WHERE id = ?', [
    row.request_hash,
    row.created_at,
    row.response,
    id,
  ]);
};

/** Deletes up to `most` rows that are older. Returns how many. */
export const removeRetries = async (tx: Tx, before: number, most: number): Promise<number> => {
  const rows = await tx.all<{ id: number }>(
    'SELECT id FROM retries WHERE created_at < ? ORDER BY created_at LIMIT ?',
    [before, most],
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  // A request may use the key of an expired row again meanwhile.
  await tx.run(`DELETE FROM retries WHERE created_at < ? AND id IN (${placeholders(ids)})`, [before, ...ids]);
  return ids.length;
};
