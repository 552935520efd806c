import type { Tx, Value } from '../../src/runtime/store/types.js';
import type { TestServer } from './server.js';
import { anyTable } from './any-table.js';

/** Returns the columns of a row that a copy of it has, too: all except the ID and what the database computes. */
export const columnsOf = async (tx: Tx, table: string, id: number): Promise<Record<string, Value>> => {
  const row = await tx.first<Record<string, Value>>(`SELECT * FROM ${table} WHERE id = ?`, [id]);
  // The database computes `messages.listed`.
  const { id: own, listed: _computed, ...columns } = row ?? {};
  if (own !== id) throw new Error(`${table} has no row ${String(id)}.`);
  return columns;
};

/** Copies a row in the store with other values in some columns. A fast way to reach a cap. */
export const copyRow = (
  { services }: Pick<TestServer, 'services'>,
  table: string,
  id: number,
  others: readonly Readonly<Record<string, Value>>[],
): Promise<void> =>
  services.store.write(async (tx) => {
    const columns = await columnsOf(tx, table, id);
    await anyTable(tx).insertMany(
      table,
      others.map((other) => ({ ...columns, ...other })),
    );
  });

/** Returns a list of this many values. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
