import type { Tx } from './types.js';

/** Makes the next generated ID of a table greater by `count`, so that IDs which were given before are not given again. */
export const skipIds = async (tx: Tx, table: string, count: number): Promise<void> => {
  if (tx.dialect === 'sqlite') {
    await tx.run('UPDATE sqlite_sequence SET seq = seq + ? WHERE name = ?', [count, table]);
    return;
  }
  const row = await tx.first<{ id: number | null }>(`SELECT MAX(id) AS id FROM ${table}`);
  // DDL ends the transaction on MySQL. A second run only skips more.
  await tx.run(`ALTER TABLE ${table} AUTO_INCREMENT = ${(row?.id ?? 0) + count + 1}`);
};
