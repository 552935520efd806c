import { hasRole } from '../authentication/actor.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { isInGroup } from '../user-groups/membership.js';
import type { Person } from '../user-groups/system-groups.js';
import { permissionSettings } from './permission-settings.js';
import type { OrganizationSettings } from './store.js';

export type PermissionName = keyof (typeof permissionSettings)['realm'];

/**
 * Whether the organization grants something to a user. What is not granted to `role:everyone` is granted to no guest, whatever
 * groups they are in.
 */
export const isGranted = async (
  tx: Tx,
  server: Server,
  person: Person,
  name: PermissionName,
  settings: OrganizationSettings = server.organization.current.settings,
): Promise<boolean> => {
  const isForGuests = permissionSettings.realm[name].allow_everyone_group;
  if (!isForGuests && !hasRole(person.role, 'member')) return false;
  return isInGroup(tx, server, person, settings[name]);
};
