import type { Actor } from '../../authentication/actor.js';
import type { SqlCondition } from '../../channels/model/policy.js';
import type { Scope } from '../../scope.js';
import type { Tx } from '../../store/types.js';
import { flagBits, listedBits } from '../model/flags.js';
import { visibility } from '../model/topic-visibility-policy.js';

/** An index in the order of message IDs that has all messages which can meet a condition, and maybe others. */
export interface Source {
  /** The table as `x`. */
  readonly table: string;
  /** The column of the message IDs. */
  readonly id: 'id' | 'message_id';
  readonly where: SqlCondition;
}

/** More sources would cost more than to read the messages one after the other. */
const MOST_SOURCES = 100;

const ofMessages = (sql: string, ...values: SqlCondition['values']): Source => ({
  table: 'messages',
  id: 'id',
  where: { sql, values },
});

const ofRecipient = ({ recipient_id }: { readonly recipient_id: number }): Source =>
  ofMessages('x.recipient_id = ?', recipient_id);

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

/** The messages of the topics that the user follows. Undefined if these are many. */
export const followedTopics = async ({ tx, actor }: Scope): Promise<readonly Source[] | undefined> => {
  const topics = await tx.all<{ channel_id: number; topic_key: string }>(
    `SELECT channel_id, topic_key FROM user_topics WHERE user_id = ? AND visibility_policy = ?
     LIMIT ${MOST_SOURCES + 1}`,
    [actor.id, visibility.followed],
  );
  if (topics.length > MOST_SOURCES) return undefined;
  return topics.map(({ channel_id, topic_key }) =>
    ofMessages('x.channel_id = ? AND x.topic_key = ?', channel_id, topic_key),
  );
};

/** The messages of web-public channels. Undefined if these are many. */
export const webPublicChannels = async (tx: Tx): Promise<readonly Source[] | undefined> => {
  const found = await tx.all<{ recipient_id: number }>(
    `SELECT recipient_id FROM channels WHERE is_web_public = 1 LIMIT ${MOST_SOURCES + 1}`,
  );
  return found.length > MOST_SOURCES ? undefined : found.map(ofRecipient);
};

/** All direct messages of the organization. They are fewer than the messages to channels. */
const anyDirect = ofMessages("x.channel_id IS NULL AND x.topic_key = ''");

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
  const rows = await tx.all<{ recipient_id: number }>(
    `SELECT x.recipient_id FROM recipient_members x WHERE x.user_id = ?${withEach.join('')}
     LIMIT ${MOST_SOURCES + 1}`,
    [actor.id, ...others],
  );
  return rows.length > MOST_SOURCES ? [anyDirect] : rows.map(ofRecipient);
};
