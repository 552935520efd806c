import { operation } from '../operation.js';
import { readVisibleChannel } from './model/visible-channel.js';

/** The server receives no emails. */
const NO_ADDRESS = '';

/** GET /streams/{stream_id}/email_address: returns the address of a channel, which is empty. */
export const getChannelEmailAddress = operation('getChannelEmailAddress', async (context) => {
  await readVisibleChannel(context, context.input.stream_id);
  return { email: NO_ADDRESS };
});
