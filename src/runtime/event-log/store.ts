import type { Tx } from '../store/types.js';

const TAKE_IDS = {
  sqlite:
    'UPDATE event_sequence SET last_id = last_id + ?, log_bytes = log_bytes + ? WHERE id = 1 RETURNING last_id',
  mysql:
    'UPDATE event_sequence SET last_id = LAST_INSERT_ID(last_id + ?), log_bytes = log_bytes + ? WHERE id = 1',
} as const;

/**
 * Reserves the next `count` ids of the log until COMMIT, for rows of this many bytes. Returns the first id. Ids have no
 * gaps and are in commit order.
 */
export const takeIds = async (tx: Tx, count: number, bytes: number): Promise<number> => {
  const sql = TAKE_IDS[tx.dialect];
  if (tx.dialect === 'mysql') {
    const { insertId } = await tx.run(sql, [count, bytes]);
    return insertId - count + 1;
  }
  const row = await tx.first<{ last_id: number }>(sql, [count, bytes]);
  if (!row) throw new Error('The event sequence has no row.');
  return row.last_id - count + 1;
};

export interface Positions {
  /** The newest reserved id. */
  readonly last_id: number;
  /** The newest trimmed id. */
  readonly trimmed_id: number;
  /** The total bytes of all rows of the log. */
  readonly log_bytes: number;
}

export const findPositions = async (tx: Tx): Promise<Positions> => {
  const row = await tx.first<Positions>(
    'SELECT last_id, trimmed_id, log_bytes FROM event_sequence WHERE id = 1',
  );
  if (!row) throw new Error('The event sequence has no row.');
  return row;
};

const CHECKED_IDS = 1000;

/**
 * Returns whether a snapshot contains every transaction up to its log position. MySQL may show a later transaction
 * without an earlier one whose COMMIT is not complete.
 */
export const isDense = async (
  tx: Tx,
  { last_id: last, trimmed_id: trimmed }: Positions,
): Promise<boolean> => {
  if (tx.dialect === 'sqlite') return true;
  const after = Math.max(trimmed, last - CHECKED_IDS);
  const row = await tx.first<{ count: number }>(
    'SELECT COUNT(*) AS count FROM events WHERE id > ? AND id <= ?',
    [after, last],
  );
  return row?.count === last - after;
};
