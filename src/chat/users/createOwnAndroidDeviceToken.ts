import { operation } from '../operation.js';
import { addDeviceToken } from './device-tokens/device-tokens.js';

/** POST /users/me/android_gcm_reg_id: registers an Android device. */
export const createOwnAndroidDeviceToken = operation('createOwnAndroidDeviceToken', async (context) => {
  await addDeviceToken(context, 'gcm', context.input.token);
  return {};
});
