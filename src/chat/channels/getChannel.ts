import { operation } from '../operation.js';
import { loadTraffic } from './members/traffic.js';
import { readVisibleChannel } from './model/visible-channel.js';
import { viewChannel } from './model/view.js';

/** GET /streams/{stream_id}: returns a channel. */
export const getChannel = operation('getChannel', async (context) => {
  const { channel } = await readVisibleChannel(context, context.input.stream_id);
  return { stream: viewChannel(channel, await loadTraffic(context)) };
});
