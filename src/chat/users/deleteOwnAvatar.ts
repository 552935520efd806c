import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { changeAvatar, checkMayChangeAvatar } from './accounts/change-avatar.js';
import { lockUser } from './model/lock-user.js';
import { avatarUrl } from './model/view.js';

/** DELETE /users/me/avatar: deletes the requester's uploaded avatar. */
export const deleteOwnAvatar = operation('deleteOwnAvatar', async (context) => {
  const { actor, tx, services } = context;
  checkMayChangeAvatar(services, actor);
  const locked = await lockVisibility(context);
  const user = await lockUser(tx, actor.id);
  const changed = user.avatar_key === null ? user : await changeAvatar(locked, user, null);
  return { avatar_url: avatarUrl(changed, true) };
});
