import { ownTurn, paced } from '../../../lib/event-loop.js';
import { inBatches, placeholders, writeInBatches } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import { nameKey } from '../../../lib/name-key.js';
import { alertWordsVersion } from '../../users/alert-words/alert-index.js';
import { isMutedByAnyone } from '../../users/model/muted-users.js';
import type { ChannelVisibility } from '../../channels/model/policy.js';
import { newestMessageId } from './first-and-last-message.js';
import { CONTENT_BITS } from './flags.js';
import { searchKey } from './search-key.js';
import type { SentTopic, Topic } from './topic-visibility-policy.js';

/** The columns of a channel that determine who may send to it. */
export interface PostedChannel extends ChannelVisibility {
  readonly id: number;
  readonly name: string;
  readonly stream_post_policy: number;
}

/** The state that sending to a topic of a channel depends on. */
export interface SentToChannel extends PostedChannel, SentTopic {
  readonly recipient_id: number;
  readonly members_version: number;
  readonly alert_words_version: string | null;
  /** Whether any user has muted the sender. */
  readonly is_sender_muted: number;
}

/**
 * Returns the channel for a message, by name or ID, in one statement. Locks its row, so the recipients are the members
 * at commit time. Rows in subqueries are not locked, so senders do not block each other.
 */
export const findChannelToSend = (
  tx: Tx,
  senderId: number,
  channel: string | number,
  topic: string,
): Promise<SentToChannel | undefined> => {
  const key = nameKey(topic);
  const byId = typeof channel === 'number';
  return tx.first<SentToChannel>(
    `SELECT c.id, c.name, c.invite_only, c.is_web_public, c.history_public_to_subscribers, c.stream_post_policy,
       c.recipient_id, c.members_version, ${alertWordsVersion} AS alert_words_version,
       ${isMutedByAnyone} AS is_sender_muted,
       (SELECT v.id FROM conversations v WHERE v.recipient_id = c.recipient_id AND v.topic_key = ?) AS conversation_id,
       NOT EXISTS (SELECT 1 FROM messages m WHERE m.channel_id = c.id AND m.topic_key = ?) AS is_empty,
       (SELECT s.is_muted FROM subscriptions s WHERE s.user_id = ? AND s.channel_id = c.id AND s.active = 1) AS is_muted,
       (SELECT t.visibility_policy FROM user_topics t
        WHERE t.user_id = ? AND t.channel_id = c.id AND t.topic_key = ?) AS visibility_policy
     FROM channels c WHERE ${byId ? 'c.id' : 'c.name_key'} = ? AND c.is_archived = 0${tx.shareLock}`,
    [senderId, key, key, senderId, senderId, key, byId ? channel : nameKey(channel)],
  );
};

/** Returns the IDs of all users who sent a message to a topic, or reacted to one. */
export const listParticipants = async (tx: Tx, { channel_id, topic }: Topic): Promise<number[]> => {
  const place = [channel_id, nameKey(topic)];
  const rows = await tx.all<{ id: number }>(
    `SELECT sender_id AS id FROM messages WHERE channel_id = ? AND topic_key = ?
     UNION SELECT r.user_id FROM messages m JOIN reactions r ON r.message_id = m.id
       WHERE m.channel_id = ? AND m.topic_key = ?`,
    [...place, ...place],
  );
  return rows.map(({ id }) => id);
};

const MESSAGE_FIELDS = [
  'id',
  'sender_id',
  'recipient_id',
  // Null for direct messages.
  'channel_id',
  'conversation_id',
  'topic',
  'content',
  'rendered_content',
  'date_sent',
  'last_edit_timestamp',
  // JSON, newest edit first. Null if the message was never edited.
  'edit_history',
  'client',
  'is_me_message',
  'has_attachment',
  'has_image',
  'has_link',
  'read_by_sender',
  'wildcard_mention',
  // The channel to which it was first sent. Null if it was never moved to another channel.
  'first_channel_id',
  // The position in the ID order at which it came to its current channel. Null unless `first_channel_id` is set.
  'arrival_id',
  // The version of its channel's members at the last edit or move. Null if it was never edited or moved.
  'changed_version',
] as const;

