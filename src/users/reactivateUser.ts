import { errors } from '../../generated/errors.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../http/operation.js';
import { reactivate } from './accounts/activation.js';
import { checkMayAdminister } from './model/policy.js';
import { findUser } from './model/store.js';

/** POST /users/{user_id}/reactivate: reactivates the account of a user or a bot. */
export const reactivateUser = operation('reactivateUser', async (context) => {
  const { input, actor, tx } = context;
  const locked = await lockVisibility(context);
  const user = await findUser(tx, input.user_id);
  if (!user || user.is_system_bot) throw errors.noSuchUser();
  checkMayAdminister(actor, user);
  await reactivate(locked, user);
  return {};
});
