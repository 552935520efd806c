import { errors } from '../../../generated/errors.js';
import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { inBatches, writeInBatches } from '../../runtime/store/rows.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import { checkGroupsExist } from './policy.js';
import { inside } from './membership.js';
import type { UserGroupsLocked } from '../../runtime/store/locks.js';

const listDirect = statement((db, user_group_id: number) =>
  db('user_group_subgroups').where({ user_group_id }).pluck('subgroup_id'),
);

const removeRows = statement((db, user_group_id: number, ids: readonly number[]) =>
  db('user_group_subgroups').where({ user_group_id }).whereIn('subgroup_id', ids).delete(),
);

/** Whether `groupId` is one of the groups, or one of their direct or indirect subgroups. */
const contains = async (tx: Tx, groupIds: readonly number[], groupId: number): Promise<boolean> => {
  const found = await inBatches(groupIds, (batch) =>
    tx.all(`${inside(batch)} SELECT id FROM inside WHERE id = ?`, [...batch, groupId]),
  );
  return found.length > 0;
};

/**
 * Adds subgroups. Throws if that would form a cycle. The lock prevents two groups from becoming each other's subgroups.
 */
export const addSubgroups = async (
  tx: UserGroupsLocked,
  groupId: number,
  ids: readonly number[],
): Promise<void> => {
  await checkGroupsExist(tx, ids);
  const present = new Set(await listDirect(tx, groupId));
  const already = ids.find((id) => present.has(id));
  if (already !== undefined) throw errors.subgroupAlready({ user_group_id: already });
  checkCap(caps.subgroups, present.size + ids.length);
  if (await contains(tx, ids, groupId)) throw errors.subgroupCycle({ user_group_id: groupId });
  await tx.insertMany(
    'user_group_subgroups',
    ids.map((subgroup_id) => ({ user_group_id: groupId, subgroup_id })),
  );
};

export const removeSubgroups = async (
  tx: UserGroupsLocked,
  groupId: number,
  ids: readonly number[],
): Promise<void> => {
  await checkGroupsExist(tx, ids);
  const present = new Set(await listDirect(tx, groupId));
  const missing = ids.find((id) => !present.has(id));
  if (missing !== undefined) throw errors.subgroupMissing({ user_group_id: missing });
  await writeInBatches(ids, (batch) => removeRows(tx, groupId, batch));
};
