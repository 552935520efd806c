import { errors } from '../../generated/errors.js';
import { hasRole, type Actor } from '../authentication/actor.js';
import type { Server } from '../server.js';
import { isWithinPolicy } from '../user-groups/membership.js';
import { emojiTable } from './data.js';
import type { CustomEmojiRow } from './store.js';

const mayAdd = (server: Server, actor: Actor): boolean =>
  isWithinPolicy(server, actor, server.organization.current.settings.add_custom_emoji_policy);

/** An emoji of the organization stands in for a Unicode emoji of the same name, for everybody. */
export const checkMayAdd = async (server: Server, actor: Actor, name: string): Promise<void> => {
  if (!mayAdd(server, actor)) throw errors.insufficientPermission();
  if (hasRole(actor.role, 'administrator')) return;
  if ((await emojiTable()).codeOf(name) !== undefined) throw errors.emojiOverride();
};

export const checkMayDelete = (server: Server, actor: Actor, { author_id }: CustomEmojiRow): void => {
  if (hasRole(actor.role, 'administrator')) return;
  if (!mayAdd(server, actor)) throw errors.mustBeAdministrator();
  if (author_id !== actor.id) throw errors.notEmojiAuthor();
};
