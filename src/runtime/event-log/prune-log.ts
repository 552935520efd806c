import { budgets } from '../../lib/budgets.js';
import { batchSizes } from '../../lib/byte-batches.js';
import { mebibytes } from '../../lib/bytes.js';
import { DAY, MINUTE } from '../../lib/clock.js';
import { ConflictError } from '../store/errors.js';
import type { Tx } from '../store/types.js';
import { lowestLogPosition } from './log-positions.js';
import { endQueuesBehind } from './queue-rows.js';
import { countFitting } from './pending-bytes.js';
import { findPositions } from './log.js';

/**
 * Rows younger than this may still be needed: by a process that was paused, or by a transaction that lost its
 * connection.
 */
const KEPT_SECONDS = 15 * MINUTE;
/** Background work that is further behind than this misses events, since the log must not grow without limit. */
const KEPT_FOR_WORK_SECONDS = DAY;
/** A queue that is further behind than this is deleted. No queue without a client lives that long. */
const KEPT_FOR_QUEUES_SECONDS = 8 * DAY;
/** Maximum size of the rows deleted by one transaction, since other transactions wait for it. */
const MOST_BYTES = mebibytes(4);

interface Row {
  readonly id: number;
  readonly created_at: number;
  readonly bytes: number;
}

/** Whether a row is no longer needed, or must be deleted although it is needed. */
type IsOver = (row: Row) => boolean;

/** The lowest ids that all queues and all background work have passed. */
interface Passed {
  readonly byQueues: number;
  readonly byWork: number;
}

const readPassed = async (tx: Tx, last: number): Promise<Passed> => {
  const acknowledged = await tx.first<{ id: number | null }>('SELECT MIN(acknowledged_id) AS id FROM queues');
  return { byQueues: acknowledged?.id ?? last, byWork: (await lowestLogPosition(tx)) ?? last };
};

/** Returns the time of the oldest row after one that is from the future. Other rows need no look at those after them. */
const oldestAfter = async (tx: Tx, row: Row | undefined, now: number): Promise<number> => {
  if (!row || row.created_at <= now) return Infinity;
  const oldest = await tx.first<{ created_at: number | null }>(
    'SELECT MIN(created_at) AS created_at FROM events WHERE id > ?',
    [row.id],
  );
  return oldest?.created_at ?? Infinity;
};

/** Before the clock stepped back, rows got times of the future. A row is at least as old as each row after it. */
const asOldAsNext = (rows: readonly Row[], next: number): readonly Row[] => {
  let oldest = next;
  return rows
    .toReversed()
    .map((row) => {
      oldest = Math.min(oldest, row.created_at);
      return { ...row, created_at: oldest };
    })
    .reverse();
};

const createIsOver = (now: number, passed: Passed, logBytes: number): IsOver => {
  let surplus = logBytes - budgets.eventLog.bytes;
  return ({ id, created_at, bytes }) => {
    if (created_at >= now - KEPT_SECONDS) return false;
    const isPassed =
      (id <= passed.byQueues || created_at < now - KEPT_FOR_QUEUES_SECONDS) &&
      (id <= passed.byWork || created_at < now - KEPT_FOR_WORK_SECONDS);
    const isSurplus = surplus > 0;
    surplus -= bytes;
    return isPassed || isSurplus;
  };
};

export interface Trimmed {
  /** Number of deleted rows of the log. */
  readonly removed: number;
  /** Number of queues deleted because the log was trimmed beyond their position. */
  readonly endedQueues: number;
}

/**
 * Deletes rows at the front of the log: rows that all queues and all work have passed, rows that are too old, and rows
 * beyond the budget of the log. Deletes queues that have not passed the deleted rows.
 */
export const trimLog = async (tx: Tx, now: number): Promise<Trimmed> => {
  const { last_id: last, trimmed_id: trimmed, log_bytes: logBytes } = await findPositions(tx);
  const rows = await tx.all<Row>(
    'SELECT id, created_at, bytes FROM events WHERE id > ? AND id <= ? ORDER BY id LIMIT ?',
    [trimmed, last, batchSizes.trimmedEntries],
  );
  const front = asOldAsNext(rows, await oldestAfter(tx, rows.at(-1), now));
  const passed = await readPassed(tx, last);
  const isOver = createIsOver(now, passed, logBytes);
  const kept = front.findIndex((row) => !isOver(row));
  const over = kept < 0 ? front : front.slice(0, kept);
  const sizes = over.map(({ bytes }) => bytes);
  const removed = over.slice(0, countFitting(sizes, MOST_BYTES));
  const end = removed.at(-1)?.id;
  if (end === undefined) return { removed: 0, endedQueues: 0 };
  const bytes = removed.reduce((sum, row) => sum + row.bytes, 0);
  await tx.run('DELETE FROM events WHERE id > ? AND id <= ?', [trimmed, end]);
  const { changes } = await tx.run(
    'UPDATE event_sequence SET trimmed_id = ?, log_bytes = log_bytes - ? WHERE id = 1 AND trimmed_id = ?',
    [end, bytes, trimmed],
  );
  // Another process trimmed the same rows.
  if (changes !== 1) throw new ConflictError(undefined);
  return { removed: removed.length, endedQueues: end > passed.byQueues ? await endQueuesBehind(tx, end) : 0 };
};
