import { errors } from '../../../generated/errors.js';
import type { Input } from '../../../generated/operations.js';
import { hasRole } from '../../runtime/identity/actor.js';
import type { Scope } from '../scope.js';
import { changeAvatar } from '../../chat/users/accounts/change-avatar.js';
import { rename } from '../../chat/users/accounts/rename.js';
import { changeRole } from '../../chat/users/accounts/change-role.js';
import { findUser, type User } from '../../chat/users/model/store.js';
import { changeDefaults } from '../../chat/bots/defaults.js';
import { checkBotName } from '../../chat/bots/name.js';
import { changeOwner, findNewOwner } from './change-owner.js';
import { emitServiceChange } from '../../chat/bots/events.js';
import { findOwnBot } from '../../chat/bots/policy.js';
import {
  findService,
  openService,
  parsePayloadUrl,
  sealService,
  setService,
} from '../../chat/bots/services.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';

/** Changes the service of an outgoing webhook. Throws if the bot is not one. */
const changeService = async (
  { tx, services: { keys } }: Scope,
  bot: User,
  { service_payload_url: url, service_interface: format }: Input<'updateBot'>,
): Promise<void> => {
  const stored = await findService(tx, bot.id);
  if (!stored) {
    if (url !== undefined) throw errors.botHasNoService();
    return;
  }
  const before = openService(keys, stored.sealed);
  const base_url = url === undefined ? before.base_url : parsePayloadUrl('service_payload_url', url);
  const after = { ...before, base_url, interface: format ?? before.interface };
  if (after.base_url === before.base_url && after.interface === before.interface) return;
  const sealed = sealService(keys, after);
  await setService(tx, bot.id, sealed);
  await emitServiceChange(tx, bot, sealed);
};

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
  await changeService(scope, bot, wanted);
  return owner;
};
