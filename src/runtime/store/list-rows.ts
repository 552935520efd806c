import type { Tx, Value } from './types.js';

/** Returns a query's only column, which is an expression over the rows of `sql`, as one list of JSON. */
const asOneList = async (
  tx: Tx,
  expression: string,
  sql: string,
  values: readonly Value[],
): Promise<unknown> => {
  const row = await tx.first<{ list: string }>(
    `SELECT json_group_array(${expression}) AS list FROM (${sql})`,
    values,
  );
  return JSON.parse(row?.list ?? '[]');
};

/**
 * Returns the column `id` of a query. On SQLite it is read as one list, since the driver takes far longer for a row than
 * SQLite does.
 */
export const listIds = async (tx: Tx, sql: string, values: readonly Value[]): Promise<number[]> => {
  if (tx.dialect === 'mysql') return (await tx.all<{ id: number }>(sql, values)).map(({ id }) => id);
  return (await asOneList(tx, 'id', sql, values)) as number[];
};

/**
 * Returns the rows of a query, in any order, like `listIds`. `columns` are all its columns: texts and integers. The rows are
 * in memory at once and twice, so they must be few or short.
 */
export const listRows = async <R extends object>(
  tx: Tx,
  columns: readonly (keyof R & string)[],
  sql: string,
  values: readonly Value[],
): Promise<R[]> => {
  if (tx.dialect === 'mysql') return tx.all<R>(sql, values);
  const rows = (await asOneList(tx, `json_array(${columns.join(', ')})`, sql, values)) as unknown[][];
  return rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as R);
};
