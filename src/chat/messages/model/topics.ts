import { notLookedUp } from '../../../runtime/store/hints.js';
import { readableMessages, type Viewer } from '../../channels/model/policy.js';
import type { Tx } from '../../../runtime/store/types.js';

/** A topic as its newest readable message has it. */
export interface TopicRow {
  readonly topic_key: string;
  readonly name: string;
  readonly max_id: number;
  /** When the newest message was sent, in UNIX seconds. */
  readonly date_sent: number;
}

/** If a channel has more topics, only those with the newest messages are listed. */
const MOST_TOPICS = 20_000;

/** SQL: the ID of the newest message `m` of a topic. `where` may also refer to its channel `c`. */
const newestInTopic = (where = ''): string =>
  `(SELECT m.id FROM messages m WHERE m.channel_id = v.channel_id AND m.topic_key = v.topic_key ${where}
    ORDER BY m.channel_id DESC, m.topic_key DESC, m.id DESC LIMIT 1)`;

/**
 * Every topic has a conversation. Its newest message is the end of an index, so the cost does not depend on the number
 * of messages.
 */
const select = (newest: string): string =>
  `SELECT n.topic_key, n.topic AS name, n.id AS max_id, n.date_sent FROM channels c
   JOIN conversations v ON v.channel_id = c.id JOIN messages n ON n.id = ${newest}
   WHERE c.id = ? ORDER BY n.id DESC LIMIT ${MOST_TOPICS}`;

/** Returns all topics of a channel, the newest first. */
export const listAllTopics = (tx: Tx, channelId: number): Promise<TopicRow[]> =>
  tx.all<TopicRow>(select(newestInTopic()), [channelId]);

const firstReceived = async (tx: Tx, viewer: Viewer, channelId: number): Promise<number> => {
  const row = await tx.first<{ since: number | null }>(
    'SELECT MIN(since_message_id) AS since FROM subscriptions WHERE user_id = ? AND channel_id = ?',
    [viewer.id, channelId],
  );
  return row?.since ?? 0;
};

/** Returns the topics with messages that were sent since the user first subscribed, and that the user reads. */
const listSentTopics = (tx: Tx, viewer: Viewer, channelId: number, since: number): Promise<TopicRow[]> => {
  const readable = readableMessages(viewer);
  const newest = newestInTopic(`AND m.id > ? AND ${readable.sql}`);
  // The first condition ends the search in a topic without newer messages at its newest one.
  return tx.all<TopicRow>(select(`CASE WHEN ${newestInTopic()} > ? THEN ${newest} END`), [
    since,
    since,
    ...readable.values,
    channelId,
  ]);
};

/**
 * Returns the topics with older messages that came from another channel since then. The sum keeps SQLite from reading all
 * messages of the channel in the order of their topics.
 */
const listArrivedTopics = (tx: Tx, viewer: Viewer, channelId: number, since: number): Promise<TopicRow[]> => {
  const readable = readableMessages(viewer);
  return tx.all<TopicRow>(
    `SELECT n.topic_key, n.topic AS name, n.id AS max_id, n.date_sent FROM (
       SELECT MAX(m.id) AS id FROM messages m JOIN channels c ON c.id = m.channel_id
       WHERE ${notLookedUp('m.channel_id')} = ? AND m.arrival_id > ? AND m.id <= ? AND ${readable.sql} GROUP BY m.topic_key
     ) arrived JOIN messages n ON n.id = arrived.id ORDER BY n.id DESC LIMIT ${MOST_TOPICS}`,
    [channelId, since, since, ...readable.values],
  );
};

/** Returns the topics of messages that a subscriber received in a channel with protected history, the newest first. */
export const listReceivedTopics = async (tx: Tx, viewer: Viewer, channelId: number): Promise<TopicRow[]> => {
  const since = await firstReceived(tx, viewer, channelId);
  const sent = await listSentTopics(tx, viewer, channelId, since);
  const arrived = await listArrivedTopics(tx, viewer, channelId, since);
  if (arrived.length === 0) return sent;
  const known = new Set(sent.map(({ topic_key }) => topic_key));
  // Messages that were sent later are newer.
  return [...sent, ...arrived.filter(({ topic_key }) => !known.has(topic_key))].slice(0, MOST_TOPICS);
};
