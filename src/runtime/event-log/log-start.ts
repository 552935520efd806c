import { budgets } from '../../lib/budgets.js';
import { batchSizes } from '../../lib/byte-batches.js';
import type { Tx } from '../store/types.js';
import { fromRow, listNewestSizes, readPart } from './log-reads.js';
import type { Recent } from './recent-events.js';
import { countFitting } from './pending-bytes.js';
import { findPositions, isDense, type Positions } from './store.js';

/** Number of events kept in memory from the start, if they fit. */
const KEPT = 1000;
/** Number of reads until one without gaps. */
const TRIES = 20;

const findDensePositions = async (tx: Tx): Promise<Positions> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const positions = await findPositions(tx);
    if (await isDense(tx, positions)) return positions;
  }
  throw new Error('Rows are missing from the end of the event log.');
};

/** Reads the newest events of the log that fit into memory. Returns the ID up to which the log was read. */
export const readRecent = async (tx: Tx, recent: Recent): Promise<number> => {
  const { last_id: last, trimmed_id: trimmed } = await findDensePositions(tx);
  const sizes = await listNewestSizes(tx, last, KEPT);
  // A text takes at most twice as many bytes in memory.
  const fitting = countFitting(
    sizes.map(({ bytes }) => 2 * bytes),
    budgets.recentEvents.bytes,
  );
  const oldest = sizes[fitting - 1]?.id ?? last + 1;
  let read = fitting < KEPT && fitting === sizes.length ? trimmed : oldest - 1;
  recent.reset(read);
  while (read < last) {
    const { rows } = await readPart(tx, { after: read, upTo: last, limit: batchSizes.events });
    for (const row of rows) recent.add(fromRow(row));
    read = rows.at(-1)?.id ?? last;
  }
  return last;
};
