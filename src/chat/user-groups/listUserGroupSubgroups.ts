import { operation } from '../operation.js';
import { listSubgroupIds } from './member-lists.js';
import { findExistingGroup } from './store.js';

/** GET /user_groups/{user_group_id}/subgroups: lists the subgroups of a user group. */
export const listUserGroupSubgroups = operation('listUserGroupSubgroups', async ({ input, tx }) => {
  const group = await findExistingGroup(tx, input.user_group_id);
  return { subgroups: await listSubgroupIds(tx, group.id, input.direct_subgroup_only) };
});
