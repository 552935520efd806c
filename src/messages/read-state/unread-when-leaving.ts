import { cameAfterBeginningOf } from '../../channels/model/policy.js';
import { batchSizes } from '../../lib/batch-sizes.js';
import { groupBy } from '../../lib/group-by.js';
import { inBatches } from '../../store/in-batches.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';
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

/** Unread messages of one channel, and the users who have not read them. */
export interface UnreadOfUsers {
  readonly users: readonly number[];
  /** Ascending. */
  readonly messages: readonly number[];
}

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

/**
 * Returns the unread messages that users received during these subscriptions, by channel. Call it before the
 * subscriptions end. Users with the same unread messages share an entry. The number of statements has a limit.
 */
export const listUnreadWhenLeaving = async (
  tx: Tx,
  spanIds: readonly number[],
): Promise<readonly UnreadOfUsers[]> => {
  const most = Math.min(MOST_MESSAGES, Math.max(1, Math.floor(MOST_PAIRS / spanIds.length)));
  const perStatement = Math.max(1, Math.floor(batchSizes.unreadPairs / most));
  const rows = await inBatches(spanIds, (ids) => listRows(tx, ids, most), perStatement);
  const bySpan = groupBy(rows, ({ user_id, channel_id }) => `${channel_id} ${user_id}`);
  const alike = groupBy(bySpan.values(), (own) => own.map(({ id }) => id).join());
  return [...alike.values()].map((group) => ({
    users: group.flatMap(([first]) => first?.user_id ?? []),
    messages: (group[0] ?? []).map(({ id }) => id),
  }));
};
