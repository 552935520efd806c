import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { emitGroupRemoved } from './events.js';
import { findEditableGroup } from './policy.js';
import { deleteGroupRows, lockUserGroups } from './store.js';
import { checkUnused } from './permissions.js';

/** DELETE /user_groups/{user_group_id}: deletes a user group that is not in use. */
export const deleteUserGroup = operation('deleteUserGroup', async (context) => {
  const { input, tx } = context;
  // A setting of the organization could get the group meanwhile.
  await lockUserGroups(await lockVisibility(context));
  const group = await findEditableGroup(context, input.user_group_id);
  await checkUnused(tx, group.id);
  await deleteGroupRows(tx, group.id);
  emitGroupRemoved(tx, group.id);
  return {};
});
