import type { Store, Tx } from '../../../src/runtime/store/types.js';

/** A query that takes hours on both engines and holds no lock and no memory. */
const HOURS = `WITH RECURSIVE step(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM step WHERE n < 1000)
  SELECT COUNT(*) AS n FROM step a, step b, step c, step d, step e`;

export const countForHours = (tx: Tx): Promise<unknown> => tx.all(HOURS);

/** Makes every query of a table take hours, until the returned function is called. */
export const slowDown = async (store: Store, table: string): Promise<() => Promise<void>> => {
  const run = (sql: string): Promise<unknown> => store.write((tx) => tx.run(sql));
  await run(`ALTER TABLE ${table} RENAME TO fast_${table}`);
  await run(
    `CREATE VIEW ${table} AS SELECT fast.* FROM (${HOURS}) AS slow LEFT JOIN fast_${table} AS fast ON slow.n > 0`,
  );
  return async () => {
    await run(`DROP VIEW ${table}`);
    await run(`ALTER TABLE fast_${table} RENAME TO ${table}`);
  };
};
