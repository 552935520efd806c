import { seenChannelIds } from '../../../chat/channels/model/store.js';
import { countUnreadDirect } from '../../../chat/messages/read-state/unread-direct.js';
import { DAY } from '../../../lib/clock.js';
import type { TxScope } from '../../scope.js';
import type { Services } from '../../services.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import { accessibleUsers, isAccessible } from '../../../chat/users/access/access.js';
import { listUsersByIds, type User } from '../../../chat/users/model/store.js';
import { PLACEHOLDER_NAME } from '../../../chat/users/access/placeholder-user.js';
import { type TopicActivity, readTopicActivity } from './topic-activity.js';
import { type DigestTopic, listHotTopics } from './topics.js';

/** A digest covers at most a week, plus a day for a digest sent at a later hour than the last one. */
const FURTHEST_BACK_SECONDS = 8 * DAY;

type NewChannel = Pick<RowOf<'channels'>, 'id' | 'name' | 'date_created'>;

/** Data shared by all digests of one round. */
export interface Round {
  /** UNIX seconds. No digest covers anything older. */
  readonly since: number;
  readonly activity: TopicActivity;
  readonly newChannels: readonly NewChannel[];
}

/** The contents of a digest. */
export interface Digest {
  readonly direct: {
    readonly conversations: number;
    readonly messages: number;
    readonly senderIds: readonly number[];
  };
  readonly topics: readonly DigestTopic[];
  readonly newChannels: readonly string[];
  /** Returns a sender's name, as the reader sees it. */
  readonly nameOf: (userId: number) => string;
}

/** Returns the id right before the messages sent after a time. Undefined if there are none. */
const idBefore = async (tx: Tx, time: number): Promise<number | undefined> => {
  const row = await tx.first<{ id: number | null }>(
    `SELECT MIN(m.id) AS id FROM messages m WHERE m.date_sent =
       (SELECT e.date_sent FROM messages e WHERE e.date_sent > ? ORDER BY e.date_sent LIMIT 1)`,
    [time],
  );
  return row?.id ? row.id - 1 : undefined;
};

const listChannelsSince = statement((db, since: number) =>
  db('channels')
    .where({ is_archived: 0 })
    .where('date_created', '>', since)
    .orderBy('id')
    .select('id', 'name', 'date_created'),
);

export const beginRound = async ({ store, clock }: Services): Promise<Round> => {
  const since = clock.seconds() - FURTHEST_BACK_SECONDS;
  const afterId = await store.read((tx) => idBefore(tx, since));
  const newChannels = await store.read((tx) => listChannelsSince(tx, since));
  const activity: TopicActivity =
    afterId === undefined ? new Map() : await readTopicActivity((work) => store.read(work), afterId);
  return { since, activity, newChannels };
};

const listNewChannels = async (
  tx: Tx,
  user: User,
  newChannels: readonly NewChannel[],
  since: number,
): Promise<string[]> => {
  const created = newChannels.filter(({ date_created }) => date_created > since);
  if (created.length === 0) return [];
  const ids = created.map(({ id }) => id);
  const seen = await seenChannelIds(tx, user, ids);
  return created.filter(({ id }) => seen.has(id)).map(({ name }) => name);
};

const findDirect = async (tx: Tx, userId: number, afterId: number): Promise<Digest['direct']> => {
  const rows = await countUnreadDirect(tx, userId, afterId);
  return {
    conversations: new Set(rows.map(({ conversation_id }) => conversation_id)).size,
    messages: rows.reduce((sum, { messages }) => sum + messages, 0),
    senderIds: [...new Set(rows.map(({ sender_id }) => sender_id))],
  };
};

const NO_DIRECT: Digest['direct'] = { conversations: 0, messages: 0, senderIds: [] };

/** Returns the names of the senders that the reader may see. */
const readNames = async (scope: TxScope, reader: User, ids: readonly number[]): Promise<Digest['nameOf']> => {
  const accessible = await accessibleUsers(scope, reader);
  const people = await listUsersByIds(scope.tx, [...new Set(ids)]);
  const names = new Map(people.map(({ id, full_name }) => [id, full_name]));
  return (id) => (isAccessible(accessible, id) ? (names.get(id) ?? PLACEHOLDER_NAME) : PLACEHOLDER_NAME);
};

/**
 * Gathers what a user missed since a time, in a fixed number of statements. Undefined if there is nothing to report.
 */
export const gatherDigest = async (
  scope: TxScope,
  user: User,
  { round, lastSeen }: { readonly round: Round; readonly lastSeen: number },
): Promise<Digest | undefined> => {
  const { tx } = scope;
  const since = Math.max(lastSeen, round.since);
  const afterId = await idBefore(tx, since);
  const newChannels = await listNewChannels(tx, user, round.newChannels, since);
  const topics = afterId === undefined ? [] : await listHotTopics(tx, user, round.activity, afterId);
  const direct = afterId === undefined ? NO_DIRECT : await findDirect(tx, user.id, afterId);
  if (newChannels.length + topics.length + direct.conversations === 0) return undefined;
  const senders = [...direct.senderIds, ...topics.flatMap((topic) => [...topic.senderIds])];
  return { direct, topics, newChannels, nameOf: await readNames(scope, user, senders) };
};
