import { errors } from '../../generated/errors.js';
import { operation } from '../contract/operation.js';
import { hasPasswordLogin } from '../organization/view.js';
import { nameKey } from '../store/name-key.js';
import { isEmail } from '../users/email.js';
import { noteLogin } from './known-logins.js';
import { logIn } from './login.js';

/** POST /fetch_api_key: exchanges a username and a password for an API key. */
export const fetchApiKey = operation('fetchApiKey', async ({ input, server, store, request }) => {
  const organization = await server.organization.fresh();
  if (!organization.is_active) throw errors.realmDeactivated();
  if (!hasPasswordLogin(organization)) throw errors.passwordAuthDisabled();
  const username = input.username.trim();
  if (!isEmail(username)) throw errors.invalidEmail();
  const { user, encryptedKey } = await logIn(store, server, nameKey(username), input.password);
  await store.write((tx) => noteLogin(tx, server, user, request));
  return { api_key: server.keys.decrypt(encryptedKey), email: user.delivery_email, user_id: user.id };
});
