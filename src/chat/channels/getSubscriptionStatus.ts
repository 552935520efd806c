import { operation } from '../operation.js';
import { resolvePrincipals } from './members/principals.js';
import { findSeenChannel } from './model/named-channel.js';
import { isSubscribed } from './model/subscriptions.js';

/** GET /users/{user_id}/subscriptions/{stream_id}: returns whether a user is subscribed to a channel. */
export const getSubscriptionStatus = operation('getSubscriptionStatus', async (context) => {
  const { input, tx } = context;
  await resolvePrincipals(context, [input.user_id]);
  const { id } = await findSeenChannel(context, input.stream_id);
  return { is_subscribed: await isSubscribed(tx, input.user_id, id) };
});
