import { errors } from '../../../generated/errors.js';
import { findReadChannel } from '../../channels/model/named-channel.js';
import { lockChannels } from '../../channels/model/store.js';
import { batchSizes } from '../../lib/batch-sizes.js';
import { isGranted } from '../../organization/granted.js';
import type { Scope } from '../../scope.js';
import { nameKey } from '../../store/name-key.js';
import { presentlyReadable } from '../model/access.js';
import { removeMessages, type Removable } from './delete-messages.js';

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
  const readable = presentlyReadable(actor);
  const messages = await tx.all<Removable>(
    `SELECT m.id, m.conversation_id, m.topic, m.first_channel_id, m.arrival_id
     FROM channels c JOIN messages m ON m.channel_id = c.id
     WHERE c.id = ? AND m.topic_key = ? AND ${readable.sql}
     ORDER BY m.channel_id DESC, m.topic_key DESC, m.id DESC LIMIT ${batchSizes.topicMessages}${tx.updateLock}`,
    [id, nameKey(topic_name.trim()), ...readable.values],
  );
  await removeMessages(scope, { channel, user_ids: null }, messages, actor);
  return messages.length;
};
