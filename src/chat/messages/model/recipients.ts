import { createHash } from 'node:crypto';

import { paced } from '../../../lib/event-loop.js';
import { inBatches, placeholders, writeInBatches } from '../../../runtime/store/rows.js';
import { nameKey } from '../../../lib/name-key.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import { alertWordsVersion } from '../../users/alert-words/alert-index.js';
import { isMutedByAnyone } from '../../users/model/muted-users.js';
import { newestMessageId } from './first-and-last-message.js';

/** Creates the recipients of new channels. */
export const createChannelRecipients = async (tx: Tx, channelIds: readonly number[]): Promise<void> => {
  if (channelIds.length === 0) return;
  await tx.insertMany(
    'recipients',
    channelIds.map((channel_id) => ({ channel_id })),
  );
  await tx.run(
    `UPDATE channels SET recipient_id = (SELECT r.id FROM recipients r WHERE r.channel_id = channels.id)
     WHERE id IN (${placeholders(channelIds)})`,
    channelIds,
  );
};

/** Returns distinct ascending IDs, and the key that identifies this set of users. */
const setOf = (userIds: Iterable<number>): { ids: number[]; key: string } => {
  const ids = [...new Set(userIds)].sort((a, b) => a - b);
  return { ids, key: createHash('sha256').update(ids.join(',')).digest('hex') };
};

export interface DirectRecipient {
  readonly id: number;
  /** Null until the first message. */
  readonly conversation_id: number | null;
}

/** Returns the direct conversation between exactly these users. Undefined if it does not exist. */
export const findDirectRecipient = (
  tx: Tx,
  userIds: Iterable<number>,
): Promise<DirectRecipient | undefined> =>
  tx.find<DirectRecipient>(
    `SELECT r.id, v.id AS conversation_id FROM recipients r
     LEFT JOIN conversations v ON v.recipient_id = r.id AND v.topic_key = ''
     WHERE r.user_ids_key = ?`,
    [setOf(userIds).key],
  );

/**
 * Creates the recipient of direct messages between these users, or returns the one that a concurrent request created.
 */
export const createDirectRecipient = async (tx: Tx, userIds: Iterable<number>): Promise<number> => {
  const { ids, key } = setOf(userIds);
  const id = await tx.insertOrFind('recipients', { user_ids: ids.join(','), user_ids_key: key }, [
    'user_ids_key',
  ]);
  const members = ids.map((user_id) => ({ recipient_id: id, user_id }));
  await tx.upsertMany('recipient_members', members, ['user_id', 'recipient_id']);
  return id;
};

const listRecipients = statement((db, keys: readonly string[]) =>
  db('recipients').whereIn('user_ids_key', keys).select('id', 'user_ids_key'),
);

const listByKey = async (tx: Tx, keys: readonly string[]): Promise<Map<string, number>> => {
  const rows = await inBatches(keys, (batch) => listRecipients(tx, batch));
  return new Map(rows.map(({ id, user_ids_key }) => [user_ids_key ?? '', id]));
};

/**
 * Creates the recipients of many direct conversations, or finds those that exist. Returns their IDs in the order of the
 * sets. The number of statements grows with the batches only.
 */
export const createDirectRecipients = async (
  tx: Tx,
  sets: readonly (readonly number[])[],
): Promise<number[]> => {
  const wanted = await paced(sets, setOf);
  const found = await listByKey(
    tx,
    wanted.map(({ key }) => key),
  );
  const missing = wanted.filter(({ key }) => !found.has(key));
  if (missing.length > 0) {
    const rows = missing.map(({ ids, key }) => ({ user_ids: ids.join(','), user_ids_key: key }));
    await tx.upsertMany('recipients', rows, ['user_ids_key']);
    const keys = missing.map(({ key }) => key);
    for (const [key, id] of await listByKey(tx, keys)) found.set(key, id);
    const members = missing.flatMap(({ ids, key }) =>
      ids.map((user_id) => ({ recipient_id: found.get(key) ?? 0, user_id })),
    );
    await tx.upsertMany('recipient_members', members, ['user_id', 'recipient_id']);
  }
  return wanted.map(({ key }) => found.get(key) ?? 0);
};

