import type { UserSettings } from '../../../../generated/settings.js';
import { unread } from '../../../chat/messages/read-state/unread.js';
import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';

/** A message that waits to be mailed to a user. */
export interface Pending {
  readonly user_id: number;
  readonly message_id: number;
  /** UNIX seconds. */
  readonly due_at: number;
}

const listDue = statement((db, now: number, limit: number) =>
  db('email_notifications')
    .where('due_at', '<=', now)
    .orderBy(['due_at', 'user_id'])
    .limit(limit)
    .pluck('user_id'),
);

/** Returns the users of the messages that are due first. Reads at most `limit` messages. */
export const listDueUsers = async (tx: Tx, now: number, limit: number): Promise<number[]> =>
  // With DISTINCT, SQLite would read the whole table in the order of users.
  [...new Set(await listDue(tx, now, limit))];

/** Returns the oldest pending messages of a user, due or not. */
export const listPendingIds = statement((db, userId: number, limit: number) =>
  db('email_notifications').where({ user_id: userId }).orderBy('message_id').limit(limit).pluck('message_id'),
);

/** Deletes pending messages. Returns how many still existed. */
export const removePending = statement((db, userId: number, messageIds: readonly number[]) =>
  db('email_notifications').where({ user_id: userId }).whereIn('message_id', messageIds).delete(),
);

/** Moves all pending messages of a user to a later time. */
export const postpone = statement((db, userId: number, dueAt: number) =>
  db('email_notifications').where({ user_id: userId }).where('due_at', '<', dueAt).update({ due_at: dueAt }),
);

const addDelay = statement((db, userId: number, seconds: number) =>
  db('email_notifications').where({ user_id: userId }).increment('due_at', seconds),
);

/** Applies a new batching period to messages that are already pending. */
export const reschedule = async (
  tx: Tx,
  { id, settings: before }: { readonly id: number; readonly settings: Readonly<UserSettings> },
  after: Readonly<UserSettings>,
): Promise<void> => {
  const change =
    after.email_notifications_batching_period_seconds - before.email_notifications_batching_period_seconds;
  await addDelay(tx, id, change);
};

/** A pending message with the data that decides whether its user still wants an email about it. */
export interface Candidate {
  readonly id: number;
  readonly recipient_id: number;
  /** Null for direct messages. */
  readonly channel_id: number | null;
  readonly topic_key: string;
  readonly wildcard_mention: number;
  readonly flags: number | null;
  readonly is_muted: number | null;
  readonly email_notifications: number | null;
  readonly wildcard_mentions_notify: number | null;
  readonly visibility_policy: number | null;
}

/** Returns those of the messages that the user received, can still access and has not read, ascending. */
export const listUnreadCandidates = (
  tx: Tx,
  userId: number,
  messageIds: readonly number[],
): Promise<Candidate[]> => {
  const isUnread = unread(userId);
  return inBatches(messageIds, (ids) =>
    tx.all<Candidate>(
      `SELECT m.id, m.recipient_id, m.channel_id, m.topic_key, m.wildcard_mention, f.flags,
         s.is_muted, s.email_notifications, s.wildcard_mentions_notify, t.visibility_policy
       FROM messages m
       LEFT JOIN message_flags f ON f.user_id = ? AND f.message_id = m.id
       LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = m.conversation_id
       LEFT JOIN subscriptions s ON s.user_id = ? AND s.channel_id = m.channel_id AND s.active = 1
       LEFT JOIN user_topics t ON t.user_id = ? AND t.channel_id = m.channel_id AND t.topic_key = m.topic_key
       WHERE m.id IN (${placeholders(ids)}) AND m.sender_id <> ? AND ${isUnread.sql} ORDER BY m.id`,
      [userId, userId, userId, userId, ...ids, userId, ...isUnread.values],
    ),
  );
};

/** Returns the lengths of rendered messages, by id. */
export const listSizes = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx.all<{ id: number; size: number }>(
    `SELECT id, OCTET_LENGTH(rendered_content) AS size FROM messages WHERE id IN (${placeholders(ids)})`,
    ids,
  );
  return new Map(rows.map(({ id, size }) => [id, size]));
};
