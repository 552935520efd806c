import type { Tx } from '../store/types.js';
import type { EventRow } from './entries.js';

/** Takes the next `count` ids of the log until COMMIT and answers the first: ids are dense, and in commit order. */
export const takeIds = async (tx: Tx, count: number): Promise<number> => {
  if (tx.dialect === 'mysql') {
    const sql = 'UPDATE event_sequence SET last_id = LAST_INSERT_ID(last_id + ?) WHERE id = 1';
    const { insertId } = await tx.run(sql, [count]);
    return insertId - count + 1;
  }
  const sql = 'UPDATE event_sequence SET last_id = last_id + ? WHERE id = 1 RETURNING last_id';
  const row = await tx.first<{ last_id: number }>(sql, [count]);
  if (!row) throw new Error('The event sequence has no row.');
  return row.last_id - count + 1;
};

export interface Positions {
  /** The newest id given. */
  readonly last_id: number;
  /** The newest id trimmed away. */
  readonly trimmed_id: number;
}

export const readPositions = async (tx: Tx): Promise<Positions> => {
  const row = await tx.first<Positions>('SELECT last_id, trimmed_id FROM event_sequence WHERE id = 1');
  if (!row) throw new Error('The event sequence has no row.');
  return row;
};

/** The rows of the log after one id up to another, at most `limit`, in order. */
export const readRows = (tx: Tx, after: number, upTo: number, limit: number): Promise<EventRow[]> =>
  tx.all<EventRow>('SELECT id, event, audience FROM events WHERE id > ? AND id <= ? ORDER BY id LIMIT ?', [
    after,
    upTo,
    limit,
  ]);

/** How many rows after an id, at most `limit`, have together no more than so many bytes; the first always counts. */
export const countFitting = async (
  tx: Tx,
  after: number,
  { limit, bytes }: { readonly limit: number; readonly bytes: number },
): Promise<{ fitting: number; isAll: boolean }> => {
  const rows = await tx.all<{ size: number | null }>(
    'SELECT OCTET_LENGTH(event) AS size FROM events WHERE id > ? ORDER BY id LIMIT ?',
    [after, limit],
  );
  let left = bytes;
  const end = rows.findIndex(({ size }, index) => (left -= size ?? 0) < 0 && index > 0);
  return end < 0 ? { fitting: limit, isAll: true } : { fitting: end, isAll: false };
};

/** The newest events up to an id, in order; control rows and empty ones left out. */
export const readNewestEvents = async (tx: Tx, upTo: number, limit: number): Promise<EventRow[]> => {
  const rows = await tx.all<EventRow>(
    `SELECT id, event, audience FROM events WHERE id <= ? AND audience IS NOT NULL ORDER BY id DESC LIMIT ?`,
    [upTo, limit],
  );
  return rows.reverse();
};

const CHECKED_IDS = 1000;

/**
 * Whether a snapshot holds every transaction up to its log position: MySQL may show a later one
 * without an earlier one whose COMMIT is not quite over.
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
