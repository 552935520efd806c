import { operation } from '../http/operation.js';
import { listBotsOf } from './store.js';
import { viewOwnBot } from './view.js';

/** GET /bots: returns the requester's active bots. */
export const listBots = operation('listBots', async ({ actor, tx, services }) => {
  const bots = (await listBotsOf(tx, actor.id)).filter(({ is_active }) => is_active === 1);
  return { bots: bots.map((bot) => viewOwnBot(bot, services.keys)) };
});
