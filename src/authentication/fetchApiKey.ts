import { errors } from '../../generated/errors.js';
import { operation } from '../contract/operation.js';
import { isDirectoryLogin } from '../organization/authentication-methods.js';
import { hasPasswordLogin } from '../organization/view.js';
import { isEmail } from '../users/email.js';
import { logIn } from './login.js';

/** POST /fetch_api_key: exchanges a username and a password for an API key. */
export const fetchApiKey = operation('fetchApiKey', async ({ input, server, store }) => {
  const organization = await server.organization.fresh();
  if (!organization.is_active) throw errors.realmDeactivated();
  if (!hasPasswordLogin(organization)) throw errors.passwordAuthDisabled();
  const username = input.username.trim();
  const isFree = isDirectoryLogin(organization.settings.authentication_methods);
  if (!isFree && !isEmail(username)) throw errors.invalidEmail();
  const { user, encryptedKey } = await logIn(store, server, username, input.password);
  return { api_key: server.keys.decrypt(encryptedKey), email: user.delivery_email, user_id: user.id };
});
