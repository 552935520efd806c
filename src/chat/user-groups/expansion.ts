import type { TxScope } from '../scope.js';
import type { Tx } from '../../runtime/store/types.js';
import { isFullMember } from './membership.js';
import { isInSystemGroup, isSystemGroupName, type Person, type SystemGroupName } from './system-groups.js';

/** Returns an SQL table `inside` with the IDs of the groups and all their subgroups. */
export const inside = (groupIds: readonly number[]): string =>
  `WITH RECURSIVE inside (id) AS (
     SELECT id FROM user_groups WHERE id IN (${groupIds.map(() => '?').join(', ')})
     UNION
     SELECT s.subgroup_id FROM user_group_subgroups s JOIN inside ON inside.id = s.user_group_id
   )`;

/** The direct members of some groups, and the names of those that are system groups. */
export interface Contents {
  readonly members: Set<number>;
  readonly system: readonly SystemGroupName[];
}

/** Returns the contents of the groups and all their subgroups, with one statement. */
export const contentsOf = async (tx: Tx, groupIds: readonly number[]): Promise<Contents> => {
  const rows = await tx.all<{ user_id: number | null; name: string; is_system_group: number }>(
    `${inside(groupIds)}
     SELECT m.user_id, g.name, g.is_system_group FROM inside
     JOIN user_groups g ON g.id = inside.id
     LEFT JOIN user_group_members m ON m.user_group_id = inside.id`,
    groupIds,
  );
  const members = new Set(rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])));
  const system = rows.flatMap(({ name, is_system_group }) =>
    is_system_group && isSystemGroupName(name) ? [name] : [],
  );
  return { members, system };
};

/** Returns the IDs of all active members of these groups, including members of subgroups. */
export const memberIdsOf = async (
  { tx, services }: TxScope,
  groupIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (groupIds.length === 0) return new Set();
  const { members, system } = await contentsOf(tx, groupIds);
  if (system.length === 0) return members;
  const people = await tx.all<Person>(
    'SELECT id, role, date_joined FROM users WHERE is_active = 1 AND is_system_bot = 0',
  );
  for (const person of people) {
    const isMember = system.some((name) =>
      isInSystemGroup(name, person.role, isFullMember(services, person)),
    );
    if (isMember) members.add(person.id);
  }
  return members;
};
