import { errors } from '../../../generated/errors.js';
import { hasRole, type Actor } from '../../runtime/identity/actor.js';
import type { Scope } from '../scope.js';
import type { Services } from '../services.js';
import type { Tx } from '../../runtime/store/types.js';
import { isInGroup, isWithinPolicy } from './membership.js';
import { findExistingGroup, isDirectMember } from './store.js';
import type { GroupRow } from './view.js';
import { readValue } from './view.js';
import { isSystemGroupName, type SystemGroupName } from './system-groups.js';

/** Throws if a message mentions a group that its sender may not mention. */
export const checkGroupMentions = async (
  scope: Scope,
  groups: readonly Pick<GroupRow, 'name' | 'can_mention_group'>[],
): Promise<void> => {
  for (const group of groups) {
    if (!(await isInGroup(scope, scope.actor, readValue(group))))
      throw errors.groupMentionNotAllowed({ group_name: group.name });
  }
};

/** Throws if the value of a setting is not a system group, or is one of those excepted. */
export const checkSystemGroup = async (
  tx: Tx,
  settingName: string,
  groupId: number,
  excepted: readonly SystemGroupName[],
): Promise<void> => {
  const group = await findExistingGroup(tx, groupId);
  if (!group.is_system_group || !isSystemGroupName(group.name)) {
    throw errors.systemGroupRequired({ setting_name: settingName });
  }
  if (excepted.includes(group.name)) {
    throw errors.groupNotAllowedForSetting({ setting_name: settingName, group_name: group.name });
  }
};

/** System groups that cannot get the permission to mention a group. */
export const mentionExceptions: readonly SystemGroupName[] = ['role:internet', 'role:owners'];

export const checkMayEditGroups = (services: Services, actor: Actor): void => {
  const { user_group_edit_policy } = services.organization.current.settings;
  if (!isWithinPolicy(services, actor, user_group_edit_policy)) throw errors.insufficientPermission();
};

/** Returns the group. Throws if it does not exist or the requester may not change it. */
export const findEditableGroup = async (
  { tx, services, actor }: Scope,
  groupId: number,
): Promise<GroupRow> => {
  const group = await findExistingGroup(tx, groupId);
  checkMayEditGroups(services, actor);
  if (group.is_system_group) throw errors.insufficientPermission();
  if (!hasRole(actor.role, 'moderator') && !(await isDirectMember(tx, group.id, actor.id))) {
    throw errors.insufficientPermission();
  }
  return group;
};
