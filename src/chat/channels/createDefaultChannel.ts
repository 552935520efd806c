import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { setDefault } from './subscriptions/set-default.js';
import { findReadChannel } from './model/named-channel.js';
import { lockVisibility } from './model/store.js';

/** POST /default_streams: makes a channel one to which new users are subscribed. */
export const createDefaultChannel = operation('createDefaultChannel', async (context) => {
  const locked = await lockVisibility(context);
  const channel = await findReadChannel(context, context.input.stream_id);
  if (channel.invite_only === 1) throw errors.privateChannelNotDefault();
  await setDefault(locked, channel, true);
  return {};
});
