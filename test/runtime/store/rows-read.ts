import type { Store, Tx } from '../../../src/runtime/store/types.js';

/**
 * Returns the number of rows that the session has read from tables, indexes and temporary tables, and those that it has
 * compared inside an index. Not on SQLite.
 */
const rowsRead = async (tx: Tx): Promise<number> => {
  const counters = await tx.all<{ Value: string }>(
    "SHOW SESSION STATUS WHERE Variable_name LIKE 'Handler\\_read\\_%' OR Variable_name = 'Handler_icp_attempts'",
  );
  return counters.reduce((sum, { Value }) => sum + Number(Value), 0);
};

/** Returns the rows read by the work alone, without those read to query the counters. */
export const rowsReadBy = (store: Store, work: (tx: Tx) => Promise<unknown>): Promise<number> =>
  store.write(async (tx) => {
    const first = await rowsRead(tx);
    const second = await rowsRead(tx);
    await work(tx);
    return (await rowsRead(tx)) - second - (second - first);
  });
