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

/**
 * The placeholder of an integer, for a column in ORDER BY. MariaDB gets each number as a DOUBLE. Without the cast it does not
 * take the column as constant, and sorts all rows of an index instead of reading its end.
 */
export const INTEGER = 'CAST(? AS UNSIGNED)';

/** The join that reads the left table first. Engines that expect few rows on the right begin there otherwise. */
export const JOIN_IN_ORDER: Readonly<Record<Dialect, string>> = {
  sqlite: 'CROSS JOIN',
  mysql: 'STRAIGHT_JOIN',
};

/** SQL: a column that the engine cannot look up in an index, so that it takes the one that the statement was planned for. */
export const notLookedUp = (column: string): string => `${column} + 0`;
