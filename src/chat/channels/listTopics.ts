import { composedList } from '../../runtime/http/serialize.js';
import { operation } from '../operation.js';
import { listAllTopics, listReceivedTopics } from '../messages/model/topics.js';
import { findReadChannel } from './model/named-channel.js';
import { readableHistory } from './model/policy.js';

/** GET /users/me/{stream_id}/topics: lists the topics of a channel with messages that the requester reads. */
export const listTopics = operation('listTopics', async (context) => {
  const { input, actor, tx } = context;
  const channel = await findReadChannel(context, input.stream_id);
  // Those who do not read all messages are subscribed.
  const rows =
    readableHistory(actor.role, channel, true) === 'all'
      ? await listAllTopics(tx, channel.id)
      : await listReceivedTopics(tx, actor, channel.id);
  const topics = rows.map(({ name, max_id }) => ({ name, max_id }));
  return { topics: await composedList(topics) };
});
