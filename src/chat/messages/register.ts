import type { components } from '../../../generated/types.js';
import type { Actor } from '../../runtime/identity/actor.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import { newestTo } from './model/first-and-last-message.js';
import { flagBits } from './model/flags.js';
import { listMutedTopics } from './model/muted-topics.js';
import { isMentioned, listUnread, type UnreadRow } from './read-state/unread-messages.js';
import { parseUserIds } from './model/recipients.js';

type RecentConversation = components['schemas']['RecentConversation'];

/** If a user has more direct conversations, only those with the newest messages are listed. */
const MOST_CONVERSATIONS = 1000;

/**
 * Returns the user's direct conversations, from the newest message to the oldest, in one statement. Reads one entry of
 * an index for each conversation, whatever the number of its messages.
 */
export const listRecentConversations = async (tx: Tx, userId: number): Promise<RecentConversation[]> => {
  const rows = await tx.all<{ user_ids: string; max_message_id: number }>(
    `SELECT r.user_ids, recent.max_message_id FROM (
       SELECT o.recipient_id, ${newestTo('o.recipient_id')} AS max_message_id FROM recipient_members o
       WHERE o.user_id = ? ORDER BY max_message_id DESC LIMIT ${MOST_CONVERSATIONS}
     ) AS recent JOIN recipients r ON r.id = recent.recipient_id
     WHERE recent.max_message_id IS NOT NULL ORDER BY recent.max_message_id DESC`,
    [userId],
  );
  return rows.map(({ user_ids, max_message_id }) => ({
    max_message_id,
    user_ids: parseUserIds(user_ids).filter((id) => id !== userId),
  }));
};

type MessagesRegisterFields = components['schemas']['MessagesRegisterFields'];
type Unread = components['schemas']['UnreadMessages'];

/** If there are more unread messages, only the newest are listed. */
const MOST_UNREAD = 50_000;

/** Appends an ID to the list of a key. */
const gather = <K>(lists: Map<K, number[]>, key: K, id: number): void => {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
};

/** Returns the other user of a direct conversation, or the user themselves. Undefined for more than two users. */
const partner = (userIds: readonly number[], own: number): number | undefined =>
  userIds.length > 2 ? undefined : (userIds.find((id) => id !== own) ?? own);

const group = (rows: readonly UnreadRow[], own: number, isMissing: boolean): Unread => {
  const pms = new Map<number, number[]>();
  const huddles = new Map<string, number[]>();
  const streams = new Map<string, { stream_id: number; topic: string; unread_message_ids: number[] }>();
  for (const row of rows) {
    if (row.channel_id === null) {
      const userIds = row.user_ids ?? '';
      const other = partner(parseUserIds(userIds), own);
      if (other === undefined) gather(huddles, userIds, row.id);
      else gather(pms, other, row.id);
      continue;
    }
    const key = `${row.channel_id} ${row.topic_key}`;
    const topic = streams.get(key);
    if (topic) topic.unread_message_ids.push(row.id);
    else streams.set(key, { stream_id: row.channel_id, topic: row.topic, unread_message_ids: [row.id] });
  }
  return {
    count: rows.filter(({ is_muted }) => is_muted === 0).length,
    pms: [...pms]
      .sort(([a], [b]) => a - b)
      .map(([id, ids]) => ({ other_user_id: id, sender_id: id, unread_message_ids: ids })),
    streams: [...streams.values()].sort(
      (a, b) => a.stream_id - b.stream_id || (a.unread_message_ids[0] ?? 0) - (b.unread_message_ids[0] ?? 0),
    ),
    huddles: [...huddles]
      .map(([user_ids_string, unread_message_ids]) => ({ user_ids_string, unread_message_ids }))
      .sort((a, b) => (a.unread_message_ids[0] ?? 0) - (b.unread_message_ids[0] ?? 0)),
    mentions: rows.filter(isMentioned).map(({ id }) => id),
    old_unreads_missing: isMissing,
  };
};

/**
 * Returns the newest message ID in subscribed channels and direct conversations, or -1. Ignores left channels: the
 * field is deprecated.
 */
const newestReceived = async (tx: Tx, userId: number): Promise<number> => {
  const row = await tx.first<{ id: number | null }>(
    `SELECT MAX(newest.id) AS id FROM (
       SELECT ${newestTo('r.id')} AS id, s.since_message_id AS since FROM subscriptions s
       JOIN recipients r ON r.channel_id = s.channel_id
       WHERE s.user_id = ? AND s.active = 1
       UNION ALL
       SELECT ${newestTo('o.recipient_id')}, 0 FROM recipient_members o WHERE o.user_id = ?
     ) AS newest WHERE newest.id > newest.since`,
    [userId, userId],
  );
  return row?.id ?? -1;
};

const listTopics = statement((db, userId: number) =>
  db('user_topics')
    .where({ user_id: userId })
    .orderBy(['channel_id', 'topic_key'])
    .select('channel_id', 'topic', 'last_updated', 'visibility_policy'),
);

type RegisteredTopic = NonNullable<MessagesRegisterFields['user_topics']>[number];

const userTopics = async (tx: Tx, userId: number): Promise<RegisteredTopic[]> =>
  (await listTopics(tx, userId)).map(({ channel_id, topic, last_updated, visibility_policy }) => ({
    stream_id: channel_id,
    topic_name: topic,
    last_updated,
    visibility_policy: visibility_policy as RegisteredTopic['visibility_policy'],
  }));

const starredMessages = async (tx: Tx, userId: number): Promise<number[]> => {
  const rows = await tx.all<{ message_id: number }>(
    'SELECT message_id FROM message_flags WHERE user_id = ? AND (flags & ?) <> 0 ORDER BY message_id',
    [userId, flagBits.starred],
  );
  return rows.map(({ message_id }) => message_id);
};

const unreadMessages = async (tx: Tx, userId: number): Promise<Unread> => {
  // One more than the limit, to detect whether there are more.
  const rows = await listUnread(tx, userId, MOST_UNREAD + 1);
  return group(rows.slice(-MOST_UNREAD), userId, rows.length > MOST_UNREAD);
};

/**
 * Returns the fields of `POST /register` on messages: unread and starred messages, and topic visibility. Uses at most
 * ten statements.
 */
export const registerMessages = async (
  tx: Tx,
  actor: Actor,
  wants: (eventType: string) => boolean,
): Promise<MessagesRegisterFields> => ({
  ...(wants('message') && {
    max_message_id: await newestReceived(tx, actor.id),
    unread_msgs: await unreadMessages(tx, actor.id),
  }),
  ...(wants('recent_private_conversations') && {
    recent_private_conversations: await listRecentConversations(tx, actor.id),
  }),
  ...(wants('starred_messages') && { starred_messages: await starredMessages(tx, actor.id) }),
  ...(wants('muted_topics') && { muted_topics: await listMutedTopics(tx, actor.id) }),
  ...(wants('user_topic') && { user_topics: await userTopics(tx, actor.id) }),
});
