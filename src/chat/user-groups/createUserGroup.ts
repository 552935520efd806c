import { operation } from '../operation.js';
import {
  checkGroupCaps,
  checkGroupName,
  checkMayEditGroups,
  checkMembersExist,
  countListed,
  mentionExceptions,
} from './policy.js';
import { emitGroupAdded } from './events.js';
import { checkGroupValue } from './setting-value.js';
import { insertUserGroup, lockUserGroups } from './store.js';
import { systemGroupId } from './system-groups.js';

/** POST /user_groups/create: creates a user group with its first members. */
export const createUserGroup = operation('createUserGroup', async (context) => {
  const { input, actor, tx, services } = context;
  checkMayEditGroups(services, actor);
  const locked = await lockUserGroups(context);
  await checkGroupCaps(locked);
  const name = await checkGroupName(tx, input.name);
  const members = [...new Set(input.members)].sort((a, b) => a - b);
  await checkMembersExist(tx, members);
  const given = input.can_mention_group ?? (await systemGroupId(context, 'role:everyone'));
  const can_mention_group = await checkGroupValue(tx, 'can_mention_group', given, mentionExceptions);
  await countListed(context, { members, value: can_mention_group });
  const { description } = input;
  const creation = { creator_id: actor.id, date_created: services.clock.seconds() };
  const group_id = await insertUserGroup(tx, { name, description, can_mention_group, ...creation }, members);
  emitGroupAdded(tx, { id: group_id, name, description, members, can_mention_group });
  return { group_id };
});
