import type { Tx } from '../store/types.js';
import { findPositions } from './store.js';

/** A place in the log, as a transaction read it. */
export interface LogPlace {
  readonly id: number;
  /** The UUID of the transaction that wrote the entry. Undefined if the log has no entry there, and on SQLite. */
  readonly transaction: string | undefined;
}

export const readPlace = async (tx: Tx, id: number): Promise<LogPlace> => {
  // SQLite shows only what is on the disk.
  if (tx.dialect === 'sqlite') return { id, transaction: undefined };
  const row = await tx.first<{ uuid: string }>('SELECT transaction_id AS uuid FROM events WHERE id = ?', [
    id,
  ]);
  return { id, transaction: row?.uuid };
};

/** Returns the end of the log. */
export const findEnd = async (tx: Tx): Promise<LogPlace> => readPlace(tx, (await findPositions(tx)).last_id);

/**
 * Returns whether the log is still the same up to a place. MariaDB shows a transaction before it is on the disk, and a crash
 * takes it back. If this returns true in a transaction that commits, everything up to the place is on the disk.
 */
export const isUnchanged = async (tx: Tx, place: LogPlace): Promise<boolean> =>
  (await readPlace(tx, place.id)).transaction === place.transaction;
