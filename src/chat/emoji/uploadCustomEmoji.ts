import { errors } from '../../../generated/errors.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { countToday } from '../caps.js';
import { emitEmoji } from './events.js';
import { checkEmojiName } from '../../markdown/emoji/name.js';
import { keepEmojiPictures } from './pictures.js';
import { checkEmojiCaps, checkMayAdd } from './policy.js';
import { findActiveEmoji, insertEmoji } from './store.js';

/** POST /realm/emoji/{emoji_name}: adds a custom emoji to the organization. */
export const uploadCustomEmoji = operation('uploadCustomEmoji', async (context) => {
  const { input, actor, services, store, change } = context;
  const name = checkEmojiName(input.emoji_name);
  await checkMayAdd(services, actor, name);
  const [file, ...others] = input.filename;
  if (!file || others.length > 0) throw errors.emojiNotOneFile();
  if (await store.read((tx) => findActiveEmoji(tx, name))) throw errors.emojiNameTaken();
  // Counts before the picture is processed, so that unreadable pictures count too.
  await store.write(async (tx) => {
    await countToday({ tx, services, actor }, 'emojiPerDay');
    await checkEmojiCaps(tx, actor);
  });
  const pictures = await keepEmojiPictures(services.files, { path: file.path, user: actor.id });
  return change(async (tx) => {
    await lockVisibility({ tx, services });
    await checkEmojiCaps(tx, actor);
    if (await findActiveEmoji(tx, name)) throw errors.emojiNameTaken();
    await insertEmoji(tx, { name, author_id: actor.id, ...pictures });
    await emitEmoji(tx);
    return {};
  });
});
