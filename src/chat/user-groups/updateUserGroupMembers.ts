import { errors } from '../../../generated/errors.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { countListed, findEditableGroup } from './policy.js';
import { checkMayChangeHolders } from './permissions.js';
import { emitGroupMembers } from './events.js';
import { addMembers, removeMembers } from './member-lists.js';
import { notifyMembers } from './notices.js';
import { lockUserGroups } from './store.js';

/** POST /user_groups/{user_group_id}/members: adds and removes members of a user group. */
export const updateUserGroupMembers = operation('updateUserGroupMembers', async (context) => {
  const { input, actor, tx } = context;
  const added = [...new Set(input.add)];
  const removed = [...new Set(input.delete)];
  if (added.length === 0 && removed.length === 0) throw errors.nothingToAddOrDelete();
  const locked = await lockUserGroups(await lockVisibility(context));
  const group = await findEditableGroup(context, input.user_group_id);
  await checkMayChangeHolders(tx, actor, group.id);
  if (added.length > 0) {
    await addMembers(locked.tx, group.id, added);
    await countListed(context, { members: added });
    emitGroupMembers(tx, 'add_members', group.id, added);
    await notifyMembers(context, 'add_members', group, added);
  }
  if (removed.length > 0) {
    await removeMembers(locked.tx, group.id, removed);
    emitGroupMembers(tx, 'remove_members', group.id, removed);
    await notifyMembers(context, 'remove_members', group, removed);
  }
  return {};
});
