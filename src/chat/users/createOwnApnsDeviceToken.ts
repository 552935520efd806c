import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { addDeviceToken } from './device-tokens/device-tokens.js';

/** POST /users/me/apns_device_token: registers an Apple device. */
export const createOwnApnsDeviceToken = operation('createOwnApnsDeviceToken', async (context) => {
  const { token, appid } = context.input;
  if (!/^[.a-zA-Z0-9-]{1,100}$/.test(appid)) throw errors.invalidAppId();
  await addDeviceToken(context, 'apns', token, appid);
  return {};
});
