import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../http/operation.js';
import { deactivate } from '../users/accounts/activation.js';
import { findOwnBot } from './policy.js';

/** DELETE /bots/{bot_id}: deactivates a bot. */
export const deactivateBot = operation('deactivateBot', async ({ input, actor, tx, services }) => {
  const locked = await lockVisibility(tx, services);
  const bot = await findOwnBot(tx, actor, input.bot_id);
  if (bot.is_active) await deactivate(locked, services, bot);
  return {};
});
