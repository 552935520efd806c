import { errors } from '../../../generated/errors.js';
import { groupBy } from '../../lib/sorted-ids.js';
import type { TxScope } from '../scope.js';
import { nameKey } from '../../lib/name-key.js';
import type { Tx, Value } from '../../runtime/store/types.js';
import { loadDirectory } from '../users/user-directory-cache.js';
import { ofUserAndBots } from '../../runtime/identity/actor.js';
import { isFullMember } from './membership.js';
import { directSystemGroups } from './system-groups.js';
import { type GroupRow, type GroupSettingValue, type UserGroup, viewUserGroup } from './view.js';
import type { UserGroupsLocked } from '../../runtime/store/locks.js';

const GROUP_COLUMNS = 'id, name, description, is_system_group, can_mention_group';

interface Pair<Of> {
  readonly of: Of;
  readonly id: number;
}

const collect = <Of>(pairs: readonly Pair<Of>[]): ReadonlyMap<Of, number[]> =>
  new Map([...groupBy(pairs, ({ of }) => of)].map(([of, group]) => [of, group.map(({ id }) => id)]));

/** Returns the direct members of the system groups, by name of the group. */
const systemGroupMembers = async (scope: TxScope): Promise<ReadonlyMap<string, number[]>> => {
  const { users } = await loadDirectory(scope);
  const people = users.filter(({ is_system_bot }) => !is_system_bot);
  return collect(
    people.flatMap((person) =>
      directSystemGroups(person.role, isFullMember(scope.services, person)).map((of): Pair<string> => ({
        of,
        id: person.id,
      })),
    ),
  );
};

/** Returns every user group, ordered by ID, with four statements. */
export const loadUserGroups = async (scope: TxScope): Promise<UserGroup[]> => {
  const { tx } = scope;
  const rows = await tx.all<GroupRow>(`SELECT ${GROUP_COLUMNS} FROM user_groups ORDER BY id`);
  const members = collect(
    await tx.all<Pair<number>>(
      'SELECT user_group_id AS `of`, user_id AS id FROM user_group_members ORDER BY user_id',
    ),
  );
  const subgroups = collect(
    await tx.all<Pair<number>>(
      'SELECT user_group_id AS `of`, subgroup_id AS id FROM user_group_subgroups ORDER BY subgroup_id',
    ),
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

export const findUserGroup = (tx: Tx, id: number): Promise<GroupRow | undefined> =>
  tx.first<GroupRow>(`SELECT ${GROUP_COLUMNS} FROM user_groups WHERE id = ?`, [id]);

/** Returns the group. Throws if it does not exist. */
export const findExistingGroup = async (tx: Tx, id: number): Promise<GroupRow> => {
  const group = await findUserGroup(tx, id);
  if (!group) throw errors.invalidUserGroup();
  return group;
};

export const findUserGroupByKey = (tx: Tx, key: string): Promise<GroupRow | undefined> =>
  tx.first<GroupRow>(`SELECT ${GROUP_COLUMNS} FROM user_groups WHERE name_key = ?`, [key]);

/** Whether a user is a direct member of the group. Members of subgroups do not count. */
export const isDirectMember = async (tx: Tx, groupId: number, userId: number): Promise<boolean> =>
  (await tx.first('SELECT user_id FROM user_group_members WHERE user_group_id = ? AND user_id = ?', [
    groupId,
    userId,
  ])) !== undefined;

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
export const countGroupsOf = async (tx: Tx, person: number): Promise<number> =>
  (
    await tx.first<{ found: number }>(
      `SELECT COUNT(*) AS found FROM user_groups WHERE ${ofUserAndBots('creator_id')}`,
      [person, person],
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

/** Deletes a group with its lists of members and subgroups. */
export const deleteGroupRows = async (tx: Tx, id: number): Promise<void> => {
  await tx.run('DELETE FROM user_group_members WHERE user_group_id = ?', [id]);
  await tx.run('DELETE FROM user_group_subgroups WHERE user_group_id = ?', [id]);
  await tx.run('DELETE FROM user_groups WHERE id = ?', [id]);
};