/** Parses `recipients.user_ids`. */
export const parseUserIds = (text: string): number[] => text.split(',').map(Number);

/** The state that sending to exactly these users depends on. */
export interface SentDirectly {
  /** Null if no message between these users was ever sent or attempted. */
  readonly id: number | null;
  readonly conversation_id: number | null;
  readonly alert_words_version: string | null;
  /** Whether any user has muted the sender. */
  readonly is_sender_muted: number;
}

export const findDirectPlace = async (
  tx: Tx,
  senderId: number,
  userIds: Iterable<number>,
): Promise<SentDirectly> => {
  const place = await tx.first<SentDirectly>(
    `SELECT r.id, v.id AS conversation_id, ${alertWordsVersion} AS alert_words_version,
       ${isMutedByAnyone} AS is_sender_muted
     FROM (SELECT 1 AS here) anyway
     LEFT JOIN recipients r ON r.user_ids_key = ?
     LEFT JOIN conversations v ON v.recipient_id = r.id AND v.topic_key = ''`,
    [senderId, setOf(userIds).key],
  );
  return place ?? { id: null, conversation_id: null, alert_words_version: null, is_sender_muted: 0 };
};

export interface NewConversation {
  readonly recipient_id: number;
  readonly channel_id: number | null;
  readonly topic: string;
}

/** Creates the conversation of a first message, or returns the one that a concurrent request created. */
export const createConversation = (
  tx: Tx,
  { recipient_id, channel_id, topic }: NewConversation,
): Promise<number> =>
  tx.insertOrFind('conversations', { recipient_id, channel_id, topic_key: nameKey(topic) }, [
    'recipient_id',
    'topic_key',
  ]);

const setMovedId = statement((db, ids: readonly number[], movedId: number) =>
  db('conversations').whereIn('id', ids).update({ moved_id: movedId }),
);

/** Records that messages of the conversations move to another channel, where users may have them unread again. */
export const recordMove = async (tx: Tx, conversationIds: readonly number[]): Promise<void> => {
  const newest = await newestMessageId(tx);
  await writeInBatches(conversationIds, (batch) => setMovedId(tx, batch, newest));
};

const listWithTopic = statement((db, topicKey: string, recipientIds: readonly number[]) =>
  db('conversations')
    .where({ topic_key: topicKey })
    .whereIn('recipient_id', recipientIds)
    .select('id', 'recipient_id'),
);

const listConversations = async (
  tx: Tx,
  recipientIds: readonly number[],
  topic: string,
): Promise<Map<number, number>> => {
  const rows = await inBatches(recipientIds, (batch) => listWithTopic(tx, nameKey(topic), batch));
  return new Map(rows.map(({ id, recipient_id }) => [recipient_id, id]));
};

/** Creates the conversations of many recipients with one topic, or finds those that exist. Returns IDs by recipient. */
export const createConversations = async (
  tx: Tx,
  wanted: readonly Pick<NewConversation, 'recipient_id' | 'channel_id'>[],
  topic: string,
): Promise<ReadonlyMap<number, number>> => {
  const ids = wanted.map(({ recipient_id }) => recipient_id);
  const found = await listConversations(tx, ids, topic);
  const missing = wanted.filter(({ recipient_id }) => !found.has(recipient_id));
  if (missing.length === 0) return found;
  const rows = missing.map(({ recipient_id, channel_id }) => ({
    recipient_id,
    channel_id,
    topic_key: nameKey(topic),
  }));
  await tx.upsertMany('conversations', rows, ['recipient_id', 'topic_key']);
  return listConversations(tx, ids, topic);
};
