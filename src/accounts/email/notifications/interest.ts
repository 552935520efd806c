import { groupBy } from '../../../lib/sorted-ids.js';
import { type Topic, visibility } from '../../../chat/messages/model/topic-visibility-policy.js';
import { nameKey } from '../../../lib/name-key.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';

/** Users who may want emails about messages that do not address them. */
export interface Interest {
  /** Has false positives: it reads no other settings and no subscriptions. */
  usersOf(place: Topic): Iterable<number>;
}

type FollowerRow = Pick<RowOf<'user_topics'>, 'user_id' | 'channel_id' | 'topic_key'>;

const topicName = (channelId: number, topicKey: string): string => `${channelId} ${topicKey}`;

const listFollowers = (tx: Tx, places: readonly Topic[]): Promise<FollowerRow[]> => {
  const topics = places.map(() => '(channel_id = ? AND topic_key = ?)').join(' OR ');
  return tx.all<FollowerRow>(
    `SELECT user_id, channel_id, topic_key FROM user_topics WHERE visibility_policy = ? AND (${topics})`,
    [visibility.followed, ...places.flatMap(({ channel_id, topic }) => [channel_id, nameKey(topic)])],
  );
};

const listSubscribers = statement((db, channelIds: readonly number[]) =>
  db('subscriptions')
    .where({ email_notifications: 1, active: 1 })
    .whereIn('channel_id', channelIds)
    .select('user_id', 'channel_id'),
);

const listGeneral = statement((db) => db('users').where({ channel_emails: 1 }).pluck('id'));

/** Reads the interest in the topics of a part of the log. The number of statements does not depend on the number of users. */
export const readInterest = async (tx: Tx, places: readonly Topic[]): Promise<Interest> => {
  if (places.length === 0) return { usersOf: () => [] };
  const channelIds = [...new Set(places.map(({ channel_id }) => channel_id))];
  const general = await listGeneral(tx);
  const subscribers = groupBy(await listSubscribers(tx, channelIds), ({ channel_id }) => channel_id);
  const followers = groupBy(await listFollowers(tx, places), ({ channel_id, topic_key }) =>
    topicName(channel_id, topic_key),
  );
  return {
    *usersOf({ channel_id, topic }) {
      yield* general;
      for (const { user_id } of subscribers.get(channel_id) ?? []) yield user_id;
      for (const { user_id } of followers.get(topicName(channel_id, nameKey(topic))) ?? []) yield user_id;
    },
  };
};
