import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../account-operation.js';
import { deactivate } from '../users/accounts/activation.js';
import { findOwnBot } from './policy.js';

/** DELETE /bots/{bot_id}: deactivates a bot. */
export const deactivateBot = operation('deactivateBot', async (context) => {
  const { input, actor, tx } = context;
  const locked = await lockVisibility(context);
  const bot = await findOwnBot(tx, actor, input.bot_id);
  if (bot.is_active) await deactivate(locked, bot);
  return {};
});
