import { errors } from '../../../generated/errors.js';
import { paced } from '../../lib/event-loop.js';
import { permissionSettings } from '../organization/permission-settings.js';
import { findOrganization } from '../organization/store.js';
import type { Tx } from '../../runtime/store/types.js';
import type { GroupRow } from './view.js';
import { readValue, type GroupSettingValue } from './view.js';

/** Whether the value of a setting names one of the groups. */
export const names = (value: GroupSettingValue, groups: ReadonlySet<number>): boolean =>
  typeof value === 'number' ? groups.has(value) : value.direct_subgroups.some((id) => groups.has(id));

export const realmPermissions = Object.keys(
  permissionSettings.realm,
) as (keyof typeof permissionSettings.realm)[];

/** Most uses that an error names. */
const MOST_NAMED = 10;

/** Returns the settings of the organization that grant a permission to the group. */
const settingsWith = async (tx: Tx, groups: ReadonlySet<number>): Promise<string[]> => {
  const organization = await findOrganization(tx);
  return realmPermissions.filter((name) => organization && names(organization.settings[name], groups));
};

/** Returns the IDs of the other groups that members of the group may mention for this reason. */
const mentionableBy = async (tx: Tx, groupId: number): Promise<number[]> => {
  const others = await tx.all<Pick<GroupRow, 'id' | 'can_mention_group'>>(
    'SELECT id, can_mention_group FROM user_groups WHERE is_system_group = 0 AND id <> ? ORDER BY id',
    [groupId],
  );
  const groups = new Set([groupId]);
  const named = await paced(others, (other) => names(readValue(other), groups));
  return others.filter((_, index) => named[index]).map(({ id }) => id);
};

const containing = async (tx: Tx, groupId: number): Promise<number[]> => {
  const rows = await tx.all<{ id: number }>(
    'SELECT user_group_id AS id FROM user_group_subgroups WHERE subgroup_id = ? ORDER BY user_group_id',
    [groupId],
  );
  return rows.map(({ id }) => id);
};

/** Throws if a permission is granted to the group, or if it is a subgroup. */
export const checkUnused = async (tx: Tx, groupId: number): Promise<void> => {
  const uses = [
    ...(await settingsWith(tx, new Set([groupId]))),
    ...(await mentionableBy(tx, groupId)).map((id) => `can_mention_group of group ${id}`),
    ...(await containing(tx, groupId)).map((id) => `subgroup of group ${id}`),
  ];
  if (uses.length > 0) throw errors.userGroupInUse({ uses: uses.slice(0, MOST_NAMED).join(', ') });
};
