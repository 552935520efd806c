import { errors } from '../../../generated/errors.js';
import { hasRole } from '../../runtime/identity/actor.js';
import { checkMayCreateBot } from '../../chat/bots/policy.js';
import { lockVisibility } from '../../chat/channels/model/store.js';
import { operation } from '../operation.js';
import type { Scope } from '../scope.js';
import { reactivate } from './activation.js';
import { checkMayAdminister } from '../../chat/users/model/policy.js';
import { findUser, type User } from '../../chat/users/model/store.js';

/** Returns the account. Users without administrative rights learn nothing of accounts other than their own bots. */
const findReactivated = async ({ tx, actor, services }: Scope, id: number): Promise<User> => {
  const user = await findUser(tx, id);
  const isOwnBot = user?.bot_owner_id === actor.id;
  if (!isOwnBot && !hasRole(actor.role, 'administrator')) throw errors.insufficientPermission();
  if (!user || user.is_system_bot) throw errors.noSuchUser();
  if (!isOwnBot) checkMayAdminister(actor, user);
  else if (user.bot_type !== null) checkMayCreateBot(services, actor, user.bot_type);
  return user;
};

/** POST /users/{user_id}/reactivate: reactivates the account of a user or a bot. */
export const reactivateUser = operation('reactivateUser', async (context) => {
  const locked = await lockVisibility(context);
  await reactivate(locked, await findReactivated(context, context.input.user_id));
  return {};
});
