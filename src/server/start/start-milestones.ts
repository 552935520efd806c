import { addServerState, findServerState } from '../../runtime/store/server-state.js';
import type { Tx } from '../../runtime/store/types.js';

/** Completed steps of the first start. Each is written in the transaction that completed it. */
export type Milestone = 'owner_id' | 'owner_announced';

const name = (milestone: Milestone): string => `first_start_${milestone}`;

export const findMilestone = (tx: Tx, milestone: Milestone): Promise<string | undefined> =>
  findServerState(tx, name(milestone));

export const writeMilestone = (tx: Tx, milestone: Milestone, value: string): Promise<void> =>
  addServerState(tx, name(milestone), value);
