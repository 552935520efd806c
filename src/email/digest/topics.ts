import type { Condition, Viewer } from '../../channels/policy.js';
import { accessible } from '../../messages/access.js';
import { visibility } from '../../messages/visibility.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';
import type { Heat, HotTopic } from './heat.js';

/** How many of the hottest topics of a user's channels are counted exactly, to find those to show. */
const MAX_COUNTED = 20;
const MAX_SHOWN = 4;

/** A topic as a digest shows it. */
export interface DigestTopic {
  readonly channel: string;
  readonly topic: string;
  readonly messages: number;
  /** Those with the most messages first. */
  readonly senderIds: readonly number[];
  /** The newest message. */
  readonly senderId: number;
  readonly content: string;
}

interface PolicyRow {
  readonly channel_id: number;
  readonly topic_key: string;
  readonly visibility_policy: number;
}

/** Returns whether a topic is hidden from digests: muted, or in a muted channel and neither unmuted nor followed. */
const readMuted = async (
  tx: Tx,
  userId: number,
): Promise<{ channelIds: readonly number[]; isMuted: (topic: HotTopic) => boolean }> => {
  const channels = await tx.all<{ channel_id: number; is_muted: number }>(
    `SELECT s.channel_id, s.is_muted FROM subscriptions s JOIN channels c ON c.id = s.channel_id
     WHERE s.user_id = ? AND s.active = 1 AND c.is_archived = 0`,
    [userId],
  );
  const policies = await tx.all<PolicyRow>(
    'SELECT channel_id, topic_key, visibility_policy FROM user_topics WHERE user_id = ?',
    [userId],
  );
  const muted = new Set(channels.flatMap(({ channel_id, is_muted }) => (is_muted ? [channel_id] : [])));
  const policyOf = new Map(
    policies.map(({ channel_id, topic_key, visibility_policy }) => [
      `${channel_id} ${topic_key}`,
      visibility_policy,
    ]),
  );
  return {
    channelIds: channels.map(({ channel_id }) => channel_id),
    isMuted({ channel_id, topic_key }) {
      const policy = policyOf.get(`${channel_id} ${topic_key}`) ?? 0;
      return policy === visibility.muted || (policy === 0 && muted.has(channel_id));
    },
  };
};

const hottest = (topics: readonly HotTopic[]): HotTopic[] =>
  [...topics].sort((one, other) => other.messages - one.messages).slice(0, MAX_COUNTED);

interface CountRow extends HotTopic {
  readonly sender_id: number;
  readonly newest: number;
}

const inTopics = (topics: readonly HotTopic[], afterId: number): Condition => ({
  sql: `(${topics.map(() => '(m.channel_id = ? AND m.topic_key = ? AND m.id > ?)').join(' OR ')})`,
  values: topics.flatMap(({ channel_id, topic_key }) => [channel_id, topic_key, afterId]),
});

/** Counts the messages of people in the topics that the viewer may read, by sender. */
const countReadable = (
  tx: Tx,
  viewer: Viewer,
  topics: readonly HotTopic[],
  afterId: number,
): Promise<CountRow[]> => {
  const there = inTopics(topics, afterId);
  const mayRead = accessible(viewer);
  return tx.all<CountRow>(
    `SELECT m.channel_id, m.topic_key, m.sender_id, COUNT(*) AS messages, MAX(m.id) AS newest
     FROM messages m JOIN channels c ON c.id = m.channel_id
     JOIN users u ON u.id = m.sender_id AND u.bot_type IS NULL
     WHERE ${there.sql} AND m.sender_id <> ? AND ${mayRead.sql}
     GROUP BY m.channel_id, m.topic_key, m.sender_id`,
    [...there.values, viewer.id, ...mayRead.values],
  );
};

interface Counted {
  readonly messages: number;
  readonly newest: number;
  readonly senderIds: readonly number[];
}

const countTopics = (rows: readonly CountRow[]): Counted[] => {
  const topics = new Map<string, CountRow[]>();
  for (const row of rows) {
    const key = `${row.channel_id} ${row.topic_key}`;
    topics.set(key, [...(topics.get(key) ?? []), row]);
  }
  return Array.from(topics.values(), (senders) => ({
    messages: senders.reduce((sum, { messages }) => sum + messages, 0),
    newest: Math.max(...senders.map(({ newest }) => newest)),
    senderIds: [...senders]
      .sort((one, other) => other.messages - one.messages)
      .map(({ sender_id }) => sender_id),
  })).sort((one, other) => other.messages - one.messages || other.newest - one.newest);
};

interface NewestRow {
  readonly id: number;
  readonly topic: string;
  readonly content: string;
  readonly sender_id: number;
  readonly channel: string;
}

/** The hottest topics of a user's channels by the messages with ids above `afterId`, in at most four statements. */
export const findHotTopics = async (
  tx: Tx,
  viewer: Viewer,
  heat: Heat,
  afterId: number,
): Promise<DigestTopic[]> => {
  const { channelIds, isMuted } = await readMuted(tx, viewer.id);
  const candidates = hottest(
    channelIds.flatMap((id) => (heat.get(id) ?? []).filter((topic) => !isMuted(topic)).slice(0, MAX_COUNTED)),
  );
  if (candidates.length === 0) return [];
  const shown = countTopics(await countReadable(tx, viewer, candidates, afterId)).slice(0, MAX_SHOWN);
  if (shown.length === 0) return [];
  const ids = shown.map(({ newest }) => newest);
  const rows = await tx.all<NewestRow>(
    `SELECT m.id, m.topic, m.content, m.sender_id, c.name AS channel
     FROM messages m JOIN channels c ON c.id = m.channel_id WHERE m.id IN (${placeholders(ids)})`,
    ids,
  );
  const newest = new Map(rows.map((row) => [row.id, row]));
  return shown.flatMap(({ newest: id, ...counts }) => {
    const row = newest.get(id);
    if (!row) return [];
    const { channel, topic, content, sender_id: senderId } = row;
    return [{ ...counts, channel, topic, content, senderId }];
  });
};
