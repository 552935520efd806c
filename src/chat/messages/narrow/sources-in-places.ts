import type { Scope } from '../../scope.js';
import type { Tx } from '../../../runtime/store/types.js';
import { visibility } from '../model/topic-visibility-policy.js';
import { DIRECT, IN_CHANNELS, ofMessages, type Source } from './source.js';

/** More sources would cost more than to read the messages one after the other. */
const MOST_SOURCES = 100;

export interface RecipientRow {
  readonly recipient_id: number;
}

interface TopicRow {
  readonly channel_id: number;
  readonly topic_key: string;
}

export const ofRecipient = ({ recipient_id: recipientId }: RecipientRow): Source => ({
  ...ofMessages('x.recipient_id = ?', recipientId),
  at: { recipientId },
  index: 'messages_recipient',
});

const ofTopic = ({ channel_id: channelId, topic_key: topicKey }: TopicRow): Source => ({
  ...ofMessages('x.channel_id = ? AND x.topic_key = ?', channelId, topicKey),
  at: { ...IN_CHANNELS, channelId, topicKey },
  index: 'messages_topic',
});

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
  return unlessMany([...topics, ...channels.map(ofRecipient)]);
};

/**
 * The messages of the topics with a name, in all channels. Undefined if these are many. With EXISTS, MariaDB would read the
 * index of all topics.
 */
export const topicsNamed = async (tx: Tx, topicKey: string): Promise<readonly Source[] | undefined> => {
  const found = await tx.all<{ id: number }>(
    `SELECT c.id FROM channels c WHERE (
       SELECT 1 FROM messages x WHERE x.channel_id = c.id AND x.topic_key = ? LIMIT 1
     ) IS NOT NULL LIMIT ${MOST_SOURCES + 1}`,
    [topicKey],
  );
  return unlessMany(found.map(({ id }) => ofTopic({ channel_id: id, topic_key: topicKey })));
};

/** The messages of web-public channels. Undefined if these are many. */
export const webPublicChannels = async (tx: Tx): Promise<readonly Source[] | undefined> => {
  const found = await tx.all<RecipientRow>(
    `SELECT recipient_id FROM channels WHERE is_web_public = 1 LIMIT ${MOST_SOURCES + 1}`,
  );
  return unlessMany(found.map(ofRecipient));
};

/** All direct messages of the organization. They are fewer than the messages to channels. */
export const anyDirect: Source = {
  ...ofMessages("x.channel_id IS NULL AND x.topic_key = ''"),
  at: DIRECT,
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
  return rows.length > MOST_SOURCES ? [anyDirect] : rows.map(ofRecipient);
};

/** The messages outside of public channels. Undefined if these channels and conversations are many. */
export const notPublic = async (scope: Scope): Promise<readonly Source[] | undefined> => {
  const channels = await scope.tx.all<RecipientRow>(
    `SELECT recipient_id FROM channels WHERE invite_only = 1 LIMIT ${MOST_SOURCES + 1}`,
  );
  const direct = await conversationsWith(scope, []);
  return unlessMany([...channels.map(ofRecipient), ...direct]);
};
