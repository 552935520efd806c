import { errors } from '../../../generated/errors.js';
import type { Input } from '../../../generated/operations.js';
import { operation } from '../operation.js';
import { visibility } from '../messages/model/topic-visibility-policy.js';
import { nameKey } from '../../lib/name-key.js';
import type { Tx } from '../../runtime/store/types.js';
import { findChannel, findChannelByKey, type ChannelRow } from './model/store.js';
import { INHERITED, lockOwnPolicies, setOwnPolicy } from './own-topic-policy.js';

type Named = Pick<Input<'updateMutedTopic'>, 'stream' | 'stream_id'>;

/** If the request names the channel in both ways, they must agree. */
const findNamed = async (tx: Tx, { stream, stream_id }: Named): Promise<ChannelRow | undefined> => {
  if (stream === undefined) {
    if (stream_id === undefined) throw errors.missingArgument({ var_name: 'stream_id' });
    return findChannel(tx, stream_id);
  }
  const channel = await findChannelByKey(tx, nameKey(stream));
  return stream_id === undefined || channel?.id === stream_id ? channel : undefined;
};

const noChannel = ({ stream, stream_id }: Named): Error =>
  stream === undefined || stream_id !== undefined
    ? errors.invalidChannelId()
    : errors.invalidChannelName({ channel_name: stream });

/** PATCH /users/me/subscriptions/muted_topics: mutes or unmutes a topic for the requester. */
export const updateMutedTopic = operation('updateMutedTopic', async (context) => {
  const { input, tx } = context;
  const { topic, op } = input;
  await lockOwnPolicies(context);
  const channel = await findNamed(tx, input);
  const isMuted = op === 'add';
  await setOwnPolicy(context, {
    channel,
    topic,
    policy: isMuted ? visibility.muted : INHERITED,
    missing: () => (isMuted ? noChannel(input) : errors.topicNotMuted()),
  });
  return {};
});
