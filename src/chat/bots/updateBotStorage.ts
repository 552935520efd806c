import { operation } from '../operation.js';
import { updateStorage } from './storage.js';

/** PUT /bot_storage: adds and replaces entries of the requester's storage. */
export const updateBotStorage = operation('updateBotStorage', async ({ input, actor, tx }) => {
  await updateStorage(tx, actor, Object.entries(input.storage));
  return {};
});
