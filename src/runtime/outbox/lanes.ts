import { inBatches, placeholders, writeInBatches } from '../store/rows.js';
import { statement } from '../store/statement.js';
import type { Tx } from '../store/types.js';
import type { LaneJobs } from './jobs.js';

/*
 * Jobs of one lane run one after another, in the order in which they were added. The lanes do not wait for each other.
 * A job that is tried again keeps its place, so the others in its lane wait.
 */

/** The first job of a lane. */
export interface LaneHead {
  readonly id: number;
  readonly payload: string;
  readonly attempts: number;
  readonly lane: number;
}

/** Adds a job to each of several lanes. */
export const addLaneJobs = <K extends keyof LaneJobs>(
  tx: Tx,
  kind: K,
  jobs: readonly { readonly lane: number; readonly payload: LaneJobs[K] }[],
  now: number,
): Promise<void> =>
  tx.insertMany(
    'outbox',
    jobs.map(({ lane, payload }) => ({ kind, payload: JSON.stringify(payload), due_at: now, lane })),
  );

const removeJobs = statement((db, ids: readonly number[]) => db('outbox').whereIn('id', ids).delete());

/** Deletes the oldest job of each lane that has no room for another one. */
export const makeRoom = async (tx: Tx, lanes: readonly number[], most: number): Promise<void> => {
  const oldest = await inBatches(lanes, (batch) =>
    tx.all<{ id: number }>(
      `SELECT MIN(id) AS id FROM outbox WHERE lane IN (${placeholders(batch)}) GROUP BY lane HAVING COUNT(*) >= ?`,
      [...batch, most],
    ),
  );
  const ids = oldest.map(({ id }) => id);
  await writeInBatches(ids, (batch) => removeJobs(tx, batch));
};

/** Returns the first job of each lane, if it is due. Those that waited longest come first. */
export const dueHeads = (tx: Tx, now: number): Promise<LaneHead[]> =>
  tx.all<LaneHead>(
    `SELECT o.id, o.payload, o.attempts, o.lane FROM outbox o
     JOIN (SELECT MIN(id) AS id FROM outbox WHERE lane IS NOT NULL GROUP BY lane) head ON head.id = o.id
     WHERE o.due_at <= ? ORDER BY o.due_at, o.id`,
    [now],
  );

/** Leaves one attempt to each waiting job of a lane whose first job was given up. */
export const limitAttempts = statement((db, lane: number, attempts: number) =>
  db('outbox').where({ lane }).where('attempts', '<', attempts).update({ attempts }),
);
