import { errors } from '../../../generated/errors.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { keepAvatar } from './accounts/avatar-pictures.js';
import { changeAvatar, checkMayChangeAvatar } from './accounts/change-avatar.js';
import { lockUser } from './model/lock-user.js';
import { avatarUrl } from './model/view.js';

/** POST /users/me/avatar: sets the requester's avatar to the uploaded file. */
export const uploadOwnAvatar = operation('uploadOwnAvatar', async ({ input, actor, services, change }) => {
  const [file, ...others] = input.filename;
  if (!file || others.length > 0) throw errors.notOneAvatar();
  checkMayChangeAvatar(services, actor);
  const key = await keepAvatar(services, actor, file.path);
  return change(async (tx) => {
    const locked = await lockVisibility({ tx, services });
    const user = await changeAvatar(locked, await lockUser(tx, actor.id), key);
    return { avatar_url: avatarUrl(user, true) };
  });
});
