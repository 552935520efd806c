import { lockVisibility } from '../../chat/channels/model/store.js';
import { operation } from '../operation.js';
import { deactivate } from './activation.js';
import { findUser } from '../../chat/users/model/store.js';

/** DELETE /users/me: deactivates the account of the requesting user. */
export const deactivateOwnUser = operation('deactivateOwnUser', async (context) => {
  const { actor, tx } = context;
  const locked = await lockVisibility(context);
  const user = await findUser(tx, actor.id);
  if (user?.is_active) await deactivate(locked, user);
  return {};
});
