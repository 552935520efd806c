import { statement } from '../store/statement.js';
import type { RowOf, Tx } from '../store/types.js';

/** Which request a row belongs to. */
export type RetryKey = Readonly<Pick<RowOf<'retries'>, 'user_id' | 'key_hash'>>;

export type RetryRow = Readonly<Pick<RowOf<'retries'>, 'request_hash' | 'created_at' | 'response'>>;

export const findRetry = statement((db, { user_id, key_hash }: RetryKey) =>
  db('retries').where({ user_id, key_hash }).first('request_hash', 'created_at', 'response'),
);

const findById = statement((db, id: number) =>
  db('retries').where({ id }).first('request_hash', 'created_at', 'response'),
);

/**
 * Inserts a row without a response, or waits for the transaction that inserted it. Returns the ID and the row, which has
 * a response if another request inserted it.
 */
export const claimRetry = async (
  tx: Tx,
  key: RetryKey,
  values: Omit<RetryRow, 'response'>,
): Promise<{ id: number; row: RetryRow | undefined }> => {
  const id = await tx.insertOrFind('retries', { ...key, ...values }, ['user_id', 'key_hash']);
  return { id, row: await findById(tx, id) };
};

export const writeRetry = statement((db, id: number, { request_hash, created_at, response }: RetryRow) =>
  db('retries').where({ id }).update({ request_hash, created_at, response }),
);

const listOlder = statement((db, before: number, most: number) =>
  db('retries').where('created_at', '<', before).orderBy('created_at').limit(most).pluck('id'),
);

const removeOlder = statement((db, before: number, ids: readonly number[]) =>
  db('retries').where('created_at', '<', before).whereIn('id', ids).delete(),
);

/** Deletes up to `most` rows that are older. Returns how many. */
export const removeRetries = async (tx: Tx, before: number, most: number): Promise<number> => {
  const ids = await listOlder(tx, before, most);
  if (ids.length === 0) return 0;
  // A request may use the key of an expired row again meanwhile.
  await removeOlder(tx, before, ids);
  return ids.length;
};
