import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../account-operation.js';
import { deactivate } from './accounts/activation.js';
import { findUser } from './model/store.js';

/** DELETE /users/me: deactivates the account of the requesting user. */
export const deactivateOwnUser = operation('deactivateOwnUser', async (context) => {
  const { actor, tx } = context;
  const locked = await lockVisibility(context);
  const user = await findUser(tx, actor.id);
  if (user?.is_active) await deactivate(locked, user);
  return {};
});
