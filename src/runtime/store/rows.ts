import { batchSizes } from '../../lib/byte-batches.js';
import type { Dialect, Tx, Value } from './types.js';

/** Returns one question mark per value, for `IN (…)`. */
export const placeholders = (values: Iterable<unknown>): string => Array.from(values, () => '?').join(', ');

/** Reads for any number of values. Up to `batchSizes.values` take one statement. */
export const inBatches = async <T, R>(
  values: readonly T[],
  read: (batch: readonly T[]) => Promise<readonly R[]>,
  size = batchSizes.values,
): Promise<R[]> => {
  const found: R[] = [];
  for (let start = 0; start < values.length; start += size) {
    for (const row of await read(values.slice(start, start + size))) found.push(row);
  }
  return found;
};

/** Writes any number of values. Up to `batchSizes.values` take one statement. */
export const writeInBatches = async <T>(
  values: readonly T[],
  write: (batch: readonly T[]) => Promise<unknown>,
  size = batchSizes.values,
): Promise<void> => {
  for (let start = 0; start < values.length; start += size) await write(values.slice(start, start + size));
};

/** Returns the column `id` of a query. */
export const listIds = async (tx: Tx, sql: string, values: readonly Value[]): Promise<number[]> =>
  (await tx.all<{ id: number }>(sql, values)).map(({ id }) => id);

/** MySQL and MariaDB accept 16 MiB per statement by default. A character may have three bytes. */
const CHARACTERS_PER_STATEMENT = 4_000_000;
/** In rows. Batches up to this size recur in the same size, so preparing them is worth it. */
const KEPT_PREPARED = 8;

export interface Batch {
  readonly sql: string;
  readonly values: readonly Value[];
  readonly once: boolean;
}

export type Rows = readonly Readonly<Record<string, Value>>[];

const quoted = (name: string): string => `\`${name}\``;

const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

export const insertion = (table: string, columns: readonly string[], rows: number): string => {
  const places = `(${columns.map(() => '?').join(', ')})`;
  return `INSERT INTO ${quoted(table)} (${listed(columns)}) VALUES ${Array(rows).fill(places).join(', ')}`;
};

/** Returns the clause of an INSERT for an existing key: sets the other columns, if there are any. */
export const orUpdate = (dialect: Dialect, columns: readonly string[], key: readonly string[]): string => {
  const rest = columns.filter((column) => !key.includes(column));
  if (dialect === 'mysql') {
    const set =
      rest.length > 0
        ? rest.map((name) => `${quoted(name)} = VALUES(${quoted(name)})`)
        : key.map((name) => `${quoted(name)} = ${quoted(name)}`);
    return ` ON DUPLICATE KEY UPDATE ${set.join(', ')}`;
  }
  const set = rest.map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
  return ` ON CONFLICT (${listed(key)}) DO ${rest.length > 0 ? `UPDATE SET ${set.join(', ')}` : 'NOTHING'}`;
};

const lengthOf = (row: Rows[number]): number =>
  Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' || Buffer.isBuffer(value) ? value.length : 0),
    0,
  );

/** Returns how many rows, from `start`, fit into a statement. At least one. */
const countTogether = (rows: Rows, start: number): number => {
  const end = Math.min(rows.length, start + batchSizes.rows);
  let length = 0;
  for (let index = start; index < end; index += 1) {
    length += lengthOf(rows[index] ?? {});
    if (length > CHARACTERS_PER_STATEMENT && index > start) return index - start;
  }
  return end - start;
};

/** Splits rows into statements. All rows must have the columns of the first one. */
export function* batches(
  table: string,
  rows: Rows,
  suffix: (columns: readonly string[]) => string,
): Generator<Batch> {
  const columns = Object.keys(rows[0] ?? {});
  for (let start = 0; start < rows.length;) {
    const part = rows.slice(start, start + countTogether(rows, start));
    start += part.length;
    yield {
      sql: insertion(table, columns, part.length) + suffix(columns),
      values: part.flatMap((row) => columns.map((column) => row[column] as Value)),
      once: part.length > KEPT_PREPARED,
    };
  }
}
