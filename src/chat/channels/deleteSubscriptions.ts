import { operation } from '../operation.js';
import { removeSubscriptions } from './subscriptions/remove.js';

/** DELETE /users/me/subscriptions: unsubscribes users from channels. */
export const deleteSubscriptions = operation('deleteSubscriptions', (context) =>
  removeSubscriptions(context, context.input.subscriptions, context.input.principals),
);
