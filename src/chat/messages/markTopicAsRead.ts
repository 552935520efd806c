import { findReadChannel } from '../channels/model/named-channel.js';
import { operation } from '../operation.js';
import { nameKey } from '../../lib/name-key.js';
import { checkReadsTopic } from './model/readable-place.js';
import { markPlaceRead } from './read-state/mark-place.js';

/** POST /mark_topic_as_read: marks the messages of a topic as read. */
export const markTopicAsRead = operation('markTopicAsRead', async (context) => {
  const { input, actor } = context;
  const place = { channel_id: input.stream_id, topic: input.topic_name };
  return markPlaceRead(context, async (tx) => {
    await findReadChannel({ tx, actor }, place.channel_id);
    await checkReadsTopic(tx, actor, place);
    return { channel_id: place.channel_id, topic_key: nameKey(place.topic) };
  });
});
