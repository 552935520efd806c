import { errors } from '../../../generated/errors.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { emitEmoji } from './events.js';
import { checkMayDelete } from './policy.js';
import { deactivateEmoji, findActiveEmoji } from './store.js';

/** DELETE /realm/emoji/{emoji_name}: deactivates a custom emoji. */
export const deleteCustomEmoji = operation('deleteCustomEmoji', async (context) => {
  const { input, actor, tx, services } = context;
  await lockVisibility(context);
  const { emoji_name } = input;
  const emoji = await findActiveEmoji(tx, emoji_name);
  if (!emoji) throw errors.customEmojiNotFound({ emoji_name });
  checkMayDelete(services, actor, emoji);
  await deactivateEmoji(tx, emoji.id);
  await emitEmoji(tx);
  return {};
});
