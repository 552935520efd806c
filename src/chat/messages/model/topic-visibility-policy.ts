import type { Actor } from '../../../runtime/identity/actor.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import type { Scope, TxScope } from '../../scope.js';
import { readSettings } from '../../settings/stored.js';
import { nameKey } from '../../../lib/name-key.js';
import { placeholders } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';

/** `user_topics.visibility_policy`. Without a row, a topic inherits the visibility of its channel. */
export const visibility = { muted: 1, unmuted: 2, followed: 3 } as const;

/** Values of the settings `automatically_…_topics_policy`: the action that triggers the policy. */
const doing = { participating: 1, sending: 2, initiating: 3 } as const;

/** A topic's visibility for a user before the user took part in it. */
interface SeenTopic {
  /** Whether the user muted the channel. Null if the user is not subscribed. */
  readonly is_muted: number | null;
  readonly visibility_policy: number | null;
}

export interface SentTopic extends SeenTopic {
  /** Null until the first message to the topic. */
  readonly conversation_id: number | null;
  /** Whether the topic has no messages now. */
  readonly is_empty: number;
}

/** Returns the new policy if the user's action meets their settings. Undefined if nothing changes. */
const policyWhere = (
  isMet: (policy: number) => boolean,
  { is_bot, settings }: Actor,
  { is_muted, visibility_policy }: SeenTopic,
): 2 | 3 | undefined => {
  // Bots have no settings of their own.
  if (is_bot || visibility_policy === visibility.followed) return undefined;
  if (isMet(settings.automatically_follow_topics_policy)) return visibility.followed;
  const unmutes = is_muted === 1 && visibility_policy !== visibility.unmuted;
  return unmutes && isMet(settings.automatically_unmute_topics_in_muted_streams_policy)
    ? visibility.unmuted
    : undefined;
};

/** Returns the sender's new policy for a topic after sending to it. Undefined if nothing changes. */
export const policyAfterSending = (sender: Actor, topic: SentTopic): 2 | 3 | undefined => {
  // A topic with a policy of the sender is not new.
  const begins = topic.is_empty === 1 && topic.visibility_policy === null;
  const isMet = (policy: number): boolean =>
    policy === doing.participating || policy === doing.sending || (policy === doing.initiating && begins);
  return policyWhere(isMet, sender, topic);
};

export interface Topic {
  readonly channel_id: number;
  readonly topic: string;
}

/** Sets each user's policy for a topic, and sends a `user_topic` event to each of them. */
export const setVisibility = async (
  { tx, services }: TxScope,
  policies: ReadonlyMap<number, number>,
  { channel_id, topic }: Topic,
): Promise<void> => {
  const last_updated = services.clock.seconds();
  const row = { channel_id, topic_key: nameKey(topic), topic, last_updated };
  await tx.upsertMany(
    'user_topics',
    [...policies].map(([user_id, visibility_policy]) => ({ user_id, ...row, visibility_policy })),
    ['user_id', 'channel_id', 'topic_key'],
  );
  for (const visibility_policy of new Set(policies.values())) {
    const users = [...policies.keys()].filter((id) => policies.get(id) === visibility_policy);
    tx.emit(
      { type: 'user_topic', stream_id: channel_id, topic_name: topic, last_updated, visibility_policy },
      { users },
    );
  }
};

const removePolicies = statement((db, channelId: number, topicKey: string, userIds: readonly number[]) =>
  db('user_topics')
    .where({ channel_id: channelId, topic_key: topicKey })
    .whereIn('user_id', userIds)
    .delete(),
);

/** Removes the users' policies for a topic, and sends a `user_topic` event to each of them. */
export const clearVisibility = async (
  { tx, services }: TxScope,
  users: readonly number[],
  { channel_id, topic }: Topic,
): Promise<void> => {
  if (users.length === 0) return;
  await removePolicies(tx, channel_id, nameKey(topic), users);
  const event = { stream_id: channel_id, topic_name: topic, visibility_policy: 0 };
  tx.emit({ type: 'user_topic', ...event, last_updated: services.clock.seconds() }, { users });
};

