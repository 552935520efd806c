import { lockVisibility } from '../../chat/channels/model/store.js';
import { operation } from '../operation.js';
import { lockUser } from '../../chat/users/model/lock-user.js';
import { replaceApiKey } from './new-key.js';

/** POST /users/me/api_key/regenerate: replaces the API key of the requester. */
export const regenerateOwnApiKey = operation('regenerateOwnApiKey', async (context) => {
  const { actor, tx } = context;
  // Access to the key of a bot depends on roles and bot owners.
  if (actor.is_bot) await lockVisibility(context);
  return { api_key: await replaceApiKey(context, await lockUser(tx, actor.id)) };
});
