import { operation } from '../operation.js';
import { recordLogin } from './known-logins.js';
import { logInWithPassword } from './login.js';

/** POST /fetch_api_key: exchanges a username and a password for an API key. */
export const fetchApiKey = operation('fetchApiKey', async ({ input, services, store, request }) => {
  const log = services.log.child({ request: request.id });
  const { user, encryptedKey } = await logInWithPassword(services, { ...input, address: request.ip, log });
  const { username } = input;
  await store.write((tx) => recordLogin({ tx, services }, { ...user, username }, request));
  return { api_key: services.keys.decrypt(encryptedKey), email: user.delivery_email, user_id: user.id };
});
