import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { findChannel } from './model/store.js';
import { lockOwnPolicies, setOwnPolicy } from './own-topic-policy.js';

/** POST /user_topics: sets the requester's visibility policy for a topic. */
export const updateUserTopic = operation('updateUserTopic', async (context) => {
  const { input, tx } = context;
  const { topic, visibility_policy: policy } = input;
  await lockOwnPolicies(context);
  const channel = await findChannel(tx, input.stream_id);
  await setOwnPolicy(context, { channel, topic, policy, missing: errors.invalidChannelId });
  return {};
});
