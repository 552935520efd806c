import { type ChannelVisibility, readableHistory, type Viewer } from '../../../chat/channels/model/policy.js';
import { everything, type SqlCondition } from '../../../runtime/store/sql-condition.js';
import { accessible } from '../../../chat/messages/model/access.js';
import { visibility } from '../../../chat/messages/model/topic-visibility-policy.js';
import { placeholders } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { TopicActivity, ActiveTopic } from './topic-activity.js';

/** Number of the hottest topics of a user's channels whose messages are counted for the user. */
const MAX_COUNTED = 10;
const MAX_SHOWN = 4;
/** Further messages of a topic are not counted, so a digest costs the same in a busy organization. */
export const MOST_MESSAGES = 100;

/** A topic as a digest shows it. */
export interface DigestTopic {
  readonly channel: string;
  readonly topic: string;
  /** At most 100. */
  readonly messages: number;
  /** Ordered by number of messages, highest first. */
  readonly senderIds: readonly number[];
  /** The sender of the newest message. */
  readonly senderId: number;
  readonly content: string;
}

const keyOf = ({ channel_id, topic_key }: Pick<ActiveTopic, 'channel_id' | 'topic_key'>): string =>
  `${channel_id} ${topic_key}`;

interface ChannelRow extends ChannelVisibility {
  readonly channel_id: number;
  readonly is_muted: number;
}

/** The topics that a user's digest may show. */
interface Choice {
  /** Channels whose whole history the user may read. */
  readonly openIds: ReadonlySet<number>;
  readonly channelIds: readonly number[];
  /** Returns true for muted topics, and for topics in muted channels that are neither unmuted nor followed. */
  readonly isMuted: (topic: ActiveTopic) => boolean;
}

const listPolicies = statement((db, userId: number) =>
  db('user_topics').where({ user_id: userId }).select('channel_id', 'topic_key', 'visibility_policy'),
);

const readChoice = async (tx: Tx, { id, role }: Viewer): Promise<Choice> => {
  const channels = await tx.all<ChannelRow>(
    `SELECT s.channel_id, s.is_muted, c.invite_only, c.is_web_public, c.history_public_to_subscribers
     FROM subscriptions s JOIN channels c ON c.id = s.channel_id
     WHERE s.user_id = ? AND s.active = 1 AND c.is_archived = 0`,
    [id],
  );
  const policies = await listPolicies(tx, id);
  const idsOf = (isWanted: (channel: ChannelRow) => boolean): number[] =>
    channels.filter(isWanted).map(({ channel_id }) => channel_id);
  const muted = new Set(idsOf(({ is_muted }) => is_muted === 1));
  const policyOf = new Map(policies.map((row) => [keyOf(row), row.visibility_policy]));
  return {
    openIds: new Set(idsOf((channel) => readableHistory(role, channel, true) === 'all')),
    channelIds: idsOf(() => true),
    isMuted(topic) {
      const policy = policyOf.get(keyOf(topic)) ?? 0;
      return policy === visibility.muted || (policy === 0 && muted.has(topic.channel_id));
    },
  };
};

const hottest = (topics: readonly ActiveTopic[]): ActiveTopic[] =>
  [...topics].sort((one, other) => other.messages - one.messages).slice(0, MAX_COUNTED);

interface CountRow extends ActiveTopic {
  readonly sender_id: number;
  readonly newest: number;
}

/** The topics to count, by their messages with ids above `afterId`. */
interface Counting {
  readonly topics: readonly ActiveTopic[];
  readonly afterId: number;
}

/** Counts the newest messages of other users in topics by sender, at most 100 per topic. */
const countMessages = (
  tx: Tx,
  { id }: Viewer,
  { topics, afterId }: Counting,
  mayRead: SqlCondition,
): Promise<CountRow[]> => {
  const newest = `SELECT * FROM (
    SELECT m.channel_id, m.topic_key, m.sender_id, m.id FROM messages m JOIN channels c ON c.id = m.channel_id
    WHERE m.channel_id = ? AND m.topic_key = ? AND m.id > ? AND m.sender_id <> ? AND ${mayRead.sql}
      AND EXISTS (SELECT 1 FROM users u WHERE u.id = m.sender_id AND u.bot_type IS NULL)
    ORDER BY m.id DESC LIMIT ${MOST_MESSAGES}
  ) AS of_topic`;
  return tx.all<CountRow>(
    `SELECT channel_id, topic_key, sender_id, COUNT(*) AS messages, MAX(id) AS newest
     FROM (${topics.map(() => newest).join(' UNION ALL ')}) AS counted GROUP BY channel_id, topic_key, sender_id`,
    topics.flatMap(({ channel_id, topic_key }) => [channel_id, topic_key, afterId, id, ...mayRead.values]),
  );
};

/**
 * Counts the messages that the viewer may read. Checks each message only if the viewer may not read the whole history.
 */
const countReadable = async (
  tx: Tx,
  viewer: Viewer,
  { topics, afterId }: Counting,
  openIds: ReadonlySet<number>,
): Promise<CountRow[]> => {
  const isOpen = ({ channel_id }: ActiveTopic): boolean => openIds.has(channel_id);
  const [open, others] = [topics.filter(isOpen), topics.filter((topic) => !isOpen(topic))];
  const read = (some: readonly ActiveTopic[], mayRead: SqlCondition): Promise<CountRow[]> =>
    some.length === 0 ? Promise.resolve([]) : countMessages(tx, viewer, { topics: some, afterId }, mayRead);
  return [...(await read(open, everything)), ...(await read(others, accessible(viewer)))];
};

interface Counted {
  readonly messages: number;
  readonly newest: number;
  readonly senderIds: readonly number[];
}

/**
 * Returns the topics that have messages, ordered by number of messages, highest first. Ties keep the order of the
 * candidates.
 */
const countTopics = (candidates: readonly ActiveTopic[], rows: readonly CountRow[]): Counted[] => {
  const senders = new Map<string, CountRow[]>(candidates.map((topic) => [keyOf(topic), []]));
  for (const row of rows) senders.get(keyOf(row))?.push(row);
  return Array.from(senders.values(), (list) => ({
    messages: list.reduce((sum, { messages }) => sum + messages, 0),
    newest: Math.max(0, ...list.map(({ newest }) => newest)),
    senderIds: [...list]
      .sort((one, other) => other.messages - one.messages)
      .map(({ sender_id }) => sender_id),
  }))
    .filter(({ messages }) => messages > 0)
    .sort((one, other) => other.messages - one.messages);
};

interface NewestRow {
  readonly id: number;
  readonly topic: string;
  readonly content: string;
  readonly sender_id: number;
  readonly channel: string;
}

/**
 * Returns the hottest topics of a user's channels by the messages with ids above `afterId`, in at most five statements.
 */
export const listHotTopics = async (
  tx: Tx,
  viewer: Viewer,
  activity: TopicActivity,
  afterId: number,
): Promise<DigestTopic[]> => {
  const { openIds, channelIds, isMuted } = await readChoice(tx, viewer);
  const candidates = hottest(
    channelIds.flatMap((id) =>
      (activity.get(id) ?? []).filter((topic) => !isMuted(topic)).slice(0, MAX_COUNTED),
    ),
  );
  if (candidates.length === 0) return [];
  const counts = await countReadable(tx, viewer, { topics: candidates, afterId }, openIds);
  const shown = countTopics(candidates, counts).slice(0, MAX_SHOWN);
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
