import { operation } from '../operation.js';
import { listMemberIds } from './member-lists.js';
import { findExistingGroup } from './store.js';

/** GET /user_groups/{user_group_id}/members: lists the members of a user group. */
export const listUserGroupMembers = operation('listUserGroupMembers', async (context) => {
  const { input, tx } = context;
  const group = await findExistingGroup(tx, input.user_group_id);
  return { members: await listMemberIds(context, group, input.direct_member_only) };
});
