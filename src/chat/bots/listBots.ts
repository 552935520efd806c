import { operation } from '../operation.js';
import { listActiveBots } from './store.js';
import { viewOwnBot } from './view.js';

/** GET /bots: returns the requester's active bots. */
export const listBots = operation('listBots', async ({ actor, tx, services }) => {
  const bots = await listActiveBots(tx, actor.id);
  return { bots: bots.map((bot) => viewOwnBot(bot, services.keys)) };
});
