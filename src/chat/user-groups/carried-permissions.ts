import { errors } from '../../../generated/errors.js';
import { organizationSettings, type SettingRow } from '../../../generated/settings.js';
import { hasRole, type Actor } from '../../runtime/identity/actor.js';
import { findOrganization, type OrganizationSettings } from '../organization/store.js';
import type { Tx } from '../../runtime/store/types.js';
import { isDirectMember } from './store.js';
import type { GroupRow } from './view.js';
import { names, realmPermissions } from './uses.js';
import { readValue } from './view.js';

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

/** Whether the groups may mention a group that the user may not change. */
const isMentionAbove = async (tx: Tx, actor: Actor, groups: ReadonlySet<number>): Promise<boolean> => {
  if (hasRole(actor.role, 'moderator')) return false;
  const mentioned = await tx.all<Pick<GroupRow, 'id' | 'can_mention_group'>>(
    'SELECT id, can_mention_group FROM user_groups WHERE is_system_group = 0',
  );
  for (const group of mentioned) {
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
