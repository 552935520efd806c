import { errors } from '../../../generated/errors.js';
import type { Tx } from '../../runtime/store/types.js';
import { checkGroupsExist, checkMembersExist } from './policy.js';
import { findUserGroup } from './store.js';
import { isSystemGroupName, type SystemGroupName } from './system-groups.js';
import type { GroupSettingValue } from './view.js';

const sorted = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/**
 * Returns the normal form of a value: lists are sorted and have no duplicates. A value that names exactly one group
 * becomes its ID.
 */
export const normalizeValue = (value: GroupSettingValue): GroupSettingValue => {
  if (typeof value === 'number') return value;
  const direct_members = sorted(value.direct_members);
  const direct_subgroups = sorted(value.direct_subgroups);
  const [only] = direct_subgroups;
  const isOneGroup = direct_members.length === 0 && direct_subgroups.length === 1;
  return isOneGroup && only !== undefined ? only : { direct_members, direct_subgroups };
};

export const isSameValue = (one: GroupSettingValue, other: GroupSettingValue): boolean =>
  JSON.stringify(normalizeValue(one)) === JSON.stringify(normalizeValue(other));

/**
 * Returns the normal form of a value. Throws if it names unknown users or groups, or is one of the excepted system
 * groups.
 */
export const checkGroupValue = async (
  tx: Tx,
  settingName: string,
  given: GroupSettingValue,
  excepted: readonly SystemGroupName[],
): Promise<GroupSettingValue> => {
  const value = normalizeValue(given);
  if (typeof value === 'object') {
    await checkMembersExist(tx, value.direct_members);
    await checkGroupsExist(tx, value.direct_subgroups);
    return value;
  }
  const group = await findUserGroup(tx, value);
  if (!group)
    throw typeof given === 'number'
      ? errors.invalidUserGroup()
      : errors.invalidUserGroupId({ user_group_id: value });
  if (isSystemGroupName(group.name) && excepted.includes(group.name)) {
    throw errors.groupNotAllowedForSetting({ setting_name: settingName, group_name: group.name });
  }
  return value;
};

/** A requested change of a setting. `old` is its current value as the requester assumes it. */
export interface ValueChange {
  readonly new: GroupSettingValue;
  readonly old?: GroupSettingValue | undefined;
}

/** Returns the new value of a setting. Undefined if nothing changes. Throws if `old` is not the current value. */
export const readValueChange = async (
  tx: Tx,
  settingName: string,
  current: GroupSettingValue,
  change: ValueChange,
  excepted: readonly SystemGroupName[],
): Promise<GroupSettingValue | undefined> => {
  if (change.old !== undefined && !isSameValue(change.old, current)) throw errors.expectationMismatch();
  return isSameValue(change.new, current)
    ? undefined
    : checkGroupValue(tx, settingName, change.new, excepted);
};
