import type { Actor } from '../../authentication/actor.js';
import type { SqlCondition } from '../../channels/model/policy.js';
import type { Services } from '../../services.js';
import { readSettings } from '../../settings/stored.js';
import { nameKey } from '../../store/name-key.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';

/** `user_topics.visibility_policy`; without a row a topic is seen as its channel is. */
export const visibility = { muted: 1, unmuted: 2, followed: 3 } as const;

/** What the settings `automatically_…_topics_policy` stand for: what one has to do in a topic. */
const doing = { participating: 1, sending: 2, initiating: 3 } as const;

/** A topic as a user saw it before they sent or reacted in it. */
interface SeenTopic {
  /** Whether the user has muted the channel; null where they are not in it. */
  readonly is_muted: number | null;
  readonly visibility_policy: number | null;
}

export interface SentTopic extends SeenTopic {
  /** null while nothing was sent to the topic. */
  readonly conversation_id: number | null;
}

/** The policy of a topic for a user whose settings are met by what they did, where that is a change. */
const policyWhere = (
  isMet: (policy: number) => boolean,
  { is_bot, settings }: Actor,
  { is_muted, visibility_policy }: SeenTopic,
): 2 | 3 | undefined => {
  // Bots have no settings of their own.
  if (is_bot || is_muted === null || visibility_policy === visibility.followed) return undefined;
  if (isMet(settings.automatically_follow_topics_policy)) return visibility.followed;
  const unmutes = is_muted === 1 && visibility_policy !== visibility.unmuted;
  return unmutes && isMet(settings.automatically_unmute_topics_in_muted_streams_policy)
    ? visibility.unmuted
    : undefined;
};

/** The policy that sending a message to a topic gives it for the sender, where that is a change. */
export const policyAfterSending = (sender: Actor, topic: SentTopic): 2 | 3 | undefined => {
  // A topic for which the sender has a policy is not a new one.
  const begins = topic.conversation_id === null && topic.visibility_policy === null;
  const isMet = (policy: number): boolean =>
    policy === doing.participating || policy === doing.sending || (policy === doing.initiating && begins);
  return policyWhere(isMet, sender, topic);
};

export interface Topic {
  readonly channel_id: number;
  readonly topic: string;
}

/** Changes how users see a topic, each to a policy of their own, and tells each of them. */
export const setVisibility = async (
  tx: Tx,
  services: Services,
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

const participates = (policy: number): boolean => policy === doing.participating;

/** Follows or unmutes the topic of a message for the user who reacted to it, if their settings say so. */
export const followAfterReacting = async (
  tx: Tx,
  services: Services,
  actor: Actor,
  place: Topic,
): Promise<void> => {
  const { settings } = actor;
  const policies = [
    settings.automatically_follow_topics_policy,
    settings.automatically_unmute_topics_in_muted_streams_policy,
  ];
  // No statement for the many who have neither.
  if (!policies.some(participates)) return;
  const seen = await tx.first<SeenTopic>(
    `SELECT s.is_muted, t.visibility_policy FROM subscriptions s
     LEFT JOIN user_topics t ON t.user_id = s.user_id AND t.channel_id = s.channel_id AND t.topic_key = ?
     WHERE s.user_id = ? AND s.channel_id = ? AND s.active = 1`,
    [nameKey(place.topic), actor.id, place.channel_id],
  );
  const policy = seen && policyWhere(participates, actor, seen);
  if (policy) await setVisibility(tx, services, new Map([[actor.id, policy]]), place);
};

/** A person, and how they see a topic. */
export interface TopicReader {
  readonly id: number;
  readonly bot_type: number | null;
  readonly settings: string;
  readonly timezone: string;
  readonly visibility_policy: number | null;
}

/** Reads people as they see a topic, if there is one; `more` are columns of users `u`. */
export const readTopicReaders = <R extends object = object>(
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

/** The people with these ids. */
export const findTopicReaders = async (
  tx: Tx,
  ids: readonly number[],
  place: Topic,
): Promise<TopicReader[]> =>
  ids.length === 0
    ? []
    : readTopicReaders(tx, place, { where: { sql: `u.id IN (${placeholders(ids)})`, values: ids } });

/** Whether being mentioned in the topic makes somebody follow it: not where they follow or have muted it. */
export const followsWhenMentioned = ({
  bot_type,
  settings,
  timezone,
  visibility_policy,
}: TopicReader): boolean =>
  bot_type === null &&
  (visibility_policy === null || visibility_policy === visibility.unmuted) &&
  readSettings(settings, timezone).automatically_follow_topics_where_mentioned;
