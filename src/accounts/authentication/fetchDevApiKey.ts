import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { checkDevMode } from './dev-mode.js';
import { isEmail } from '../../lib/email-address.js';
import { findCredentials, findUserByDeliveryEmail } from '../../chat/users/model/store.js';

/** POST /dev_fetch_api_key: returns the API key of any user. Only in development. */
export const fetchDevApiKey = operation('fetchDevApiKey', async ({ input, services, store, request }) => {
  checkDevMode(services, request);
  if (!(await services.organization.fresh()).is_active) throw errors.realmDeactivated();
  const username = input.username.trim();
  if (!isEmail(username)) throw errors.invalidEmail();
  return store.read(async (tx) => {
    const user = await findUserByDeliveryEmail(tx, username);
    const credentials = user && !user.is_bot ? await findCredentials(tx, user.id) : undefined;
    if (!user || !credentials) throw errors.authenticationFailed();
    if (!user.is_active) throw errors.userDeactivated();
    const api_key = services.keys.decrypt(credentials.api_key_encrypted);
    return { api_key, email: user.delivery_email, user_id: user.id };
  });
});
