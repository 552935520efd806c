import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { accessibleUsers, isAccessible } from '../users/access/access.js';
import { findUser } from '../users/model/store.js';
import { isMember } from './member-lists.js';
import { findExistingGroup } from './store.js';

/** GET /user_groups/{user_group_id}/members/{user_id}: returns whether a user is a member of a user group. */
export const getUserGroupMembership = operation('getUserGroupMembership', async (context) => {
  const { input, actor, tx } = context;
  const group = await findExistingGroup(tx, input.user_group_id);
  const user = await findUser(tx, input.user_id);
  const accessible = await accessibleUsers(context, actor);
  if (!user || !isAccessible(accessible, user.id)) throw errors.noSuchUser();
  return { is_user_group_member: await isMember(context, group, user, input.direct_member_only) };
});
