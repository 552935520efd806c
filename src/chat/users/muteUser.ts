import { errors } from '../../../generated/errors.js';
import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { operation } from '../operation.js';
import { emitRead } from '../messages/events.js';
import { changeRead } from '../messages/read-state/change-read.js';
import { listUnreadFrom } from '../messages/read-state/muted-senders.js';
import { findNamedUser } from './access/named-user.js';
import { emitMutedUsers } from './events.js';
import { addMute, listMutedUsers } from './model/muted-users.js';

/** POST /users/me/muted_users/{muted_user_id}: mutes a user. Their messages count as read from now on. */
export const muteUser = operation('muteUser', async (context) => {
  const { input, actor, tx, services } = context;
  const { muted_user_id: mutedId } = input;
  if (mutedId === actor.id) throw errors.cannotMuteSelf();
  await tx.lock('users', actor.id);
  await findNamedUser(context, mutedId);
  const before = await listMutedUsers(tx, actor.id);
  if (before.some(({ id }) => id === mutedId)) throw errors.userAlreadyMuted();
  checkCap(caps.mutedUsers, before.length + 1);
  const unread = await listUnreadFrom(tx, actor.id, mutedId);
  await addMute(tx, actor.id, mutedId, services.clock.seconds());
  // A range with unread messages applies on top of the mute.
  await changeRead(context, actor.id, unread, true);
  if (unread.length > 0) emitRead(tx, [actor.id], unread);
  await emitMutedUsers(tx, actor.id);
  return {};
});