/** A row of `messages`. */
export type MessageRow = Readonly<Pick<RowOf<'messages'>, (typeof MESSAGE_FIELDS)[number]>>;

/** Columns of messages `m` for a query. */
export const messageColumns = MESSAGE_FIELDS.map((field) => `m.${field}`).join(', ');

/** Columns that are not set when a message is sent. */
type Later =
  | 'id'
  | 'last_edit_timestamp'
  | 'edit_history'
  | 'first_channel_id'
  | 'arrival_id'
  | 'changed_version';

export interface NewMessage extends Omit<MessageRow, Later> {
  /** Whether it is a notice that its topic is resolved, or that it is not. */
  readonly resolve_notice: number;
}

/** Returns the search columns, derived from topic and content. */
export const messageKeys = ({
  topic,
  content,
}: Pick<MessageRow, 'topic' | 'content'>): { topic_key: string; content_key: string } => ({
  topic_key: nameKey(topic),
  content_key: searchKey(content),
});

export const insertMessage = (tx: Tx, message: NewMessage): Promise<number> =>
  tx.insert('messages', { ...message, ...messageKeys(message) });

const listInConversations = statement((db, conversationIds: readonly number[], afterId: number) =>
  db('messages')
    .whereIn('conversation_id', conversationIds)
    .where('id', '>', afterId)
    .select('id', 'conversation_id', 'sender_id', 'content'),
);

/** Inserts one message to each of many conversations. Returns the IDs by conversation. */
export const insertMessages = async (
  tx: Tx,
  messages: readonly NewMessage[],
): Promise<ReadonlyMap<number, number>> => {
  const newest = await newestMessageId(tx);
  await tx.insertMany('messages', await paced(messages, (one) => ({ ...one, ...messageKeys(one) })));
  const rows = await inBatches(
    messages.map(({ conversation_id }) => conversation_id),
    (batch) => listInConversations(tx, batch, newest),
  );
  // Another request may have sent to the same conversation since.
  await ownTurn();
  const sent = new Map(messages.map((message) => [message.conversation_id, message]));
  const own = rows.filter(({ conversation_id, sender_id, content }) => {
    const message = sent.get(conversation_id);
    return message?.sender_id === sender_id && message.content === content;
  });
  return new Map(
    own.sort((one, other) => one.id - other.id).map(({ id, conversation_id }) => [conversation_id, id]),
  );
};

/** Stores the users' flags that differ from those of all other recipients. */
export const insertFlags = async (
  tx: Tx,
  messageId: number,
  flags: ReadonlyMap<number, number>,
): Promise<void> => {
  const rows = [...flags].filter(([, bits]) => bits !== 0);
  if (rows.length === 0) return;
  await tx.insertMany(
    'message_flags',
    rows.map(([user_id, bits]) => ({ user_id, message_id: messageId, flags: bits })),
  );
};

/** Stores a user's flags for messages without any. */
export const insertOwnFlags = (
  tx: Tx,
  user_id: number,
  messageIds: readonly number[],
  flags: number,
): Promise<void> =>
  tx.insertMany(
    'message_flags',
    messageIds.map((message_id) => ({ user_id, message_id, flags })),
  );

/** Deletes the users' own flags for messages. Those that follow from the content stay, for when the messages come back. */
export const removeOwnFlags = async (
  tx: Tx,
  messageIds: readonly number[],
  userIds: readonly number[],
): Promise<void> => {
  await writeInBatches(messageIds, (messages) =>
    writeInBatches(userIds, async (users) => {
      const where = `message_id IN (${placeholders(messages)}) AND user_id IN (${placeholders(users)})`;
      const values = [...messages, ...users];
      await tx.run(`DELETE FROM message_flags WHERE ${where} AND (flags & ${CONTENT_BITS}) = 0`, values);
      await tx.run(`UPDATE message_flags SET flags = flags & ${CONTENT_BITS} WHERE ${where}`, values);
    }),
  );
};
