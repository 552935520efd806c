import { operation } from '../operation.js';
import { checkNothingToPush } from './device-tokens/device-tokens.js';

/** POST /mobile_push/test_notification: refuses to send a push notification. */
export const sendTestPushNotification = operation('sendTestPushNotification', async (context) => {
  await checkNothingToPush(context, context.input.token);
  return {};
});
