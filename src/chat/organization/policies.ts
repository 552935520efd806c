import type { GroupSettingValue } from '../user-groups/view.js';
import type { SystemGroupName } from '../user-groups/system-groups.js';

/** The numbers that older clients read as permission policies. */
const POLICIES: Readonly<Partial<Record<SystemGroupName, number>>> = {
  'role:members': 1,
  'role:administrators': 2,
  'role:owners': 2,
  'role:nobody': 2,
  'role:fullmembers': 3,
  'role:moderators': 4,
};

const WEB_PUBLIC_POLICIES: typeof POLICIES = { ...POLICIES, 'role:nobody': 6, 'role:owners': 7 };

export type NameOf = (groupId: number) => SystemGroupName | undefined;

/**
 * Returns the closest policy that allows no fewer users than the group. For anything but a system group, that is all
 * members.
 */
const nearest = (policies: typeof POLICIES, value: GroupSettingValue, nameOf: NameOf): number => {
  const name = typeof value === 'number' ? nameOf(value) : undefined;
  return (name && policies[name]) ?? 1;
};

export const createChannelPolicy = (value: GroupSettingValue, nameOf: NameOf): number =>
  nearest(POLICIES, value, nameOf);

export const createWebPublicChannelPolicy = (value: GroupSettingValue, nameOf: NameOf): number =>
  nearest(WEB_PUBLIC_POLICIES, value, nameOf);
