import { errors } from '../../../generated/errors.js';
import { type Actor, hasRole, responsibleFor } from '../../runtime/identity/actor.js';
import type { Scope } from '../scope.js';
import type { Services } from '../services.js';
import type { Tx } from '../../runtime/store/types.js';
import { isInGroup, isWithinPolicy } from './membership.js';
import {
  countGroups,
  countGroupsOf,
  findExistingGroup,
  findUserGroupByKey,
  isDirectMember,
} from './store.js';
import { type GroupRow, type GroupSettingValue, readValue } from './view.js';
import { isSystemGroupName, type SystemGroupName } from './system-groups.js';
import { caps, countToday } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import type { UserGroupsLocked } from '../../runtime/store/locks.js';
import { nameKey } from '../../lib/name-key.js';
import { inBatches } from '../../runtime/store/rows.js';
import { statement } from '../../runtime/store/statement.js';

const listPeopleAmong = statement((db, ids: readonly number[]) =>
  db('users').whereIn('id', ids).where({ is_active: 1, is_system_bot: 0 }).pluck('id'),
);

const listGroupsAmong = statement((db, ids: readonly number[]) =>
  db('user_groups').whereIn('id', ids).pluck('id'),
);

/** Returns the first of the IDs that a statement does not list, if any. */
const findMissing = async (
  tx: Tx,
  listAmong: typeof listGroupsAmong,
  ids: readonly number[],
): Promise<number | undefined> => {
  const found = new Set(await inBatches(ids, (batch) => listAmong(tx, batch)));
  return ids.find((id) => !found.has(id));
};

/** Throws if an ID in the list belongs to no user, to a deactivated user or to one of the server's own bots. */
export const checkMembersExist = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const missing = await findMissing(tx, listPeopleAmong, ids);
  if (missing !== undefined) throw errors.invalidGroupMember({ user_id: missing });
};

/** Throws if a group in the list does not exist. */
export const checkGroupsExist = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const missing = await findMissing(tx, listGroupsAmong, ids);
  if (missing !== undefined) throw errors.invalidUserGroupId({ user_group_id: missing });
};

const MAX_LENGTH = 100;
/** Prefixes of mentions and of system groups. */
const FORBIDDEN_PREFIXES = ['@', 'role:', 'user:', 'stream:', 'channel:'];

/**
 * Returns the name as it is stored. Throws if it is not valid. `own` is the ID of the group that may already have it.
 */
export const checkGroupName = async (tx: Tx, text: string, own?: number): Promise<string> => {
  const name = text.trim();
  if (name === '') throw errors.userGroupNameEmpty();
  if (Array.from(name).length > MAX_LENGTH) throw errors.userGroupNameTooLong({ limit: MAX_LENGTH });
  const prefix = FORBIDDEN_PREFIXES.find((one) => nameKey(name).startsWith(one));
  if (prefix !== undefined) throw errors.userGroupNamePrefix({ prefix });
  const holder = await findUserGroupByKey(tx, nameKey(name));
  if (holder && holder.id !== own) throw errors.userGroupNameTaken({ name });
  return name;
};

/** Throws if the requester may not create another group. */
export const checkGroupCaps = async ({ tx, actor }: Scope<UserGroupsLocked>): Promise<void> => {
  checkCap(caps.userGroups, (await countGroups(tx)) + 1);
  if (hasRole(actor.role, 'administrator')) return;
  checkCap(caps.userGroupsOfMember, (await countGroupsOf(tx, responsibleFor(actor))) + 1);
};

const listedIn = (value: GroupSettingValue): number =>
  typeof value === 'number' ? 0 : value.direct_members.length + value.direct_subgroups.length;

/** Counts the users and groups that a request stores in lists. Throws if the requester exceeds the daily cap. */
export const countListed = (
  scope: Scope,
  { members = [], value = 0 }: { readonly members?: readonly number[]; readonly value?: GroupSettingValue },
): Promise<void> => countToday(scope, 'groupMembersPerDay', members.length + listedIn(value));

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
