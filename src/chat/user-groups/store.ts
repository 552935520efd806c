import { errors } from '../../../generated/errors.js';
import { groupBy } from '../../lib/sorted-ids.js';
import type { TxScope } from '../scope.js';
import { nameKey } from '../../lib/name-key.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx, Value } from '../../runtime/store/types.js';
import { loadDirectory } from '../users/user-directory-cache.js';
import { ofUserAndBots } from '../../runtime/identity/actor.js';
import { isFullMember } from './membership.js';
import { directSystemGroups, systemGroupNames } from './system-groups.js';
import {
  groupColumns,
  type GroupRow,
  type GroupSettingValue,
  type UserGroup,
  viewUserGroup,
} from './view.js';
import type { UserGroupsLocked } from '../../runtime/store/locks.js';

interface Pair {
  readonly of: number;
  readonly id: number;
}

const collect = (pairs: readonly Pair[]): ReadonlyMap<number, number[]> =>
  new Map([...groupBy(pairs, ({ of }) => of)].map(([of, group]) => [of, group.map(({ id }) => id)]));

/** Returns the direct members of the system groups, by name of the group. */
const systemGroupMembers = async (scope: TxScope): Promise<ReadonlyMap<string, number[]>> => {
  const { users } = await loadDirectory(scope);
  const members = new Map(systemGroupNames.map((name) => [name as string, [] as number[]]));
  for (const user of users) {
    if (user.is_system_bot) continue;
    const names = directSystemGroups(user.role, isFullMember(scope.services, user));
    for (const name of names) members.get(name)?.push(user.id);
  }
  return members;
};

const listGroups = statement((db) =>
  db('user_groups')
    .orderBy('id')
    .select(...groupColumns),
);

const listMembers = statement((db) =>
  db('user_group_members').orderBy('user_id').select('user_group_id', 'user_id'),
);

const listSubgroups = statement((db) =>
  db('user_group_subgroups').orderBy('subgroup_id').select('user_group_id', 'subgroup_id'),
);

/** Returns every user group, ordered by ID, with four statements. */
export const loadUserGroups = async (scope: TxScope): Promise<UserGroup[]> => {
  const { tx } = scope;
  const rows = await listGroups(tx);
  const members = collect((await listMembers(tx)).map(({ user_group_id: of, user_id: id }) => ({ of, id })));
  const subgroups = collect(
    (await listSubgroups(tx)).map(({ user_group_id: of, subgroup_id: id }) => ({ of, id })),
  );
  const byRole = await systemGroupMembers(scope);
  return rows.map((row) =>
    viewUserGroup(
      row,
      (row.is_system_group ? byRole.get(row.name) : members.get(row.id)) ?? [],
      subgroups.get(row.id) ?? [],
    ),
  );
};

export const findUserGroup = statement((db, id: number) =>
  db('user_groups')
    .where({ id })
    .first(...groupColumns),
);

/** Returns the group. Throws if it does not exist. */
export const findExistingGroup = async (tx: Tx, id: number): Promise<GroupRow> => {
  const group = await findUserGroup(tx, id);
  if (!group) throw errors.invalidUserGroup();
  return group;
};

export const findUserGroupByKey = statement((db, name_key: string) =>
  db('user_groups')
    .where({ name_key })
    .first(...groupColumns),
);

const findMember = statement((db, user_group_id: number, user_id: number) =>
  db('user_group_members').where({ user_group_id, user_id }).first('user_id'),
);

/** Whether a user is a direct member of the group. Members of subgroups do not count. */
export const isDirectMember = async (tx: Tx, groupId: number, userId: number): Promise<boolean> =>
  (await findMember(tx, groupId, userId)) !== undefined;

/** Serializes changes of groups, because names must be unique and subgroups must not form a cycle. */
export const lockUserGroups = async <S extends TxScope>(scope: S): Promise<S & TxScope<UserGroupsLocked>> => {
  await scope.tx.lock('user_groups');
  return scope as S & TxScope<UserGroupsLocked>;
};

export interface NewGroup {
  readonly name: string;
  readonly description: string;
  readonly creator_id: number;
  readonly date_created: number;
  readonly can_mention_group: GroupSettingValue;
}

/** Inserts a group with its members. Returns its ID. */
export const insertUserGroup = async (
  tx: Tx,
  group: NewGroup,
  members: readonly number[],
): Promise<number> => {
  const id = await tx.insert('user_groups', {
    ...group,
    name_key: nameKey(group.name),
    can_mention_group: JSON.stringify(group.can_mention_group),
  });
  await tx.insertMany(
    'user_group_members',
    members.map((user_id) => ({ user_group_id: id, user_id })),
  );
  return id;
};

/** Returns the number of groups, including the system groups. */
export const countGroups = async (tx: Tx): Promise<number> =>
  (await tx.first<{ found: number }>('SELECT COUNT(*) AS found FROM user_groups'))?.found ?? 0;

/** Returns the number of groups that a user and their bots created. */
export const countGroupsOf = async (tx: Tx, user: number): Promise<number> =>
  (
    await tx.first<{ found: number }>(
      `SELECT COUNT(*) AS found FROM user_groups WHERE ${ofUserAndBots('creator_id')}`,
      [user, user],
    )
  )?.found ?? 0;

/** The changed fields of a group. */
export interface GroupChange {
  name?: string;
  description?: string;
  can_mention_group?: GroupSettingValue;
}

export const updateGroupRow = async (tx: Tx, id: number, change: GroupChange): Promise<void> => {
  const { name, description, can_mention_group } = change;
  const row: Record<string, Value> = {
    ...(name !== undefined && { name, name_key: nameKey(name) }),
    ...(description !== undefined && { description }),
    ...(can_mention_group !== undefined && { can_mention_group: JSON.stringify(can_mention_group) }),
  };
  await tx.from('user_groups').where({ id }).update(row);
};

const removeMembersOf = statement((db, user_group_id: number) =>
  db('user_group_members').where({ user_group_id }).delete(),
);

const removeSubgroupsOf = statement((db, user_group_id: number) =>
  db('user_group_subgroups').where({ user_group_id }).delete(),
);

const removeGroup = statement((db, id: number) => db('user_groups').where({ id }).delete());

/** Deletes a group with its lists of members and subgroups. */
export const deleteGroupRows = async (tx: Tx, id: number): Promise<void> => {
  await removeMembersOf(tx, id);
  await removeSubgroupsOf(tx, id);
  await removeGroup(tx, id);
};
