import { errors } from '../../generated/errors.js';
import type { Actor } from '../authentication/actor.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { isInGroup } from './membership.js';
import { findUserGroup, type GroupRow } from './store.js';
import { isSystemGroupName, type SystemGroupName } from './system-groups.js';
import type { GroupSettingValue } from './view.js';

/** Refuses a message that mentions a group which its sender may not mention. */
export const checkGroupMentions = async (
  tx: Tx,
  server: Server,
  sender: Actor,
  groups: readonly Pick<GroupRow, 'name' | 'can_mention_group'>[],
): Promise<void> => {
  for (const group of groups) {
    const value = JSON.parse(group.can_mention_group) as GroupSettingValue;
    if (!(await isInGroup(tx, server, sender, value)))
      throw errors.groupMentionNotAllowed({ group_name: group.name });
  }
};

/** Checks the value of a setting that takes system groups, some of them excepted. */
export const checkSystemGroup = async (
  tx: Tx,
  settingName: string,
  groupId: number,
  excepted: readonly SystemGroupName[],
): Promise<void> => {
  const group = await findUserGroup(tx, groupId);
  if (!group) throw errors.invalidUserGroup();
  if (!group.is_system_group || !isSystemGroupName(group.name)) {
    throw errors.systemGroupRequired({ setting_name: settingName });
  }
  if (excepted.includes(group.name)) {
    throw errors.groupNotAllowedForSetting({ setting_name: settingName, group_name: group.name });
  }
};
