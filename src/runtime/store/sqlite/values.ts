import type { Pace } from '../../../lib/event-loop.js';
import type { Row, Value } from '../types.js';

/** Converts a value for the driver. The driver binds every number as REAL, which a TEXT column would store as `5.0`. */
export const toNative = (value: Value): unknown =>
  Number.isSafeInteger(value) ? BigInt(value as number) : value;

/** A column of a statement, with the type that its table declares. */
export interface Column {
  readonly name: string;
  readonly type: string | null;
}

/** Returns the columns that may contain a BLOB, which the driver returns as ArrayBuffer. */
export const blobColumns = (columns: readonly Column[]): string[] =>
  columns.filter(({ type }) => type === null || /blob/i.test(type)).map(({ name }) => name);

/** Converts the BLOBs of a row to Buffers. */
const withBuffers = (row: Record<string, unknown>, blobs: readonly string[]): void => {
  for (const column of blobs) {
    const value = row[column];
    if (value instanceof ArrayBuffer) row[column] = Buffer.from(value);
  }
};

/** Returns the row of a statement in raw mode, which is the fastest one for a single row. */
export const rowOf = (columns: readonly string[], cells: readonly unknown[] | undefined): Row | undefined => {
  if (!cells) return undefined;
  const row: Row = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index];
    row[column] = cell instanceof ArrayBuffer ? Buffer.from(cell) : cell;
  }
  return row;
};

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
