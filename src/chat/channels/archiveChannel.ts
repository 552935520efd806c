import { operation } from '../operation.js';
import { archive } from './subscriptions/archive.js';
import { lockVisibility } from './model/store.js';
import { lockVisibleChannel } from './model/visible-channel.js';

/** DELETE /streams/{stream_id}: archives a channel, and ends its subscriptions. */
export const archiveChannel = operation('archiveChannel', async (context) => {
  const locked = await lockVisibility(context);
  const { channel } = await lockVisibleChannel(locked, context.input.stream_id);
  await archive(locked, channel);
  return {};
});
