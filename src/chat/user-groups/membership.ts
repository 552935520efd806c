import { DAY } from '../../lib/clock.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import {
  directSystemGroups,
  isInSystemGroup,
  isSystemGroupName,
  type GroupUser,
  type SystemGroupName,
  systemGroupOf,
} from './system-groups.js';
import type { GroupSettingValue } from './view.js';

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

const listActivePeople = statement((db) =>
  db('users').where({ is_active: 1, is_system_bot: 0 }).select('id', 'role', 'date_joined'),
);

/** Returns the IDs of all active members of these groups, including members of subgroups. */
export const memberIdsOf = async (
  { tx, services }: TxScope,
  groupIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (groupIds.length === 0) return new Set();
  const { members, system } = await contentsOf(tx, groupIds);
  if (system.length === 0) return members;
  for (const user of await listActivePeople(tx)) {
    const isMember = system.some((name) => isInSystemGroup(name, user.role, isFullMember(services, user)));
    if (isMember) members.add(user.id);
  }
  return members;
};

/** Whether a member is past a waiting period of this many days. */
export const isPastWaiting = (
  { clock }: Services,
  { date_joined }: Pick<GroupUser, 'date_joined'>,
  days: number,
): boolean => date_joined + days * DAY <= clock.seconds();

/** Whether a member is past the organization's waiting period, if there is one. */
export const isFullMember = (services: Services, user: Pick<GroupUser, 'date_joined'>): boolean =>
  isPastWaiting(services, user, services.organization.current.settings.waiting_period_threshold);

/** The groups that the numbers of a policy allow. For posting, 1 is everyone. */
const policyGroups: Readonly<Record<number, SystemGroupName>> = {
  1: 'role:members',
  2: 'role:administrators',
  3: 'role:fullmembers',
  4: 'role:moderators',
};

export const isWithinPolicy = (services: Services, user: GroupUser, policy: number): boolean =>
  isInSystemGroup(policyGroups[policy] ?? 'role:nobody', user.role, isFullMember(services, user));

/** Returns the IDs of every group to which a user belongs, directly or through subgroups, with one statement. */
export const groupsOf = async ({ tx, services }: TxScope, user: GroupUser): Promise<ReadonlySet<number>> => {
  const direct = directSystemGroups(user.role, isFullMember(services, user));
  const rows = await tx.all<{ id: number }>(
    `WITH RECURSIVE containing (id) AS (
       SELECT id FROM (
         SELECT user_group_id AS id FROM user_group_members WHERE user_id = ?
         UNION SELECT id FROM user_groups WHERE is_system_group = 1 AND name IN (${direct.map(() => '?').join(', ')})
       ) AS direct_groups
       UNION
       SELECT s.user_group_id FROM user_group_subgroups s JOIN containing ON containing.id = s.subgroup_id
     )
     SELECT id FROM containing`,
    [user.id, ...direct],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Whether the value names the user, or a group to which the user belongs. */
const isNamed = async (
  scope: TxScope,
  user: GroupUser,
  { direct_members, direct_subgroups }: Exclude<GroupSettingValue, number>,
): Promise<boolean> => {
  if (direct_members.includes(user.id)) return true;
  const groups = await groupsOf(scope, user);
  return direct_subgroups.some((id) => groups.has(id));
};

/** Returns the owner of a bot, if that account is active. */
const findOwner = statement((db, ownerId: number) =>
  db('users').where({ id: ownerId, is_active: 1 }).first('id', 'role', 'date_joined'),
);

/**
 * Whether a setting is granted to a user, including members of subgroups. Most settings name system groups. These
 * depend on the role alone and need no statement. A grant to a bot by other groups counts only if its owner has it too.
 */
export const isInGroup = async (
  scope: TxScope,
  user: GroupUser,
  value: GroupSettingValue,
): Promise<boolean> => {
  const { tx, services } = scope;
  const system = typeof value === 'object' ? undefined : await systemGroupOf(scope, value);
  if (system !== undefined) return isInSystemGroup(system, user.role, isFullMember(services, user));
  const named = typeof value === 'object' ? value : { direct_members: [], direct_subgroups: [value] };
  if (!(await isNamed(scope, user, named))) return false;
  if (!user.bot_owner_id) return true;
  const owner = await findOwner(tx, user.bot_owner_id);
  return owner !== undefined && isNamed(scope, owner, named);
};
