import { emitBotChange } from '../../chat/bots/events.js';
import { userQueuesName } from '../../runtime/event-log/queue-rows.js';
import type { TxScope } from '../scope.js';
import type { User } from '../../chat/users/model/store.js';
import { setApiKey } from '../../chat/users/model/write-user.js';

/** Replaces the API key of a locked account. Returns the new key. */
export const replaceApiKey = async ({ tx, services: { keys } }: TxScope, user: User): Promise<string> => {
  const key = keys.make();
  const api_key_encrypted = keys.encrypt(key);
  await setApiKey(tx, user.id, { api_key_encrypted, api_key_hash: keys.hash(key) });
  // Waiting event requests were authenticated with the old key.
  tx.invalidate(userQueuesName(user.id));
  if (user.is_bot) await emitBotChange(tx, user, { api_key: api_key_encrypted });
  return key;
};
