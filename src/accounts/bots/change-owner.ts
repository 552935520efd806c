import { errors } from '../../../generated/errors.js';
import { caps } from '../../chat/caps.js';
import { checkCap } from '../../runtime/caps.js';
import type { TxScope } from '../scope.js';
import type { Tx } from '../../runtime/store/types.js';
import { emitBotOwner } from '../../chat/users/events.js';
import { limitToOwner } from '../../chat/users/accounts/change-role.js';
import { countActiveBots, findUser, type User } from '../../chat/users/model/store.js';
import { setBotOwner } from '../../chat/users/model/write-user.js';
import { forgetUnseenDefaults } from '../../chat/bots/defaults.js';
import { onManagersChange } from '../../chat/bots/events.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';

/** Returns the new owner of a bot. Throws if the user cannot own one. */
export const findNewOwner = async (tx: Tx, id: number): Promise<User> => {
  const owner = await findUser(tx, id);
  if (!owner || owner.is_system_bot) throw errors.botOwnerUnknown();
  if (!owner.is_active) throw errors.botOwnerDeactivated();
  if (owner.is_bot) throw errors.botOwnerIsBot();
  return owner;
};

/** Throws if a user has more active bots than the cap allows. Call it after the change. */
export const checkActiveBots = async (tx: VisibilityLocked, ownerId: number): Promise<void> => {
  checkCap(caps.activeBots, await countActiveBots(tx, ownerId));
};

/** Changes the owner of a bot, limits its role to that of the new owner, and sends the events. */
export const changeOwner = async (
  scope: TxScope<VisibilityLocked>,
  bot: User,
  owner: Pick<User, 'id' | 'role'>,
): Promise<User> => {
  const { tx } = scope;
  if (bot.bot_owner_id === owner.id) return bot;
  await forgetUnseenDefaults(tx, bot.id, owner);
  await setBotOwner(tx, bot.id, owner.id);
  await checkActiveBots(tx, owner.id);
  await onManagersChange(tx, bot);
  await emitBotOwner(scope, bot, owner.id);
  return limitToOwner(scope, { ...bot, bot_owner_id: owner.id }, owner);
};
