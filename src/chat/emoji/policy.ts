import { errors } from '../../../generated/errors.js';
import { hasRole, type Actor } from '../../runtime/identity/actor.js';
import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import type { Services } from '../services.js';
import { isWithinPolicy } from '../user-groups/membership.js';
import type { Tx } from '../../runtime/store/types.js';
import { emojiTable } from '../../markdown/emoji/data.js';
import { countEmoji, type CustomEmojiRow } from './store.js';

const mayAdd = (services: Services, actor: Actor): boolean =>
  isWithinPolicy(services, actor, services.organization.current.settings.add_custom_emoji_policy);

/**
 * Throws if the requester may not add the emoji. A custom emoji replaces a Unicode emoji of the same name for all
 * users, so only administrators may add one.
 */
export const checkMayAdd = async (services: Services, actor: Actor, name: string): Promise<void> => {
  if (!mayAdd(services, actor)) throw errors.insufficientPermission();
  if (hasRole(actor.role, 'administrator')) return;
  if ((await emojiTable()).codeOf(name) !== undefined) throw errors.emojiOverride();
};

/** Throws if the requester may not add another emoji. Emoji count however old they are. */
export const checkEmojiCaps = async (tx: Tx, actor: Actor): Promise<void> => {
  checkCap(caps.emoji, (await countEmoji(tx)) + 1);
  if (hasRole(actor.role, 'administrator')) return;
  checkCap(caps.emojiOfMember, (await countEmoji(tx, actor.id)) + 1);
};

export const checkMayDelete = (services: Services, actor: Actor, { author_id }: CustomEmojiRow): void => {
  if (hasRole(actor.role, 'administrator')) return;
  if (!mayAdd(services, actor)) throw errors.mustBeAdministrator();
  if (author_id !== actor.id) throw errors.notEmojiAuthor();
};
