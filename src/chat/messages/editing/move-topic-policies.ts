import { readableHistory } from '../../channels/model/policy.js';
import type { TxScope } from '../../scope.js';
import { nameKey } from '../../../lib/name-key.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { Move, TopicLocation } from './move.js';
import { findUser } from '../../users/model/store.js';
import {
  clearVisibility,
  followAfterBeginning,
  setVisibility,
  visibility,
  type Topic,
} from '../model/topic-visibility-policy.js';

/** A user with a visibility policy for one of two topics. */
interface PolicyRow {
  readonly user_id: number;
  readonly role: number;
  readonly channel_id: number;
  readonly topic_key: string;
  readonly visibility_policy: number;
  /** Whether the user is subscribed to the channel of each topic: 1 or 0. */
  readonly in_from: number;
  readonly in_to: number;
}

const topicOf = ({ channel, topic }: TopicLocation): Topic => ({ channel_id: channel.id, topic });

/** SQL: whether the user is subscribed to a channel. */
const IS_IN = `CASE WHEN EXISTS (
    SELECT 1 FROM subscriptions s WHERE s.user_id = t.user_id AND s.channel_id = ? AND s.active = 1
  ) THEN 1 ELSE 0 END`;

const listPolicies = (tx: Tx, from: Topic, to: Topic): Promise<PolicyRow[]> =>
  tx.all<PolicyRow>(
    `SELECT t.user_id, u.role, t.channel_id, t.topic_key, t.visibility_policy, ${IS_IN} AS in_from, ${IS_IN} AS in_to
     FROM user_topics t JOIN users u ON u.id = t.user_id
     WHERE (t.channel_id = ? AND t.topic_key = ?) OR (t.channel_id = ? AND t.topic_key = ?)`,
    [from.channel_id, to.channel_id, from.channel_id, nameKey(from.topic), to.channel_id, nameKey(to.topic)],
  );

const NONE = 0;

/** Returns the policy for two merged topics: the common one, else the one with more notifications. */
const merged = (one: number, other: number): number => {
  if (one === other) return one;
  const most = Math.max(one, other);
  return most === visibility.muted ? NONE : most;
};

const reads = (role: number, { channel }: TopicLocation, isIn: number): boolean =>
  readableHistory(role, channel, isIn === 1) !== 'none';

/** A message that begins a new topic makes its sender follow the topic, as if it had been sent there. */
const followNewTopic = async (scope: TxScope, { from, to, messages: [first] }: Move): Promise<void> => {
  // Topics are the same in every case.
  if (from.channel.id === to.channel.id && nameKey(from.topic) === nameKey(to.topic)) return;
  const sender = first && (await findUser(scope.tx, first.sender_id));
  if (sender?.is_active) await followAfterBeginning(scope, sender, topicOf(to));
};

/** Transfers visibility policies when a whole topic moves. When a part begins a new topic, its first sender may follow it. */
export const onTopicMove = async (scope: TxScope, move: Move): Promise<void> => {
  const { from, to, isWhole, isMerge } = move;
  if (!isWhole) {
    if (!isMerge) await followNewTopic(scope, move);
    return;
  }
  const [before, after] = [topicOf(from), topicOf(to)];
  const rows = await listPolicies(scope.tx, before, after);
  const isOf =
    ({ channel_id, topic }: Topic) =>
    (row: PolicyRow): boolean =>
      row.channel_id === channel_id && row.topic_key === nameKey(topic);
  // Users who left the channel of the old topic do not learn of the move.
  const had = rows.filter((row) => isOf(before)(row) && reads(row.role, from, row.in_from));
  const there = new Map(rows.filter(isOf(after)).map((row) => [row.user_id, row.visibility_policy]));
  await clearVisibility(
    scope,
    had.map(({ user_id }) => user_id),
    before,
  );
  const policies = had
    .filter(({ role, in_to }) => reads(role, to, in_to))
    .map(({ user_id, visibility_policy: policy }): [number, number] => [
      user_id,
      isMerge ? merged(policy, there.get(user_id) ?? NONE) : policy,
    ]);
  await setVisibility(scope, new Map(policies.filter(([, policy]) => policy !== NONE)), after);
  const unset = policies.filter(([id, policy]) => policy === NONE && there.has(id)).map(([id]) => id);
  await clearVisibility(scope, unset, after);
};
