import { operation } from '../operation.js';
import { listDeviceTokens } from './device-tokens/device-tokens.js';

/** GET /users/me/apns_device_token: lists the requester's Apple devices. */
export const listOwnApnsDeviceTokens = operation('listOwnApnsDeviceTokens', async (context) => {
  const devices = await listDeviceTokens(context, 'apns');
  return {
    tokens: devices.map(({ token, app_id, registered_at }) => ({
      token,
      appid: app_id ?? '',
      registered_at,
    })),
  };
});
