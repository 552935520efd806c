import type { Pace } from '../../../lib/event-loop.js';
import type { Row } from '../types.js';
import { withBuffers } from './native.js';

/** Number of objects that the driver creates at once, on the event loop. */
const ROWS_AT_ONCE = 100;

/**
 * Returns all rows of a statement. The event loop is free between them. Always reads to the end or an error, since unread
 * rows would keep the snapshot open.
 */
export const collectRows = async (
  found: Iterable<unknown>,
  blobs: readonly string[],
  pace: Pace,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const row of found as Iterable<Row>) {
    if (blobs.length > 0) withBuffers(row, blobs);
    rows.push(row);
    if (rows.length % ROWS_AT_ONCE === 0 && pace.isDue) await pace.rest();
  }
  return rows;
};
