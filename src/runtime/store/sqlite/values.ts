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

/** A statement of either API of the driver, which runs on the calling thread. */
interface RawStatement {
  raw(isRaw: boolean): unknown;
  columns(): readonly Column[];
  get(values: readonly unknown[]): unknown;
}

/** Returns the first row of a statement for these values. */
export type FirstRow = (values: readonly Value[]) => Row | undefined;

/** Has a statement return first rows only, in raw mode, which reads a single row fastest. */
export const firstRowOf = (statement: RawStatement): FirstRow => {
  statement.raw(true);
  const columns = statement.columns();
  const blobs = blobColumns(columns);
  return (values) => {
    const cells = statement.get(values.map(toNative)) as readonly unknown[] | undefined;
    if (!cells) return undefined;
    const row: Row = {};
    columns.forEach(({ name }, index) => {
      row[name] = cells[index];
    });
    if (blobs.length > 0) withBuffers(row, blobs);
    return row;
  };
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
