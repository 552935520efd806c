import { composedObject } from '../../runtime/http/serialize.js';
import { operation } from '../operation.js';
import { readStorage } from './storage.js';

/** GET /bot_storage: returns entries of the requester's storage. */
export const getBotStorage = operation('getBotStorage', async ({ input, actor, tx }) => ({
  storage: await composedObject(await readStorage(tx, actor.id, input.keys ?? [])),
}));
