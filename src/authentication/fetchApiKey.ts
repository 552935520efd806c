import { operation } from '../contract/operation.js';
import { logInWithPassword } from './password-login.js';

/** POST /fetch_api_key: exchanges a username and a password for an API key. */
export const fetchApiKey = operation('fetchApiKey', async ({ input, server }) => {
  const { user, encryptedKey } = await logInWithPassword(server, input);
  return { api_key: server.keys.decrypt(encryptedKey), email: user.delivery_email, user_id: user.id };
});
