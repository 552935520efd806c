import { errors } from '../../../generated/errors.js';
import { organizationSettings, type SettingRow } from '../../../generated/settings.js';
import { type Actor, hasRole } from '../../runtime/identity/actor.js';
import { findOrganization, type OrganizationSettings } from '../organization/store.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import { isDirectMember } from './store.js';
import { type GroupSettingValue, readValue } from './view.js';
import { paced } from '../../lib/event-loop.js';
import { permissionSettings } from '../organization/permission-settings.js';

/** Whether the value of a setting names one of the groups. */
const names = (value: GroupSettingValue, groups: ReadonlySet<number>): boolean =>
  typeof value === 'number' ? groups.has(value) : value.direct_subgroups.some((id) => groups.has(id));

const realmPermissions = Object.keys(permissionSettings.realm) as (keyof typeof permissionSettings.realm)[];

/** Most uses that an error names. */
const MOST_NAMED = 10;

/** Returns the settings of the organization that grant a permission to the group. */
const settingsWith = async (tx: Tx, groups: ReadonlySet<number>): Promise<string[]> => {
  const organization = await findOrganization(tx);
  return realmPermissions.filter((name) => organization && names(organization.settings[name], groups));
};

const listOtherGroups = statement((db, groupId: number) =>
  db('user_groups')
    .where({ is_system_group: 0 })
    .where('id', '<>', groupId)
    .orderBy('id')
    .select('id', 'can_mention_group'),
);

/** Returns the IDs of the other groups that members of the group may mention for this reason. */
const mentionableBy = async (tx: Tx, groupId: number): Promise<number[]> => {
  const others = await listOtherGroups(tx, groupId);
  const groups = new Set([groupId]);
  const named = await paced(others, (other) => names(readValue(other), groups));
  return others.filter((_, index) => named[index]).map(({ id }) => id);
};

const listDirectlyContaining = statement((db, groupId: number) =>
  db('user_group_subgroups').where({ subgroup_id: groupId }).orderBy('user_group_id').pluck('user_group_id'),
);

/** Throws if a permission is granted to the group, or if it is a subgroup. */
export const checkUnused = async (tx: Tx, groupId: number): Promise<void> => {
  const uses = [
    ...(await settingsWith(tx, new Set([groupId]))),
    ...(await mentionableBy(tx, groupId)).map((id) => `can_mention_group of group ${id}`),
    ...(await listDirectlyContaining(tx, groupId)).map((id) => `subgroup of group ${id}`),
  ];
  if (uses.length > 0) throw errors.userGroupInUse({ uses: uses.slice(0, MOST_NAMED).join(', ') });
};

/** Returns the IDs of the group and of every group that contains it, directly or through other groups. */
const listContaining = async (tx: Tx, groupId: number): Promise<ReadonlySet<number>> => {
  const rows = await tx.all<{ id: number }>(
    `WITH RECURSIVE containing (id) AS (
       SELECT id FROM user_groups WHERE id = ?
       UNION
       SELECT s.user_group_id FROM user_group_subgroups s JOIN containing ON containing.id = s.subgroup_id
     )
     SELECT id FROM containing`,
    [groupId],
  );
  return new Set(rows.map(({ id }) => id));
};

const rows: readonly SettingRow[] = organizationSettings;

/** Whether the organization grants a permission to the groups that the user could not grant by `PATCH /realm`. */
const isGrantedAbove = (
  { role }: Actor,
  settings: OrganizationSettings,
  groups: ReadonlySet<number>,
): boolean =>
  realmPermissions.some((name) => {
    const least = rows.find((row) => row.name === name)?.role ?? 'administrator';
    return names(settings[name], groups) && !hasRole(role, least);
  });

const listMadeGroups = statement((db) =>
  db('user_groups').where({ is_system_group: 0 }).select('id', 'can_mention_group'),
);

/** Whether the groups may mention a group that the user may not change. */
const isMentionAbove = async (tx: Tx, actor: Actor, groups: ReadonlySet<number>): Promise<boolean> => {
  if (hasRole(actor.role, 'moderator')) return false;
  for (const group of await listMadeGroups(tx)) {
    if (names(readValue(group), groups) && !(await isDirectMember(tx, group.id, actor.id))) return true;
  }
  return false;
};

/**
 * Throws if the group carries a permission, directly or as a subgroup, that the user may not grant. Each subgroup gives
 * the permission to its members. A user who may not grant it may not take it away either.
 */
export const checkMayChangeHolders = async (tx: Tx, actor: Actor, groupId: number): Promise<void> => {
  const organization = await findOrganization(tx);
  const groups = await listContaining(tx, groupId);
  const isAbove = organization !== undefined && isGrantedAbove(actor, organization.settings, groups);
  if (isAbove || (await isMentionAbove(tx, actor, groups))) throw errors.insufficientPermission();
};
