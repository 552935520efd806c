import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import { ofUserAndBots } from '../../runtime/identity/actor.js';

/** The number of files and their total size in bytes. */
export interface Usage {
  readonly files: number;
  readonly bytes: number;
}

const increase = statement((db, userId: number, files: number, bytes: number) =>
  db('upload_usage').where({ user_id: userId }).increment({ files, bytes }),
);

/**
 * Adds to a user's usage, or subtracts negative values. Every insert into or delete from `attachments` must call this.
 */
export const addUsage = async (tx: Tx, user_id: number, { files, bytes }: Usage): Promise<void> => {
  const changes = await increase(tx, user_id, files, bytes);
  if (changes === 0) await tx.insertMany('upload_usage', [{ user_id, files, bytes }]);
};

const findUsage = async (tx: Tx, where = '', values: readonly number[] = []): Promise<Usage> => {
  const row = await tx.first<Record<keyof Usage, number | string | null>>(
    `SELECT SUM(files) AS files, SUM(bytes) AS bytes FROM upload_usage${where}`,
    values,
  );
  return { files: Number(row?.files ?? 0), bytes: Number(row?.bytes ?? 0) };
};

/** Returns the usage of all users together. */
export const totalUsage = (tx: Tx): Promise<Usage> => findUsage(tx);

/** Returns the usage of a user and their bots together. */
export const usageOf = (tx: Tx, person: number): Promise<Usage> =>
  findUsage(tx, ` WHERE ${ofUserAndBots('user_id')}`, [person, person]);
