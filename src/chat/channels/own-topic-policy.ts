import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { checkNamedTopic } from '../messages/model/content.js';
import { listMutedTopics } from '../messages/model/muted-topics.js';
import { clearVisibility, setVisibility, visibility } from '../messages/model/topic-visibility-policy.js';
import { statement } from '../../runtime/store/statement.js';
import type { Scope } from '../scope.js';
import { nameKey } from '../../lib/name-key.js';
import { readableHistory } from './model/policy.js';
import type { ChannelRow } from './model/store.js';
import { isSubscribed } from './model/subscriptions.js';

export const INHERITED = 0;

interface Change {
  /** Undefined if there is no such channel. */
  readonly channel: ChannelRow | undefined;
  readonly topic: string;
  readonly policy: number;
  /** The error for a channel that does not exist for the requester. */
  readonly missing: () => Error;
}

const findRow = statement((db, user_id: number, channel_id: number, topic_key: string) =>
  db('user_topics').where({ user_id, channel_id, topic_key }).first('visibility_policy'),
);

const findPolicy = async ({ tx, actor }: Scope, channelId: number, topic: string): Promise<number> =>
  (await findRow(tx, actor.id, channelId, nameKey(topic)))?.visibility_policy ?? INHERITED;

const checkRoom = async ({ tx, actor }: Scope): Promise<void> => {
  const row = await tx.first<{ topics: number }>(
    'SELECT COUNT(*) AS topics FROM user_topics WHERE user_id = ?',
    [actor.id],
  );
  checkCap(caps.topicPolicies, (row?.topics ?? 0) + 1);
};

/** Locks the policies of the requester, since each event about muted topics has all of them. */
export const lockOwnPolicies = ({ tx, actor }: Scope): Promise<void> => tx.lock('users', actor.id);

/**
 * Sets the requester's policy for a topic, and sends the events. Requires `lockOwnPolicies`. A policy can be removed
 * after the requester lost access to the channel.
 */
export const setOwnPolicy = async (
  scope: Scope,
  { channel, topic: typed, policy, missing }: Change,
): Promise<void> => {
  const { tx, actor } = scope;
  const topic = checkNamedTopic(typed);
  const channel_id = channel?.id ?? 0;
  const before = await findPolicy(scope, channel_id, topic);
  const isIn = await isSubscribed(tx, actor.id, channel_id);
  const isRead = channel?.is_archived === 0 && readableHistory(actor.role, channel, isIn) !== 'none';
  if (!isRead && (policy !== INHERITED || before === INHERITED)) throw missing();
  if (policy === before) return;
  const place = { channel_id, topic };
  if (policy === INHERITED) await clearVisibility(scope, [actor.id], place);
  else {
    if (before === INHERITED) await checkRoom(scope);
    await setVisibility(scope, new Map([[actor.id, policy]]), place);
  }
  if (before !== visibility.muted && policy !== visibility.muted) return;
  const muted_topics = await listMutedTopics(tx, actor.id);
  tx.emit({ type: 'muted_topics', muted_topics }, { users: [actor.id] });
};
