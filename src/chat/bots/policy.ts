import { errors } from '../../../generated/errors.js';
import { hasRole, type Actor } from '../../runtime/identity/actor.js';
import type { Services } from '../services.js';
import type { Tx } from '../../runtime/store/types.js';
import { checkMayAdminister } from '../users/model/policy.js';
import { findUser, type User } from '../users/model/store.js';

interface Viewer {
  readonly id: number;
  readonly role: number;
}

/**
 * Whether a user manages a bot, which means that they see its key and change it. The key gives the bot's rights.
 * Therefore an administrator must not manage a bot with the rights of an owner.
 */
export const canManageBot = (
  viewer: Viewer,
  bot: { readonly bot_owner_id: number | null; readonly role: number },
): boolean =>
  viewer.id === bot.bot_owner_id || (hasRole(viewer.role, 'administrator') && viewer.role <= bot.role);

/** `bot_creation_policy` */
const ONLY_WEBHOOKS = 2;
const ONLY_ADMINISTRATORS = 3;
const GENERIC = 1;

export const checkMayCreateBot = (services: Services, actor: Actor, botType: number): void => {
  const { bot_creation_policy: policy } = services.organization.current.settings;
  const isLimited = policy === ONLY_ADMINISTRATORS || (policy === ONLY_WEBHOOKS && botType === GENERIC);
  if (isLimited && !hasRole(actor.role, 'administrator')) throw errors.mustBeAdministrator();
};

/** Returns the bot. Throws if it does not exist or the requester does not manage it. */
export const findOwnBot = async (tx: Tx, actor: Actor, id: number): Promise<User> => {
  const bot = await findUser(tx, id);
  if (!bot?.is_bot || bot.is_system_bot) throw errors.noSuchBot();
  if (canManageBot(actor, bot)) return bot;
  if (hasRole(actor.role, 'administrator')) checkMayAdminister(actor, bot);
  throw errors.insufficientPermission();
};
