import { errors } from '../../../generated/errors.js';
import { lockVisibility } from '../../chat/channels/model/store.js';
import { operation } from '../operation.js';
import { deactivate } from './activation.js';
import { queueDeactivationMail } from './mail.js';
import { checkMayAdminister } from '../../chat/users/model/policy.js';
import { findUser } from '../../chat/users/model/store.js';

/** DELETE /users/{user_id_or_email}: deactivates the account of a user who is not a bot. */
export const deactivateUser = operation('deactivateUser', async (context) => {
  const { input, actor, tx } = context;
  const locked = await lockVisibility(context);
  const user = await findUser(tx, input.user_id_or_email);
  if (!user || user.is_bot) throw errors.noSuchUser();
  if (!user.is_active) throw errors.userIsDeactivated();
  checkMayAdminister(actor, user);
  await deactivate(locked, user);
  const comment = input.deactivation_notification_comment;
  if (comment !== undefined) await queueDeactivationMail(context, user, comment);
  return {};
});
