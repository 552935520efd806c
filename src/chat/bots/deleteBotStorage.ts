import { operation } from '../operation.js';
import { removeFromStorage } from './storage.js';

/** DELETE /bot_storage: deletes entries of the requester's storage. */
export const deleteBotStorage = operation('deleteBotStorage', async ({ input, actor, tx }) => {
  await removeFromStorage(tx, actor, input.keys ?? []);
  return {};
});
