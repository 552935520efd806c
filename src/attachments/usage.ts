import type { Tx } from '../store/types.js';
import { ofPerson } from '../users/model/cap-owner.js';

/** Number and bytes of files. */
export interface Usage {
  readonly files: number;
  readonly bytes: number;
}

/** Adds to what a user has, or takes from it. Called by whatever inserts or deletes rows of `attachments`. */
export const addUsage = async (tx: Tx, user_id: number, { files, bytes }: Usage): Promise<void> => {
  const { changes } = await tx.run(
    'UPDATE upload_usage SET files = files + ?, bytes = bytes + ? WHERE user_id = ?',
    [files, bytes, user_id],
  );
  if (changes === 0) await tx.insertMany('upload_usage', [{ user_id, files, bytes }]);
};

const readUsage = async (tx: Tx, where = '', values: readonly number[] = []): Promise<Usage> => {
  const row = await tx.first<Record<keyof Usage, number | string | null>>(
    `SELECT SUM(files) AS files, SUM(bytes) AS bytes FROM upload_usage${where}`,
    values,
  );
  return { files: Number(row?.files ?? 0), bytes: Number(row?.bytes ?? 0) };
};

/** The files of all users. */
export const totalUsage = (tx: Tx): Promise<Usage> => readUsage(tx);

/** The files of a person and their bots. */
export const usageOf = (tx: Tx, person: number): Promise<Usage> =>
  readUsage(tx, ` WHERE ${ofPerson('user_id')}`, [person, person]);
