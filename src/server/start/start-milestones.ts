import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';

/** Completed steps of the first start. Each is written in the transaction that completed it. */
export type Milestone = 'owner_id' | 'owner_announced';

const name = (milestone: Milestone): string => `first_start_${milestone}`;

const findValue = statement((db, key: string) => db('server_state').where({ name: key }).first('value'));

export const findMilestone = async (tx: Tx, milestone: Milestone): Promise<string | undefined> =>
  (await findValue(tx, name(milestone)))?.value;

export const writeMilestone = async (tx: Tx, milestone: Milestone, value: string): Promise<void> => {
  await tx.insertMany('server_state', [{ name: name(milestone), value }]);
};
