import { findReadChannel } from '../channels/model/named-channel.js';
import { operation } from '../operation.js';
import { markPlaceRead } from './read-state/mark-place.js';

/** POST /mark_stream_as_read: marks the messages of a channel as read. */
export const markChannelAsRead = operation('markChannelAsRead', async (context) => {
  const { input, actor } = context;
  return markPlaceRead(context, async (tx) => {
    await findReadChannel({ tx, actor }, input.stream_id);
    return { channel_id: input.stream_id };
  });
});
