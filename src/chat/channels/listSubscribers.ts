import { composedList } from '../../runtime/http/serialize.js';
import { operation } from '../operation.js';
import { channelMembers } from './members/members.js';
import { findSeenChannel } from './model/named-channel.js';

/** GET /streams/{stream_id}/members: lists the subscribers of a channel. */
export const listSubscribers = operation('listSubscribers', async (context) => {
  const { id, members_version } = await findSeenChannel(context, context.input.stream_id);
  const { ids } = await channelMembers(context, id, members_version);
  return { subscribers: await composedList(ids) };
});
