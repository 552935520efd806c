import { errors } from '../../../generated/errors.js';
import type { Input } from '../../../generated/operations.js';
import { operation } from '../operation.js';
import { ownReactionType } from '../../markdown/emoji/extra-emoji.js';
import { resolveEmoji } from '../emoji/reference.js';
import type { Tx } from '../../runtime/store/types.js';
import { lockMessage } from './model/lock.js';
import { raiseMessageVersions } from './model/stored-messages.js';
import { emitReaction, findReaction, removeReaction, type EmojiIdentity } from './reactions.js';

const readIdentity = async (
  tx: Tx,
  { emoji_name, emoji_code, reaction_type }: Input<'deleteReaction'>,
): Promise<EmojiIdentity> => {
  if (emoji_code) {
    return { emoji_code, reaction_type: ownReactionType(reaction_type) ?? 'unicode_emoji' };
  }
  if (emoji_name === undefined) throw errors.reactionNotNamed();
  return resolveEmoji(tx, { emoji_name });
};

/** DELETE /messages/{message_id}/reactions: removes a reaction of the requesting user. */
export const deleteReaction = operation('deleteReaction', async (context) => {
  const { input, actor, tx } = context;
  const message = await lockMessage(tx, actor, input.message_id);
  const emoji = await findReaction(tx, message.id, await readIdentity(tx, input), actor.id);
  if (!emoji) throw errors.reactionDoesNotExist();
  await removeReaction(tx, message.id, actor.id, emoji);
  await raiseMessageVersions(tx, [message.id]);
  await emitReaction(context, 'remove', message, emoji);
  return {};
});
