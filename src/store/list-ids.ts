import type { Tx, Value } from './types.js';

/**
 * Returns the column `id` of a query. On SQLite it is read as one list, since the driver takes far longer for a row than
 * SQLite does.
 */
export const listIds = async (tx: Tx, sql: string, values: readonly Value[]): Promise<number[]> => {
  if (tx.dialect === 'mysql') return (await tx.all<{ id: number }>(sql, values)).map(({ id }) => id);
  const row = await tx.first<{ ids: string }>(`SELECT json_group_array(id) AS ids FROM (${sql})`, values);
  return JSON.parse(row?.ids ?? '[]') as number[];
};
