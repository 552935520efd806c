import type { components } from '../../../generated/types.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import type { TxScope } from '../scope.js';
import { loadUserGroups } from './store.js';

export type UserGroupsRegisterFields = components['schemas']['UserGroupsRegisterFields'];

/** Returns the register response's fields about user groups. */
export const userGroupsRegisterFields = async (
  scope: TxScope,
  { wants }: Registration,
): Promise<UserGroupsRegisterFields> =>
  wants('realm_user_groups') || wants('user_group') ? { realm_user_groups: await loadUserGroups(scope) } : {};
