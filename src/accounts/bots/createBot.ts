import { lockVisibility } from '../../chat/channels/model/store.js';
import { operation } from '../operation.js';
import { keepSentAvatar } from './avatar.js';
import { makeBot } from './create.js';
import { checkMayCreateBot } from '../../chat/bots/policy.js';
import { viewBot, viewDefaults } from '../../chat/bots/view.js';

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
