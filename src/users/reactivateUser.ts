import { errors } from '../../generated/errors.js';
import { takeTurn } from '../channels/store.js';
import { operation } from '../contract/operation.js';
import { reactivate } from './activity.js';
import { checkMayAdminister } from './policy.js';
import { findUser } from './store.js';

/** POST /users/{user_id}/reactivate: reactivates the account of a person or a bot. */
export const reactivateUser = operation('reactivateUser', async ({ input, actor, tx, server }) => {
  await takeTurn(tx, server);
  const user = await findUser(tx, input.user_id);
  if (!user || user.is_system_bot) throw errors.noSuchUser();
  checkMayAdminister(actor, user);
  await reactivate(tx, server, actor, user);
  return {};
});
