import { hasRole, responsibleFor } from '../../runtime/identity/actor.js';
import { caps, checkCap } from '../../runtime/caps.js';
import type { Scope } from '../scope.js';
import { countToday } from '../../runtime/rate-limits/daily-counts.js';
import { countGroups, countGroupsOf } from './store.js';
import type { GroupSettingValue } from './view.js';
import type { UserGroupsLocked } from '../../runtime/store/locks.js';

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
