/**
 * What makes an engine read in the order that a statement was planned for. The engines choose other indexes by themselves, which
 * EXPLAIN shows; test/runtime/store/plans-of-*.test.ts hold the plans.
 */
import type { Dialect } from './types.js';

/** SQL: reads a table by its ID, in the order of the IDs. */
export const BY_ID: Readonly<Record<Dialect, string>> = {
  mysql: 'FORCE INDEX (PRIMARY)',
  sqlite: 'NOT INDEXED',
};

/** SQL: has the engine use this index. */
export const onlyIndex = (dialect: Dialect, index: string): string =>
  dialect === 'mysql' ? `FORCE INDEX (${index})` : `INDEXED BY ${index}`;

/** SQL: has MySQL and MariaDB use an index, if there is one. SQLite chooses it by itself. */
export const usingIndex = (dialect: Dialect, index: string | undefined): string =>
  dialect === 'mysql' && index !== undefined ? onlyIndex(dialect, index) : '';
