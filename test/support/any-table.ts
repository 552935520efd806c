import type { Tx } from '../../src/runtime/store/types.js';

type Row = Readonly<Record<string, unknown>>;

/** What writes rows, for tables and columns that the types do not have. */
interface AnyTable {
  insert(table: string, row: Row): Promise<number>;
  insertMany(table: string, rows: readonly Row[]): Promise<void>;
  upsertMany(table: string, rows: readonly Row[], key: readonly string[]): Promise<void>;
  lock(table: string): Promise<void>;
  from(table: string): ReturnType<Tx['from']>;
}

export const anyTable = (tx: Tx): AnyTable => tx;
