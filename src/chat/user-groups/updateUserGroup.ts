import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { checkGroupName, countListed, findEditableGroup, mentionExceptions } from './policy.js';
import { emitGroupUpdated } from './events.js';
import { readValueChange } from './setting-value.js';
import { type GroupChange, lockUserGroups, updateGroupRow } from './store.js';
import { readValue } from './view.js';

/** PATCH /user_groups/{user_group_id}: changes the name, the description or the settings of a user group. */
export const updateUserGroup = operation('updateUserGroup', async (context) => {
  const { input, tx } = context;
  const { user_group_id, name, description, can_mention_group } = input;
  if (name === undefined && description === undefined && can_mention_group === undefined) {
    throw errors.noNewGroupData();
  }
  await lockUserGroups(context);
  const group = await findEditableGroup(context, user_group_id);
  const change: GroupChange = {};
  if (name !== undefined && name.trim() !== group.name) {
    change.name = await checkGroupName(tx, name, group.id);
  }
  if (description !== undefined && description !== group.description) change.description = description;
  if (can_mention_group !== undefined) {
    const current = readValue(group);
    const value = await readValueChange(
      tx,
      'can_mention_group',
      current,
      can_mention_group,
      mentionExceptions,
    );
    if (value !== undefined) {
      await countListed(context, { value });
      change.can_mention_group = value;
    }
  }
  if (Object.keys(change).length > 0) {
    await updateGroupRow(tx, group.id, change);
    emitGroupUpdated(tx, group.id, change);
  }
  return {};
});
