import { errors } from '../../../generated/errors.js';
import { inBatches, writeInBatches } from '../../runtime/store/in-batches.js';
import { placeholders } from '../../runtime/store/placeholders.js';
import type { UserGroupsLocked } from '../../runtime/store/locks.js';
import { checkMembersExist } from './existence.js';

/** Returns those of the users who are direct members. */
const directMembers = async (
  tx: UserGroupsLocked,
  groupId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await inBatches(ids, (batch) =>
    tx.all<{ id: number }>(
      `SELECT user_id AS id FROM user_group_members
       WHERE user_group_id = ? AND user_id IN (${placeholders(batch)})`,
      [groupId, ...batch],
    ),
  );
  return new Set(rows.map(({ id }) => id));
};

/** Adds users to a group. Throws if one is a member already, or no active account. */
export const addMembers = async (
  tx: UserGroupsLocked,
  groupId: number,
  ids: readonly number[],
): Promise<void> => {
  await checkMembersExist(tx, ids);
  const present = await directMembers(tx, groupId, ids);
  const already = ids.find((id) => present.has(id));
  if (already !== undefined) throw errors.alreadyGroupMember({ user_id: already });
  await tx.insertMany(
    'user_group_members',
    ids.map((user_id) => ({ user_group_id: groupId, user_id })),
  );
};

/** Removes members of a group. Throws if a user is no direct member. Deactivated accounts can be removed. */
export const removeMembers = async (
  tx: UserGroupsLocked,
  groupId: number,
  ids: readonly number[],
): Promise<void> => {
  const present = await directMembers(tx, groupId, ids);
  const missing = ids.find((id) => !present.has(id));
  if (missing !== undefined) throw errors.notGroupMember({ user_id: missing });
  await writeInBatches(ids, (batch) =>
    tx.run(`DELETE FROM user_group_members WHERE user_group_id = ? AND user_id IN (${placeholders(batch)})`, [
      groupId,
      ...batch,
    ]),
  );
};
