import type { Actor } from '../../authentication/actor.js';
import type { SqlCondition } from '../../channels/model/policy.js';
import type { Scope } from '../../scope.js';
import { placeholders } from '../../store/placeholders.js';
import type { Dialect, Tx } from '../../store/types.js';
import { flagBits, listedBits } from '../model/flags.js';
import { visibility } from '../model/topic-visibility-policy.js';

/** Indexes of messages that end with the ID. */
export type MessageIndex = 'messages_topic' | 'messages_recipient' | 'messages_sender';

/** SQL: has MySQL and MariaDB use an index. */
export const usingIndex = (dialect: Dialect, index: MessageIndex | undefined): string =>
  dialect === 'mysql' && index !== undefined ? `FORCE INDEX (${index})` : '';

/** A place in which all messages of a source are, or those of a narrow. Undefined: any. */
export interface At {
  /** Null: direct messages. */
  readonly channelId?: number | null;
  readonly topicKey?: string;
  readonly recipientId?: number;
}

/** Whether no message is at both places. */
export const areApart = (one: At, other: At): boolean =>
  (['channelId', 'topicKey', 'recipientId'] as const).some(
    (key) => one[key] !== undefined && other[key] !== undefined && one[key] !== other[key],
  );

/** An index in the order of message IDs that has all messages which can meet a condition, and maybe others. */
export interface Source {
  /** The table as `x`. */
  readonly table: string;
  /** The column of the message IDs. */
  readonly id: 'id' | 'message_id';
  readonly where: SqlCondition;
  readonly at?: At;
  /** The index, if MySQL would read all messages of the place beyond the anchor otherwise. */
  readonly index?: MessageIndex;
}

/** More sources would cost more than to read the messages one after the other. */
const MOST_SOURCES = 100;

const ofMessages = (sql: string, ...values: SqlCondition['values']): Source => ({
  table: 'messages',
  id: 'id',
  where: { sql, values },
});

const ofRecipient = (recipientId: number): Source => ({
  ...ofMessages('x.recipient_id = ?', recipientId),
  at: { recipientId },
  index: 'messages_recipient',
});

interface RecipientRow {
  readonly recipient_id: number;
}

interface TopicRow {
  readonly channel_id: number;
  readonly topic_key: string;
}

const ofTopic = ({ channel_id: channelId, topic_key: topicKey }: TopicRow): Source => ({
  ...ofMessages('x.channel_id = ? AND x.topic_key = ?', channelId, topicKey),
  at: { channelId, topicKey },
  index: 'messages_topic',
});

/** Some messages. */
export const messagesById = (ids: readonly number[]): Source =>
  ofMessages(`x.id IN (${placeholders(ids)})`, ...ids);

/** The messages that have some flags of the user. */
export const flaggedMessages = ({ id }: Actor, bits: number): Source => ({
  table: 'message_flags',
  id: 'message_id',
  where: { sql: 'x.user_id = ? AND (x.flags & ?) <> 0', values: [id, bits] },
});

/** The flags of messages that mention the user, apart from mentions of all subscribers. */
export const MENTIONED = flagBits.mentioned | flagBits.topic_wildcard_mentioned;

const LISTED_VALUES = Array.from({ length: 2 * listedBits.channelWildcard }, (_, value) => value);

/** The messages that the database lists for a reason, from one index range for each combination of reasons. */
export const listedFor = (bit: number): readonly Source[] =>
  LISTED_VALUES.filter((value) => value & bit).map((value) => ofMessages('x.listed = ?', value));

/** The messages that mention the user. */
export const mentions = (actor: Actor): readonly Source[] => [
  flaggedMessages(actor, MENTIONED),
  ...listedFor(listedBits.channelWildcard),
];

export const messagesWithReactions: Source = {
  table: 'reactions',
  id: 'message_id',
  where: { sql: '1 = 1', values: [] },
};

const unlessMany = (sources: readonly Source[]): readonly Source[] | undefined =>
  sources.length > MOST_SOURCES ? undefined : sources;

