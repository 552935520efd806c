import { batchSizes } from '../../../lib/byte-batches.js';
import { newestMessageId } from '../../../chat/messages/model/first-and-last-message.js';
import type { Tx } from '../../../runtime/store/types.js';

/** Topics kept in memory. The oldest ones beyond this limit are left out. */
const MAX_TOPICS = 20_000;

/** A topic, and the number of messages that users, not bots, sent to it. */
export interface ActiveTopic {
  readonly channel_id: number;
  readonly topic_key: string;
  readonly messages: number;
}

/** The topics with messages since a time, by channel, those with the most messages first. */
export type TopicActivity = ReadonlyMap<number, readonly ActiveTopic[]>;

/** Counts the messages of users, not bots, with ids above `afterId` and up to `lastId`. */
const countRange = (tx: Tx, afterId: number, lastId: number): Promise<ActiveTopic[]> =>
  tx.all<ActiveTopic>(
    `SELECT m.channel_id, m.topic_key, COUNT(*) AS messages FROM messages m
     JOIN users u ON u.id = m.sender_id AND u.bot_type IS NULL
     WHERE m.id > ? AND m.id <= ? AND m.channel_id IS NOT NULL GROUP BY m.channel_id, m.topic_key`,
    [afterId, lastId],
  );

const byChannel = (topics: Iterable<ActiveTopic>): TopicActivity => {
  const activity = new Map<number, ActiveTopic[]>();
  for (const topic of topics) {
    const others = activity.get(topic.channel_id);
    if (others) others.push(topic);
    else activity.set(topic.channel_id, [topic]);
  }
  for (const list of activity.values()) list.sort((one, other) => other.messages - one.messages);
  return activity;
};

/** Reads the messages with ids above `afterId`, newest first, once for all digests of a round. */
export const readTopicActivity = async (
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  afterId: number,
): Promise<TopicActivity> => {
  const last = await read(newestMessageId);
  const topics = new Map<string, ActiveTopic>();
  const most = batchSizes.digestMessageIds;
  for (let end = last; end > afterId && topics.size < MAX_TOPICS; end -= most) {
    for (const row of await read((tx) => countRange(tx, Math.max(afterId, end - most), end))) {
      const key = `${row.channel_id} ${row.topic_key}`;
      topics.set(key, { ...row, messages: row.messages + (topics.get(key)?.messages ?? 0) });
    }
  }
  return byChannel(topics.values());
};
