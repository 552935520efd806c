import { operation } from '../operation.js';
import { removeDeviceToken } from './device-tokens/device-tokens.js';

/** DELETE /users/me/apns_device_token: removes an Apple device. */
export const deleteOwnApnsDeviceToken = operation('deleteOwnApnsDeviceToken', async (context) => {
  await removeDeviceToken(context, 'apns', context.input.token);
  return {};
});
