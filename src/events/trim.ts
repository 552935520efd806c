import { DAY, MINUTE } from '../seconds.js';
import type { Tx } from '../store/types.js';
import { lowestLogPosition } from './log-positions.js';
import { readPositions } from './store.js';

/** Rows of this age may still be asked for: by a process that was stopped, by a transaction that lost its connection. */
const KEPT_SECONDS = 15 * MINUTE;
/** Background work that is further behind than this goes without: the log must not grow forever. */
const KEPT_FOR_WORK_SECONDS = DAY;

/** Deletes at most `limit` rows at the front of the log that every queue and all work has passed. Returns how many. */
export const trimLog = async (tx: Tx, now: number, limit: number): Promise<number> => {
  const { last_id: last, trimmed_id: trimmed } = await readPositions(tx);
  const passed = await tx.first<{ id: number | null }>('SELECT MIN(acknowledged_id) AS id FROM queues');
  const front = await tx.first<{ id: number | null }>(
    `SELECT MAX(id) AS id FROM (
       SELECT id, created_at FROM events WHERE id > ? AND id <= ? ORDER BY id LIMIT ?
     ) AS front WHERE created_at < ? AND (id <= ? OR created_at < ?)`,
    [
      trimmed,
      passed?.id ?? last,
      limit,
      now - KEPT_SECONDS,
      (await lowestLogPosition(tx)) ?? last,
      now - KEPT_FOR_WORK_SECONDS,
    ],
  );
  if (front?.id == null) return 0;
  await tx.run('DELETE FROM events WHERE id > ? AND id <= ?', [trimmed, front.id]);
  await tx.run('UPDATE event_sequence SET trimmed_id = ? WHERE id = 1 AND trimmed_id < ?', [
    front.id,
    front.id,
  ]);
  return front.id - trimmed;
};
