import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../http/operation.js';
import { avatarUrl } from '../users/model/view.js';
import { keepSentAvatar } from './avatar.js';
import { findOwnBot } from './policy.js';
import { readBot } from './store.js';
import { changeBot } from './update.js';
import { viewDefaults } from './view.js';

/** PATCH /bots/{bot_id}: changes a bot. */
export const updateBot = operation('updateBot', async ({ input, actor, services, store }) => {
  const { bot_id, filename } = input;
  // Checks the permission before the picture is processed.
  if (filename.length > 0) await store.read((tx) => findOwnBot(tx, actor, bot_id));
  const avatar = await keepSentAvatar(services, actor, filename);
  return store.write(async (tx) => {
    const locked = await lockVisibility({ tx, services, actor });
    const owner = await changeBot(locked, input, avatar);
    const bot = await readBot(tx, bot_id);
    const { full_name } = bot;
    const bot_owner = owner && { bot_owner: owner.email };
    return { full_name, avatar_url: avatarUrl(bot, true), ...bot_owner, ...viewDefaults(bot) };
  });
});
