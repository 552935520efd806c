import type { Actor } from '../authentication/actor.js';
import type { Server } from '../server.js';
import { readSettings } from '../settings/stored.js';
import { nameKey } from '../store/name-key.js';
import type { Tx } from '../store/types.js';

/** `user_topics.visibility_policy`; without a row a topic is seen as its channel is. */
export const visibility = { muted: 1, unmuted: 2, followed: 3 } as const;

/** What the settings `automatically_…_topics_policy` stand for: what one has to do in a topic. */
const doing = { participating: 1, sending: 2, initiating: 3 } as const;

export interface SenderTopic {
  readonly isChannelMuted: boolean;
  readonly policy: number | null;
  /** The message is the first one in the topic. */
  readonly isNew: boolean;
}

/** The policy that sending a message to a topic gives it for the sender, where that is a change. */
export const policyAfterSending = (sender: Actor, topic: SenderTopic): 2 | 3 | undefined => {
  // Bots have no settings of their own.
  if (sender.is_bot || topic.policy === visibility.followed) return undefined;
  const isMet = (policy: number): boolean =>
    policy === doing.participating ||
    policy === doing.sending ||
    // A topic somebody has a policy for is none they begin.
    (policy === doing.initiating && topic.isNew && topic.policy === null);
  if (isMet(sender.settings.automatically_follow_topics_policy)) return visibility.followed;
  const unmutes = topic.isChannelMuted && topic.policy !== visibility.unmuted;
  const unmutePolicy = sender.settings.automatically_unmute_topics_in_muted_streams_policy;
  return unmutes && isMet(unmutePolicy) ? visibility.unmuted : undefined;
};

export interface Topic {
  readonly channel_id: number;
  readonly topic: string;
}

/** Changes how some users see a topic, and tells each of them. */
export const setVisibility = async (
  tx: Tx,
  server: Server,
  userIds: readonly number[],
  { channel_id, topic }: Topic,
  visibility_policy: number,
): Promise<void> => {
  if (userIds.length === 0) return;
  const last_updated = server.clock.seconds();
  const row = { channel_id, topic_key: nameKey(topic), topic, visibility_policy, last_updated };
  await tx.upsertMany(
    'user_topics',
    userIds.map((user_id) => ({ user_id, ...row })),
    ['user_id', 'channel_id', 'topic_key'],
  );
  tx.emit(
    { type: 'user_topic', stream_id: channel_id, topic_name: topic, last_updated, visibility_policy },
    { users: userIds },
  );
};

/** Those of the mentioned people who follow topics in which they are mentioned, and neither follow nor mute this one. */
export const findMentionedFollowers = async (
  tx: Tx,
  userIds: readonly number[],
  { channel_id, topic }: Topic,
): Promise<number[]> => {
  if (userIds.length === 0) return [];
  const rows = await tx.all<{ id: number; settings: string; timezone: string }>(
    `SELECT u.id, u.settings, u.timezone FROM users u
     LEFT JOIN user_topics t ON t.user_id = u.id AND t.channel_id = ? AND t.topic_key = ?
     WHERE u.bot_type IS NULL AND (t.visibility_policy IS NULL OR t.visibility_policy = ?)
       AND u.id IN (${userIds.map(() => '?').join(', ')})`,
    [channel_id, nameKey(topic), visibility.unmuted, ...userIds],
  );
  return rows
    .filter(
      ({ settings, timezone }) =>
        readSettings(settings, timezone).automatically_follow_topics_where_mentioned,
    )
    .map(({ id }) => id);
};
