import { operation } from '../http/operation.js';
import { noteLogin } from './known-logins.js';
import { logInWithPassword } from './login.js';

/** POST /fetch_api_key: exchanges a username and a password for an API key. */
export const fetchApiKey = operation('fetchApiKey', async ({ input, server, store, request }) => {
  const { user, encryptedKey } = await logInWithPassword(server, { ...input, address: request.ip });
  const { username } = input;
  await store.write((tx) => noteLogin(tx, server, { ...user, username }, request));
  return { api_key: server.keys.decrypt(encryptedKey), email: user.delivery_email, user_id: user.id };
});
