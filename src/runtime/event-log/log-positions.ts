import { UniqueViolationError } from '../store/errors.js';
import type { Store, Tx } from '../store/types.js';
import { fromRow, readPart } from './log-reads.js';
import { findPositions } from './log.js';
import type { LogEntry } from './events.js';
import type { Clock } from '../../lib/clock.js';

/** Delivery to many queues takes a second. A process that is behind for longer has a fault, or too much work. */
const LATE_MS = 5_000;

/** Finds out whether this process is behind the event log for long. */
export class LogLag {
  #awaited: { readonly id: number; readonly since: number } | undefined;

  /** `delivered` returns the newest ID that the queues of this process have. */
  constructor(
    private readonly clock: Clock,
    private readonly delivered: () => number,
  ) {}

  /** Reports the newest committed ID, as often as someone asks whether the process is late. */
  committed(id: number): void {
    if (this.#isReached()) this.#awaited = { id, since: this.clock.elapsed() };
  }

  /** Whether an ID that was reported long ago is not delivered yet. */
  get isLate(): boolean {
    const { since } = this.#awaited ?? { since: Infinity };
    return !this.#isReached() && this.clock.elapsed() - since > LATE_MS;
  }

  #isReached(): boolean {
    return this.#awaited === undefined || this.delivered() >= this.#awaited.id;
  }
}

/*
 * Background work that must not miss events stores its position in the log as a row. It moves the position in the
 * transaction that stores the results, so every event is processed exactly once. The log is not trimmed beyond such a
 * position for the time that `prune-log.ts` states.
 */

/** Returns the last id that was processed. Undefined if there is no position. */
export const findLogPosition = async (tx: Tx, name: string): Promise<number | undefined> => {
  const row = await tx.first<{ position: number }>('SELECT position FROM log_positions WHERE name = ?', [
    name,
  ]);
  return row?.position;
};

/** Creates the position at the end of the log, unless it exists. */
export const openLogPosition = async (store: Store, name: string): Promise<void> => {
  if ((await store.read((tx) => findLogPosition(tx, name))) !== undefined) return;
  try {
    await store.write(async (tx) => {
      const { last_id: position } = await findPositions(tx);
      await tx.insertMany('log_positions', [{ name, position }]);
    });
  } catch (error) {
    // Another process created it concurrently.
    if (!(error instanceof UniqueViolationError)) throw error;
  }
};

/** Moves the position. Returns false without a change if another process moved it first. */
export const moveLogPosition = async (tx: Tx, name: string, from: number, to: number): Promise<boolean> => {
  const { changes } = await tx.run('UPDATE log_positions SET position = ? WHERE name = ? AND position = ?', [
    to,
    name,
    from,
  ]);
  return changes === 1;
};

/** Returns the lowest position. Undefined if there is none. */
export const lowestLogPosition = async (tx: Tx): Promise<number | undefined> =>
  (await tx.first<{ id: number | null }>('SELECT MIN(position) AS id FROM log_positions'))?.id ?? undefined;

export interface LogPart {
  readonly entries: readonly LogEntry[];
  /** The last id that the part covers. */
  readonly end: number;
  /** Whether there may be more entries. */
  readonly isFull: boolean;
  /** The number of ids that were trimmed before they were read. */
  readonly missed: number;
}

/** Reads at most `limit` entries after an id. Stops before an id whose transaction has not committed yet. */
export const readLogPart = async (tx: Tx, after: number, limit: number): Promise<LogPart> => {
  const { rows, isAll } = await readPart(tx, { after, upTo: Number.MAX_SAFE_INTEGER, limit });
  const gap = rows.findIndex(({ id }, index) => id !== after + 1 + index);
  const dense = gap < 0 ? rows : rows.slice(0, gap);
  if (dense.length > 0) {
    const end = after + dense.length;
    return { entries: dense.map(fromRow), end, isFull: !isAll, missed: 0 };
  }
  const { trimmed_id: trimmed } = await findPositions(tx);
  const missed = Math.max(trimmed - after, 0);
  return { entries: [], end: after + missed, isFull: missed > 0, missed };
};
