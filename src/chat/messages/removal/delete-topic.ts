import { errors } from '../../../../generated/errors.js';
import { findReadChannel } from '../../channels/model/named-channel.js';
import { lockChannels } from '../../channels/model/store.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import { isGranted } from '../../organization/permissions.js';
import type { Scope } from '../../scope.js';
import { presentlyReadable } from '../model/access.js';
import { removeMessages } from './delete-messages.js';
import { lockNewestInTopic } from './newest-in-topic.js';

export interface TopicPlace {
  readonly stream_id: number;
  readonly topic_name: string;
}

/**
 * Deletes the newest messages of a topic that the user reads, at most one batch. Returns how many. Throws if the user may
 * not delete them.
 */
export const deleteFromTopic = async (
  scope: Scope,
  { stream_id, topic_name }: TopicPlace,
): Promise<number> => {
  const { tx, actor } = scope;
  if (!(await isGranted(scope, actor, 'can_delete_any_message_group'))) throw errors.insufficientPermission();
  const { id } = await findReadChannel(scope, stream_id);
  // Senders lock the channel before the messages, too.
  const [channel] = await lockChannels(tx, [id]);
  if (!channel) throw errors.invalidChannelId();
  const place = { channel_id: id, topic: topic_name.trim() };
  const messages = await lockNewestInTopic(tx, place, presentlyReadable(actor), batchSizes.topicMessages);
  await removeMessages(scope, { channel, user_ids: null }, messages, actor);
  return messages.length;
};