const participates = (policy: number): boolean => policy === doing.participating;

/** Returns a topic as a subscriber of its channel sees it. Undefined for other users. */
const findSeen = (tx: Tx, userId: number, { channel_id, topic }: Topic): Promise<SeenTopic | undefined> =>
  tx.first<SeenTopic>(
    `SELECT s.is_muted, t.visibility_policy FROM subscriptions s
     LEFT JOIN user_topics t ON t.user_id = s.user_id AND t.channel_id = s.channel_id AND t.topic_key = ?
     WHERE s.user_id = ? AND s.channel_id = ? AND s.active = 1`,
    [nameKey(topic), userId, channel_id],
  );

/** Follows or unmutes a topic for the sender of the message with which it begins, if the sender's settings say so. */
export const followAfterBeginning = async (scope: TxScope, sender: Actor, place: Topic): Promise<void> => {
  const seen = await findSeen(scope.tx, sender.id, place);
  const policy = seen && policyAfterSending(sender, { ...seen, conversation_id: null, is_empty: 1 });
  if (policy) await setVisibility(scope, new Map([[sender.id, policy]]), place);
};

/** Follows or unmutes the topic of a message for a user who reacted to it or voted in it, if the user's settings say so. */
export const followAfterTakingPart = async (
  scope: Scope,
  { channel, topic }: { readonly channel: { readonly id: number } | null; readonly topic: string },
): Promise<void> => {
  const { tx, actor } = scope;
  const { settings } = actor;
  const policies = [
    settings.automatically_follow_topics_policy,
    settings.automatically_unmute_topics_in_muted_streams_policy,
  ];
  // Avoids a statement for the many users with neither setting.
  if (!channel || !policies.some(participates)) return;
  const place = { channel_id: channel.id, topic };
  const seen = await findSeen(tx, actor.id, place);
  const policy = seen && policyWhere(participates, actor, seen);
  if (policy) await setVisibility(scope, new Map([[actor.id, policy]]), place);
};

/** A user and their visibility policy for a topic. */
export interface TopicReader {
  readonly id: number;
  readonly bot_type: number | null;
  readonly settings: string;
  readonly timezone: string;
  readonly visibility_policy: number | null;
}

/** Returns users with their policy for a topic, if one is given. `more` has additional columns of users `u`. */
export const listTopicReaders = <R extends object = object>(
  tx: Tx,
  place: Topic | undefined,
  { more = '', where }: { readonly more?: string; readonly where: SqlCondition },
): Promise<(TopicReader & R)[]> =>
  tx.all<TopicReader & R>(
    `SELECT u.id, u.bot_type, u.settings, u.timezone, t.visibility_policy${more} FROM users u
     LEFT JOIN user_topics t ON t.user_id = u.id AND t.channel_id = ? AND t.topic_key = ?
     WHERE ${where.sql}`,
    [place?.channel_id ?? 0, nameKey(place?.topic ?? ''), ...where.values],
  );

/** Returns the users with these IDs. */
export const listTopicReadersOf = async (
  tx: Tx,
  ids: readonly number[],
  place: Topic,
): Promise<TopicReader[]> =>
  ids.length === 0
    ? []
    : listTopicReaders(tx, place, { where: { sql: `u.id IN (${placeholders(ids)})`, values: ids } });

/** Whether a mention in the topic makes the user follow it. False if the user already follows or has muted it. */
export const followsWhenMentioned = ({
  bot_type,
  settings,
  timezone,
  visibility_policy,
}: TopicReader): boolean =>
  bot_type === null &&
  (visibility_policy === null || visibility_policy === visibility.unmuted) &&
  readSettings(settings, timezone).automatically_follow_topics_where_mentioned;
