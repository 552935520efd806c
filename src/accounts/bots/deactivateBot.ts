import { lockVisibility } from '../../chat/channels/model/store.js';
import { operation } from '../operation.js';
import { deactivate } from '../users/activation.js';
import { findOwnBot } from '../../chat/bots/policy.js';

/** DELETE /bots/{bot_id}: deactivates a bot. */
export const deactivateBot = operation('deactivateBot', async (context) => {
  const { input, actor, tx } = context;
  const locked = await lockVisibility(context);
  const bot = await findOwnBot(tx, actor, input.bot_id);
  if (bot.is_active) await deactivate(locked, bot);
  return {};
});