const topicsWith = async ({ tx, actor }: Scope, policy: number): Promise<Source[]> => {
  const topics = await tx.all<TopicRow>(
    `SELECT channel_id, topic_key FROM user_topics WHERE user_id = ? AND visibility_policy = ?
     LIMIT ${MOST_SOURCES + 1}`,
    [actor.id, policy],
  );
  return topics.map(ofTopic);
};

/** The messages of the topics that the user follows. Undefined if these are many. */
export const followedTopics = async (scope: Scope): Promise<readonly Source[] | undefined> =>
  unlessMany(await topicsWith(scope, visibility.followed));

/** The messages of the topics and channels that the user has muted. Undefined if these are many. */
export const mutedPlaces = async (scope: Scope): Promise<readonly Source[] | undefined> => {
  const topics = await topicsWith(scope, visibility.muted);
  const channels = await scope.tx.all<RecipientRow>(
    `SELECT c.recipient_id FROM subscriptions s JOIN channels c ON c.id = s.channel_id
     WHERE s.user_id = ? AND s.active = 1 AND s.is_muted = 1 LIMIT ${MOST_SOURCES + 1}`,
    [scope.actor.id],
  );
  return unlessMany([...topics, ...channels.map(({ recipient_id }) => ofRecipient(recipient_id))]);
};

/** The messages of the topics with a name, in all channels. Undefined if these are many. */
export const topicsNamed = async (tx: Tx, topicKey: string): Promise<readonly Source[] | undefined> => {
  const found = await tx.all<{ id: number }>(
    `SELECT c.id FROM channels c WHERE EXISTS (
       SELECT 1 FROM messages x WHERE x.channel_id = c.id AND x.topic_key = ?
     ) LIMIT ${MOST_SOURCES + 1}`,
    [topicKey],
  );
  return unlessMany(found.map(({ id }) => ofTopic({ channel_id: id, topic_key: topicKey })));
};

/** The messages of web-public channels. Undefined if these are many. */
export const webPublicChannels = async (tx: Tx): Promise<readonly Source[] | undefined> => {
  const found = await tx.all<RecipientRow>(
    `SELECT recipient_id FROM channels WHERE is_web_public = 1 LIMIT ${MOST_SOURCES + 1}`,
  );
  return unlessMany(found.map(({ recipient_id }) => ofRecipient(recipient_id)));
};

/** All direct messages of the organization. They are fewer than the messages to channels. */
const anyDirect: Source = {
  ...ofMessages("x.channel_id IS NULL AND x.topic_key = ''"),
  at: { channelId: null },
};

/** Of the other users of a conversation, so many are compared. Conversations with all of them are among the found. */
const MOST_COMPARED = 3;

/** The direct conversations of the user with some others. */
export const conversationsWith = async (
  { tx, actor }: Scope,
  ids: readonly number[],
): Promise<readonly Source[]> => {
  const others = ids.filter((id) => id !== actor.id).slice(0, MOST_COMPARED);
  const withEach = others.map(
    () =>
      ' AND EXISTS (SELECT 1 FROM recipient_members y WHERE y.recipient_id = x.recipient_id AND y.user_id = ?)',
  );
  const rows = await tx.all<RecipientRow>(
    `SELECT x.recipient_id FROM recipient_members x WHERE x.user_id = ?${withEach.join('')}
     LIMIT ${MOST_SOURCES + 1}`,
    [actor.id, ...others],
  );
  return rows.length > MOST_SOURCES ? [anyDirect] : rows.map(({ recipient_id }) => ofRecipient(recipient_id));
};

/** The messages outside of public channels. Undefined if these channels and conversations are many. */
export const notPublic = async (scope: Scope): Promise<readonly Source[] | undefined> => {
  const channels = await scope.tx.all<RecipientRow>(
    `SELECT recipient_id FROM channels WHERE invite_only = 1 LIMIT ${MOST_SOURCES + 1}`,
  );
  const direct = await conversationsWith(scope, []);
  return unlessMany([...channels.map(({ recipient_id }) => ofRecipient(recipient_id)), ...direct]);
};
