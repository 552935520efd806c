import { operation } from '../operation.js';
import { setDefault } from './subscriptions/set-default.js';
import { findSeenChannel } from './model/named-channel.js';
import { lockVisibility } from './model/store.js';

/** DELETE /default_streams: makes a channel one to which new users are not subscribed. */
export const deleteDefaultChannel = operation('deleteDefaultChannel', async (context) => {
  const locked = await lockVisibility(context);
  await setDefault(locked, await findSeenChannel(context, context.input.stream_id), false);
  return {};
});
