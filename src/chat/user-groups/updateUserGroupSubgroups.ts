import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { checkMayChangeHolders } from './permissions.js';
import { emitSubgroups } from './events.js';
import { findEditableGroup } from './policy.js';
import { lockUserGroups } from './store.js';
import { addSubgroups, removeSubgroups } from './subgroups.js';

/** POST /user_groups/{user_group_id}/subgroups: adds and removes subgroups of a user group. */
export const updateUserGroupSubgroups = operation('updateUserGroupSubgroups', async (context) => {
  const { input, actor, tx } = context;
  const added = [...new Set(input.add)];
  const removed = [...new Set(input.delete)];
  if (added.length === 0 && removed.length === 0) throw errors.nothingToAddOrDelete();
  const locked = await lockUserGroups(context);
  const group = await findEditableGroup(context, input.user_group_id);
  await checkMayChangeHolders(tx, actor, group.id);
  if (added.length > 0) {
    await addSubgroups(locked.tx, group.id, added);
    emitSubgroups(tx, 'add_subgroups', group.id, added);
  }
  if (removed.length > 0) {
    await removeSubgroups(locked.tx, group.id, removed);
    emitSubgroups(tx, 'remove_subgroups', group.id, removed);
  }
  return {};
});
