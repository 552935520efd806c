import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { findNamedUser } from './access/named-user.js';
import { emitMutedUsers } from './events.js';
import { endMute } from './model/muted-users.js';
import { newestMessageId } from '../messages/model/first-and-last-message.js';

/** DELETE /users/me/muted_users/{muted_user_id}: unmutes a user. */
export const unmuteUser = operation('unmuteUser', async (context) => {
  const { input, actor, tx } = context;
  await tx.lock('users', actor.id);
  const newest = await newestMessageId(tx);
  if (!(await endMute(tx, actor.id, input.muted_user_id, newest))) {
    await findNamedUser(context, input.muted_user_id);
    throw errors.userNotMuted();
  }
  await emitMutedUsers(tx, actor.id);
  return {};
});
