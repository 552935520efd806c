import { operation } from '../operation.js';
import { addSubscriptions } from './subscriptions/add.js';
import { parseRequestedChannels } from './subscriptions/requested-channels.js';

/** POST /users/me/subscriptions: subscribes users to channels, and creates those that do not exist. */
export const createSubscriptions = operation('createSubscriptions', async (context) => {
  const { input, deferred } = context;
  const { principals, announce, authorization_errors_fatal: isFatal } = input;
  const wanted = parseRequestedChannels(input.subscriptions, 'subscriptions');
  const { unauthorized, ...added } = await addSubscriptions(context, {
    ...{ wanted, deferred, isFatal, announce },
    ...(principals && { principals }),
  });
  return { ...added, ...(!isFatal && { unauthorized }) };
});
