import type { Value } from '../../src/store/types.js';
import type { TestServer } from './server.js';

/** Copies a row in the store with other values in some columns. A fast way to reach a cap. */
export const copyRow = (
  { services }: Pick<TestServer, 'services'>,
  table: string,
  id: number,
  others: readonly Readonly<Record<string, Value>>[],
): Promise<void> =>
  services.store.write(async (tx) => {
    const row = await tx.first<Record<string, Value>>(`SELECT * FROM ${table} WHERE id = ?`, [id]);
    // The database computes `messages.listed`.
    const { id: own, listed: _computed, ...columns } = row ?? {};
    if (own !== id) throw new Error(`${table} has no row ${String(id)}.`);
    await tx.insertMany(
      table,
      others.map((other) => ({ ...columns, ...other })),
    );
  });

/** Returns a list of this many values. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
