import { emitBotChange } from '../bots/events.js';
import { userQueuesName } from '../event-log/queue-rows.js';
import type { Services } from '../services.js';
import type { Tx } from '../store/types.js';
import { setApiKey, type User } from '../users/model/store.js';

/** Replaces the API key of an account that is locked, and returns the new one. */
export const replaceApiKey = async (tx: Tx, { keys }: Services, user: User): Promise<string> => {
  const key = keys.make();
  const api_key_encrypted = keys.encrypt(key);
  await setApiKey(tx, user.id, { api_key_encrypted, api_key_hash: keys.hash(key) });
  // Requests that wait for events were let in with the old key.
  tx.invalidate(userQueuesName(user.id));
  if (user.is_bot) await emitBotChange(tx, user, { api_key: api_key_encrypted });
  return key;
};
