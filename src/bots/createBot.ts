import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../account-operation.js';
import { keepSentAvatar } from './avatar.js';
import { makeBot } from './create.js';
import { checkMayCreateBot } from './policy.js';
import { viewBot, viewDefaults } from './view.js';

/** POST /bots: creates a bot that the requester owns. */
export const createBot = operation('createBot', async ({ input, actor, services, change }) => {
  checkMayCreateBot(services, actor, input.bot_type);
  const avatar = await keepSentAvatar(services, actor, input.filename);
  return change(async (tx) => {
    const locked = await lockVisibility({ tx, services, actor });
    const bot = await makeBot(locked, input, avatar);
    const { api_key, avatar_url } = viewBot(bot, services.keys);
    return { user_id: bot.id, api_key, avatar_url, ...viewDefaults(bot) };
  });
});
