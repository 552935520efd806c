import { errors } from '../../../../generated/errors.js';
import { hasRole, type Actor } from '../../../runtime/identity/actor.js';
import type { TxScope } from '../../scope.js';
import type { Services } from '../../services.js';
import { forgetAvatar } from './avatar-pictures.js';
import { emitAvatar } from '../events.js';
import type { User } from '../model/store.js';
import { setAvatar } from '../model/write-user.js';
import type { VisibilityLocked } from '../../../runtime/store/locks.js';

export const checkMayChangeAvatar = (services: Services, actor: Actor): void => {
  const { avatar_changes_disabled } = services.organization.current.settings;
  if (avatar_changes_disabled && !hasRole(actor.role, 'administrator')) throw errors.avatarChangesDisabled();
};

/** Changes the avatar of an account. `key` is that of the uploaded files, or null for the gravatar of its email. */
export const changeAvatar = async (
  scope: TxScope<VisibilityLocked>,
  user: User,
  avatar_key: string | null,
): Promise<User> => {
  const { tx, services } = scope;
  const changed: User = {
    ...user,
    avatar_key,
    avatar_source: avatar_key === null ? 'G' : 'U',
    avatar_version: user.avatar_version + 1,
  };
  await setAvatar(tx, changed);
  await forgetAvatar(tx, user.avatar_key, services.clock.seconds());
  await emitAvatar(scope, changed);
  return changed;
};
