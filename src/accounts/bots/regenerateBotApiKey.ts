import { replaceApiKey } from '../authentication/new-key.js';
import { lockVisibility } from '../../chat/channels/model/store.js';
import { operation } from '../operation.js';
import { findOwnBot } from '../../chat/bots/policy.js';

/** POST /bots/{bot_id}/api_key/regenerate: replaces the API key of a bot. */
export const regenerateBotApiKey = operation('regenerateBotApiKey', async (context) => {
  const { input, actor, tx } = context;
  await lockVisibility(context);
  const bot = await findOwnBot(tx, actor, input.bot_id);
  return { api_key: await replaceApiKey(context, bot) };
});
