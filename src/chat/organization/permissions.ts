import { errors } from '../../../generated/errors.js';
import type { components } from '../../../generated/types.js';
import type { Tx } from '../../runtime/store/types.js';
import { checkSystemGroup } from '../user-groups/policy.js';
import { checkGroupValue, isSameValue, normalizeValue } from '../user-groups/setting-value.js';
import { type GroupUser, type SystemGroupName, systemGroupNames } from '../user-groups/system-groups.js';
import type { GroupSettingValue } from '../user-groups/view.js';
import { permissionSettings } from './permission-settings.js';
import { hasRole } from '../../runtime/identity/actor.js';
import type { TxScope } from '../scope.js';
import { isInGroup } from '../user-groups/membership.js';
import type { OrganizationSettings } from './store.js';

export type PermissionName = keyof (typeof permissionSettings)['realm'];

/**
 * Whether the organization grants a permission to a user. Permissions that cannot be granted to `role:everyone` are not
 * granted to guests, whatever groups they belong to.
 */
export const isGranted = async (
  scope: TxScope,
  user: GroupUser,
  name: PermissionName,
  settings: OrganizationSettings = scope.services.organization.current.settings,
): Promise<boolean> => {
  const isForGuests = permissionSettings.realm[name].allow_everyone_group;
  if (!isForGuests && !hasRole(user.role, 'member')) return false;
  return isInGroup(scope, user, settings[name]);
};

type Change = components['schemas']['GroupSettingChange'];
type PermissionSetting = components['schemas']['PermissionSetting'];

export const isPermission = (name: string): name is PermissionName =>
  Object.hasOwn(permissionSettings.realm, name);

const isTaken = (name: SystemGroupName, rules: PermissionSetting): boolean => {
  const only = rules.allowed_system_groups;
  if (only.length > 0 && !only.includes(name)) return false;
  if (name === 'role:internet') return rules.allow_internet_group;
  if (name === 'role:owners') return rules.allow_owners_group;
  if (name === 'role:nobody') return rules.allow_nobody_group;
  return name !== 'role:everyone' || rules.allow_everyone_group;
};

const checkValue = async (
  tx: Tx,
  name: PermissionName,
  given: GroupSettingValue,
): Promise<GroupSettingValue> => {
  const rules = permissionSettings.realm[name];
  const excepted = systemGroupNames.filter((group) => !isTaken(group, rules));
  if (!rules.require_system_group) return checkGroupValue(tx, name, given, excepted);
  const value = normalizeValue(given);
  if (typeof value === 'object') throw errors.systemGroupRequired({ setting_name: name });
  await checkSystemGroup(tx, name, value, excepted);
  return value;
};

/** Returns the new value of a permission. Throws if the request states a current value that is not the actual one. */
export const readPermission = async (
  tx: Tx,
  name: PermissionName,
  current: GroupSettingValue,
  given: Change,
): Promise<GroupSettingValue> => {
  const change = typeof given === 'object' && 'new' in given ? given : { new: given };
  if (change.old !== undefined && !isSameValue(change.old, current)) throw errors.expectationMismatch();
  return isSameValue(change.new, current) ? current : checkValue(tx, name, change.new);
};
