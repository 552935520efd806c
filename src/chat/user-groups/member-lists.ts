import type { TxScope } from '../scope.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import type { User } from '../users/model/store.js';
import { loadDirectory } from '../users/user-directory-cache.js';
import { type Contents, contentsOf, groupsOf, inside, isFullMember } from './membership.js';
import { isDirectMember } from './store.js';
import type { GroupRow } from './view.js';
import { directSystemGroups, isInSystemGroup, isSystemGroupName } from './system-groups.js';
import { errors } from '../../../generated/errors.js';
import { inBatches, writeInBatches } from '../../runtime/store/rows.js';
import type { UserGroupsLocked } from '../../runtime/store/locks.js';
import { checkMembersExist } from './policy.js';

const listMembersAmong = statement((db, user_group_id: number, ids: readonly number[]) =>
  db('user_group_members').where({ user_group_id }).whereIn('user_id', ids).pluck('user_id'),
);

/** Returns those of the users who are direct members. */
const directMembers = async (
  tx: UserGroupsLocked,
  groupId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> =>
  new Set(await inBatches(ids, (batch) => listMembersAmong(tx, groupId, batch)));

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

const removeRows = statement((db, user_group_id: number, ids: readonly number[]) =>
  db('user_group_members').where({ user_group_id }).whereIn('user_id', ids).delete(),
);

/** Removes members of a group. Throws if a user is no direct member. Deactivated accounts can be removed. */
export const removeMembers = async (
  tx: UserGroupsLocked,
  groupId: number,
  ids: readonly number[],
): Promise<void> => {
  const present = await directMembers(tx, groupId, ids);
  const missing = ids.find((id) => !present.has(id));
  if (missing !== undefined) throw errors.notGroupMember({ user_id: missing });
  await writeInBatches(ids, (batch) => removeRows(tx, groupId, batch));
};

const ascending = (ids: Iterable<number>): number[] => [...ids].sort((one, other) => one - other);

const listDirectMembers = statement((db, user_group_id: number) =>
  db('user_group_members').where({ user_group_id }).pluck('user_id'),
);

const directContents = async (tx: Tx, { id, name }: GroupRow): Promise<Contents> => {
  const members = new Set(await listDirectMembers(tx, id));
  return { members, system: isSystemGroupName(name) ? [name] : [] };
};

/**
 * Returns the IDs of the members of a group, ascending, including deactivated accounts. The transaction must be a
 * snapshot.
 */
export const listMemberIds = async (
  scope: TxScope,
  group: GroupRow,
  onlyDirect: boolean,
): Promise<number[]> => {
  const { tx, services } = scope;
  const { members, system } = await (onlyDirect ? directContents(tx, group) : contentsOf(tx, [group.id]));
  if (system.length === 0) return ascending(members);
  for (const user of (await loadDirectory(scope)).users) {
    const isFull = isFullMember(services, user);
    const isIn = onlyDirect
      ? directSystemGroups(user.role, isFull).some((name) => system.includes(name))
      : system.some((name) => isInSystemGroup(name, user.role, isFull));
    if (isIn && !user.is_system_bot) members.add(user.id);
  }
  return ascending(members);
};

/** Whether a user is a member of a group. The server's own bots are in no group. */
export const isMember = async (
  scope: TxScope,
  group: GroupRow,
  user: User,
  onlyDirect: boolean,
): Promise<boolean> => {
  if (user.is_system_bot) return false;
  if (!onlyDirect) return (await groupsOf(scope, user)).has(group.id);
  return isSystemGroupName(group.name)
    ? directSystemGroups(user.role, isFullMember(scope.services, user)).includes(group.name)
    : isDirectMember(scope.tx, group.id, user.id);
};

const listDirectSubgroups = statement((db, user_group_id: number) =>
  db('user_group_subgroups').where({ user_group_id }).orderBy('subgroup_id').pluck('subgroup_id'),
);

/** Returns the IDs of the subgroups of a group, ascending. */
export const listSubgroupIds = async (tx: Tx, groupId: number, onlyDirect: boolean): Promise<number[]> => {
  if (onlyDirect) return listDirectSubgroups(tx, groupId);
  const rows = await tx.all<{ id: number }>(
    `${inside([groupId])} SELECT id FROM inside WHERE id <> ? ORDER BY id`,
    [groupId, groupId],
  );
  return rows.map(({ id }) => id);
};
