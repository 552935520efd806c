import type { Tx } from '../../runtime/store/types.js';

/** Completed steps of the first start. Each is written in the transaction that completed it. */
export type Milestone = 'owner_id' | 'owner_announced';

const name = (milestone: Milestone): string => `first_start_${milestone}`;

export const findMilestone = async (tx: Tx, milestone: Milestone): Promise<string | undefined> =>
  (await tx.first<{ value: string }>('SELECT value FROM server_state WHERE name = ?', [name(milestone)]))
    ?.value;

export const writeMilestone = async (tx: Tx, milestone: Milestone, value: string): Promise<void> => {
  await tx.insertMany('server_state', [{ name: name(milestone), value }]);
};
