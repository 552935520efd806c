import { operation } from '../operation.js';
import { removeDeviceToken } from './device-tokens/device-tokens.js';

/** DELETE /users/me/android_gcm_reg_id: removes an Android device. */
export const deleteOwnAndroidDeviceToken = operation('deleteOwnAndroidDeviceToken', async (context) => {
  await removeDeviceToken(context, 'gcm', context.input.token);
  return {};
});
