import { operation } from '../operation.js';
import { listDeviceTokens } from './device-tokens/device-tokens.js';

/** GET /users/me/android_gcm_reg_id: lists the requester's Android devices. */
export const listOwnAndroidDeviceTokens = operation('listOwnAndroidDeviceTokens', async (context) => {
  const devices = await listDeviceTokens(context, 'gcm');
  return { tokens: devices.map(({ token, registered_at }) => ({ token, registered_at })) };
});
