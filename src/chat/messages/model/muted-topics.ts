import type { components } from '../../../../generated/types.js';
import type { Tx } from '../../../runtime/store/types.js';

type MutedTopics = components['schemas']['MutedTopicsEvent']['muted_topics'];

/** Older clients get the whole list with every change, so it has only the topics that were muted last. */
const MOST_MUTED = 1000;

/** Returns muted topics for older clients, which identify channels by name. Lists only topics of subscribed channels. */
export const listMutedTopics = async (tx: Tx, userId: number): Promise<MutedTopics> => {
  const rows = await tx.all<{ name: string; topic: string; last_updated: number }>(
    `SELECT muted.name, muted.topic, muted.last_updated FROM (
       SELECT c.name, t.topic, t.last_updated, t.channel_id, t.topic_key FROM user_topics t
       JOIN subscriptions s ON s.user_id = t.user_id AND s.channel_id = t.channel_id AND s.active = 1
       JOIN channels c ON c.id = t.channel_id
       WHERE t.user_id = ? AND t.visibility_policy = 1
       ORDER BY t.last_updated DESC, t.channel_id, t.topic_key LIMIT ${MOST_MUTED}
     ) AS muted ORDER BY muted.channel_id, muted.topic_key`,
    [userId],
  );
  return rows.map(({ name, topic, last_updated }) => [name, topic, last_updated]);
};
