import { hasRole } from '../../runtime/identity/actor.js';
import type { TxScope } from '../scope.js';
import { isInGroup } from '../user-groups/membership.js';
import type { Person } from '../user-groups/system-groups.js';
import { permissionSettings } from './permission-settings.js';
import type { OrganizationSettings } from './store.js';

export type PermissionName = keyof (typeof permissionSettings)['realm'];

/**
 * Whether the organization grants a permission to a user. Permissions that cannot be granted to `role:everyone` are not
 * granted to guests, whatever groups they belong to.
 */
export const isGranted = async (
  scope: TxScope,
  person: Person,
  name: PermissionName,
  settings: OrganizationSettings = scope.services.organization.current.settings,
): Promise<boolean> => {
  const isForGuests = permissionSettings.realm[name].allow_everyone_group;
  if (!isForGuests && !hasRole(person.role, 'member')) return false;
  return isInGroup(scope, person, settings[name]);
};
