import { cameAfterBeginningOf } from '../../channels/model/policy.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import { readByMark } from './read-marks.js';

/** The newest messages of a channel that are considered. */
const MOST_MESSAGES = 1_000;
/** Pairs of a subscription and a message that are considered. With many subscriptions, it is fewer messages of each. */
const MOST_PAIRS = 100_000;

interface UnreadRow {
  readonly user_id: number;
  readonly channel_id: number;
  readonly id: number;
}

/** Unread messages that were received in one channel, and the users who have not read them. */
export interface UnreadOfUsers {
  readonly users: readonly number[];
  /** Ascending. */
  readonly messages: readonly number[];
}

/** The number of subscriptions that one statement takes. */
const perStatement = (mostMessages: number): number =>
  Math.max(1, Math.floor(batchSizes.unreadPairs / mostMessages));

const listRows = (tx: Tx, spanIds: readonly number[], mostMessages: number): Promise<UnreadRow[]> =>
  tx.all<UnreadRow>(
    `SELECT s.user_id, s.channel_id, m.id FROM subscriptions s
     JOIN channels c ON c.id = s.channel_id
     JOIN messages m ON m.recipient_id = c.recipient_id AND m.id > COALESCE(
       (SELECT e.id FROM messages e WHERE e.recipient_id = c.recipient_id
        ORDER BY e.recipient_id DESC, e.id DESC LIMIT 1 OFFSET ${mostMessages}), 0)
     LEFT JOIN read_marks k ON k.user_id = s.user_id AND k.conversation_id = m.conversation_id
     WHERE s.id IN (${placeholders(spanIds)}) AND ${cameAfterBeginningOf('s')}
       AND (m.first_channel_id IS NULL OR EXISTS (
         SELECT 1 FROM subscriptions first WHERE first.user_id = s.user_id
           AND first.channel_id = m.first_channel_id AND first.active = 1 AND m.id > first.since_message_id))
       AND ${readByMark('s.user_id')} = 0
     ORDER BY s.channel_id, s.user_id, m.id`,
    spanIds,
  );

/** The conversations with the latest moves that are considered. */
const MOST_MOVED = 10;

/** SQL: whether message `m` is among the newest ones of conversation `v`. */
const isNewest = (mostMessages: number): string =>
  `m.id > COALESCE((SELECT e.id FROM messages e WHERE e.conversation_id = v.id
     ORDER BY e.conversation_id DESC, e.id DESC LIMIT 1 OFFSET ${mostMessages}), 0)`;

/** Returns messages that were first sent to the channels and have moved to others, the newest ones of each topic. */
const listMovedMessages = async (
  tx: Tx,
  channelIds: readonly number[],
  mostMessages: number,
): Promise<number[]> => {
  const rows = await inBatches(channelIds, (ids) =>
    tx.all<{ id: number }>(
      `SELECT m.id FROM (
         SELECT id FROM conversations WHERE moved_id IS NOT NULL AND channel_id IN (${placeholders(ids)})
         ORDER BY moved_id DESC LIMIT ${MOST_MOVED}
       ) v JOIN messages m ON m.conversation_id = v.id AND ${isNewest(mostMessages)}
       WHERE m.first_channel_id IS NOT NULL`,
      ids,
    ),
  );
  return rows
    .map(({ id }) => id)
    .sort((a, b) => b - a)
    .slice(0, mostMessages);
};

interface MovedRow extends UnreadRow {
  /** The subscription to the current channel. */
  readonly current_span_id: number;
}

const listMovedRows = (
  tx: Tx,
  spanIds: readonly number[],
  messageIds: readonly number[],
): Promise<MovedRow[]> =>
  tx.all<MovedRow>(
    `SELECT s.user_id, s.channel_id, m.id, p.id AS current_span_id FROM subscriptions s
     JOIN messages m ON m.id IN (${placeholders(messageIds)})
       AND m.first_channel_id = s.channel_id AND m.id > s.since_message_id
     JOIN subscriptions p ON p.user_id = s.user_id AND p.channel_id = m.channel_id AND p.active = 1
     LEFT JOIN read_marks k ON k.user_id = s.user_id AND k.conversation_id = m.conversation_id
     WHERE s.id IN (${placeholders(spanIds)}) AND ${cameAfterBeginningOf('p')} AND ${readByMark('s.user_id')} = 0
     ORDER BY s.channel_id, s.user_id, m.id`,
    [...messageIds, ...spanIds],
  );

const listChannelIds = statement((db, spanIds: readonly number[]) =>
  db('subscriptions').whereIn('id', spanIds).distinct().pluck('channel_id'),
);

const channelsOf = async (tx: Tx, spanIds: readonly number[]): Promise<number[]> => [
  ...new Set(await inBatches(spanIds, (ids) => listChannelIds(tx, ids))),
];

/** Returns the rows of messages that have moved from the channels of these subscriptions to others of the users. */
const listMovedAway = async (tx: Tx, spanIds: readonly number[], most: number): Promise<UnreadRow[]> => {
  const messages = await listMovedMessages(tx, await channelsOf(tx, spanIds), most);
  if (messages.length === 0) return [];
  const rows = await inBatches(spanIds, (ids) => listMovedRows(tx, ids, messages), perStatement(most));
  const ending = new Set(spanIds);
  return rows.filter(({ current_span_id }) => !ending.has(current_span_id));
};

/**
 * Returns the unread messages that users received during these subscriptions, by channel: those of the channel, and those
 * that have moved from there to other channels, since they can be unread only while the user is in both. Call it before
 * the subscriptions end. Users with the same unread messages share an entry. The number of statements has a limit.
 */
export const listUnreadWhenLeaving = async (
  tx: Tx,
  spanIds: readonly number[],
): Promise<readonly UnreadOfUsers[]> => {
  const most = Math.min(MOST_MESSAGES, Math.max(1, Math.floor(MOST_PAIRS / spanIds.length)));
  const there = await inBatches(spanIds, (ids) => listRows(tx, ids, most), perStatement(most));
  const elsewhere = await listMovedAway(tx, spanIds, most);
  const bySpan = groupBy([...there, ...elsewhere], ({ user_id, channel_id }) => `${channel_id} ${user_id}`);
  const alike = groupBy(bySpan.values(), (own) => own.map(({ id }) => id).join());
  return [...alike.values()].map((group) => ({
    users: group.flatMap(([first]) => first?.user_id ?? []),
    messages: (group[0] ?? []).map(({ id }) => id).sort((a, b) => a - b),
  }));
};
