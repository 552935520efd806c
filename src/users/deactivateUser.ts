import { errors } from '../../generated/errors.js';
import { takeTurn } from '../channels/store.js';
import { operation } from '../contract/operation.js';
import { deactivate } from './activity.js';
import { queueDeactivationMail } from './mail.js';
import { checkMayAdminister } from './policy.js';
import { findUser } from './store.js';

/** DELETE /users/{user_id_or_email}: deactivates the account of a person. */
export const deactivateUser = operation('deactivateUser', async ({ input, actor, tx, server }) => {
  await takeTurn(tx, server);
  const user = await findUser(tx, input.user_id_or_email);
  if (!user || user.is_bot) throw errors.noSuchUser();
  if (!user.is_active) throw errors.userIsDeactivated();
  checkMayAdminister(actor, user);
  await deactivate(tx, server, user);
  const comment = input.deactivation_notification_comment;
  if (comment !== undefined) await queueDeactivationMail(tx, server, user, comment);
  return {};
});
