import type { Value } from '../types.js';

/** Converts a value for the driver. The driver binds every number as REAL, which a TEXT column would store as `5.0`. */
export const toNative = (value: Value): unknown =>
  Number.isSafeInteger(value) ? BigInt(value as number) : value;

interface Column {
  readonly name: string;
  readonly type: string | null;
}

/** Returns the columns that may contain a BLOB, which the driver returns as ArrayBuffer. */
export const blobColumns = (columns: readonly Column[]): string[] =>
  columns.filter(({ type }) => type === null || /blob/i.test(type)).map(({ name }) => name);

/** Converts the BLOBs of a row to Buffers. */
export const withBuffers = (row: Record<string, unknown>, blobs: readonly string[]): void => {
  for (const column of blobs) {
    const value = row[column];
    if (value instanceof ArrayBuffer) row[column] = Buffer.from(value);
  }
};
