import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { nameKey } from '../../lib/name-key.js';
import { canSeeChannel } from './model/policy.js';
import { findChannelByKey } from './model/store.js';
import { isSubscribed } from './model/subscriptions.js';

const NO_CHANNEL = 0;

/** GET /get_stream_id: returns the ID of the channel with a name. */
export const getChannelId = operation('getChannelId', async ({ input: { stream }, actor, tx }) => {
  const channel = await findChannelByKey(tx, nameKey(stream));
  // Runs the same statements whether or not such a channel exists.
  const isIn = await isSubscribed(tx, actor.id, channel?.id ?? NO_CHANNEL);
  if (!channel || !canSeeChannel(actor.role, channel, isIn))
    throw errors.invalidChannelName({ channel_name: stream });
  return { stream_id: channel.id };
});
