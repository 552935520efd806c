import { errors } from '../../../generated/errors.js';
import type { Input } from '../../../generated/operations.js';
import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { operation } from '../operation.js';
import { ownReactionType } from '../../markdown/emoji/extra-emoji.js';
import { resolveEmoji, type EmojiReference } from '../emoji/reference.js';
import type { Tx } from '../../runtime/store/types.js';
import { lockMessage } from './model/lock.js';
import { raiseMessageVersions } from './model/stored-messages.js';
import { countReactions, emitReaction, findReaction } from './reactions.js';
import { followAfterTakingPart } from './model/topic-visibility-policy.js';

/**
 * Returns the emoji as existing reactions to the message name it, regardless of the client's name for it. Otherwise
 * resolves the client's name.
 */
const emojiOn = async (
  tx: Tx,
  { message_id, emoji_name, emoji_code, reaction_type }: Input<'createReaction'>,
): Promise<EmojiReference> => {
  const type = ownReactionType(reaction_type);
  const isWhole = emoji_code !== undefined && type !== undefined;
  const there = isWhole && (await findReaction(tx, message_id, { emoji_code, reaction_type: type }));
  if (there) return there;
  const named = await resolveEmoji(tx, { emoji_name, emoji_code, reaction_type });
  return (await findReaction(tx, message_id, named)) ?? named;
};

/** POST /messages/{message_id}/reactions: reacts to a message with an emoji. */
export const createReaction = operation('createReaction', async (context) => {
  const { input, actor, tx } = context;
  const message = await lockMessage(tx, actor, input.message_id);
  const emoji = await emojiOn(tx, input);
  if (await findReaction(tx, message.id, emoji, actor.id)) throw errors.reactionAlreadyExists();
  checkCap(caps.reactions, (await countReactions(tx, message.id, actor.id)) + 1);
  const { members_version: added_version } = message;
  await tx.insert('reactions', { message_id: message.id, user_id: actor.id, ...emoji, added_version });
  await raiseMessageVersions(tx, [message.id]);
  await emitReaction(context, 'add', message, emoji);
  await followAfterTakingPart(context, message);
  return {};
});
