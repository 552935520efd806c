import { errors } from '../../generated/errors.js';
import type { Input } from '../../generated/operations.js';
import { hasRole } from '../authentication/actor.js';
import type { Scope } from '../scope.js';
import { changeAvatar } from '../users/accounts/change-avatar.js';
import { rename } from '../users/accounts/rename.js';
import { changeRole } from '../users/accounts/change-role.js';
import { findUser, type User } from '../users/model/store.js';
import { changeDefaults } from './defaults.js';
import { checkBotName } from './name.js';
import { changeOwner, findNewOwner } from './change-owner.js';
import { findOwnBot } from './policy.js';
import type { VisibilityLocked } from '../store/locks.js';

/** Applies the requested changes to a bot. Returns its owner after them. Undefined if it has none. */
export const changeBot = async (
  scope: Scope<VisibilityLocked>,
  wanted: Input<'updateBot'>,
  avatar: string | null,
): Promise<User | undefined> => {
  const { tx, actor } = scope;
  let bot = await findOwnBot(tx, actor, wanted.bot_id);
  if (wanted.full_name !== undefined) {
    await rename(scope, bot, await checkBotName(tx, wanted.full_name, bot.id));
  }
  if (avatar !== null) bot = await changeAvatar(scope, bot, avatar);
  if (wanted.bot_owner_id !== undefined) {
    bot = await changeOwner(scope, bot, await findNewOwner(tx, wanted.bot_owner_id));
  }
  if (wanted.role !== undefined && wanted.role !== bot.role) {
    if (!hasRole(actor.role, 'administrator')) throw errors.insufficientPermission();
    await changeRole(scope, bot, wanted.role);
  }
  const owner = bot.bot_owner_id === null ? undefined : await findUser(tx, bot.bot_owner_id);
  await changeDefaults(tx, owner ? [actor, owner] : [actor], bot.id, wanted);
  return owner;
};
