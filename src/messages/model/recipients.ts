import { createHash } from 'node:crypto';

import { nameKey } from '../../store/name-key.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';
import { alertWordsVersion } from '../../users/alert-words/alert-index.js';

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
  tx.first<DirectRecipient>(
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

/** Parses `recipients.user_ids`. */
export const parseUserIds = (text: string): number[] => text.split(',').map(Number);

/** The state that sending to exactly these users depends on. */
export interface SentDirectly {
  /** Null if no message between these users was ever sent or attempted. */
  readonly id: number | null;
  readonly conversation_id: number | null;
  readonly alert_words_version: string | null;
}

export const findDirectPlace = async (tx: Tx, userIds: Iterable<number>): Promise<SentDirectly> => {
  const place = await tx.first<SentDirectly>(
    `SELECT r.id, v.id AS conversation_id, ${alertWordsVersion} AS alert_words_version
     FROM (SELECT 1 AS here) anyway
     LEFT JOIN recipients r ON r.user_ids_key = ?
     LEFT JOIN conversations v ON v.recipient_id = r.id AND v.topic_key = ''`,
    [setOf(userIds).key],
  );
  return place ?? { id: null, conversation_id: null, alert_words_version: null };
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
