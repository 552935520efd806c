import { batchSizes } from '../../../lib/byte-batches.js';
import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { flagBits, wildcardBits } from '../model/flags.js';
import { visibility } from '../model/topic-visibility-policy.js';
import { findFloor } from './read-floor.js';
import { plain, sourcesOf, type UnreadSource } from './unread-sources.js';

/** An unread message as the lists of `POST /register` need it. */
export interface UnreadRow {
  readonly id: number;
  readonly channel_id: number | null;
  readonly topic: string;
  readonly topic_key: string;
  readonly user_ids: string | null;
  readonly wildcard_mention: number;
  readonly flags: number | null;
  /**
   * 1 if the topic is muted, or if the channel is muted and the topic is not unmuted. Otherwise 0. Always 0 for direct
   * messages.
   */
  readonly is_muted: number;
}

const COLUMNS = `m.id, m.channel_id, m.topic, m.topic_key, m.wildcard_mention, r.user_ids, f.flags`;

const SHARED_JOINS = `LEFT JOIN recipients r ON r.id = m.recipient_id
  LEFT JOIN message_flags f ON f.user_id = ? AND f.message_id = m.id`;

/** SQL: whether topic `t` is muted in the channel of subscription `p`. */
const MUTED = `CASE COALESCE(t.visibility_policy, 0)
  WHEN ${visibility.muted} THEN 1 WHEN 0 THEN COALESCE(p.is_muted, 0) ELSE 0 END`;

const TOPICS =
  'LEFT JOIN user_topics t ON t.user_id = ? AND t.channel_id = m.channel_id AND t.topic_key = m.topic_key';

const listIn = (
  tx: Tx,
  userId: number,
  { from, where, isInChannels }: UnreadSource,
  more = '',
): Promise<UnreadRow[]> =>
  tx.all<UnreadRow>(
    `SELECT ${COLUMNS}, ${isInChannels ? MUTED : '0'} AS is_muted FROM ${from.sql}
     ${SHARED_JOINS} ${isInChannels ? TOPICS : ''} WHERE ${where.sql} ${more}`,
    [...from.values, userId, ...(isInChannels ? [userId] : []), ...where.values],
  );

/** Returns a user's newest unread messages, ascending by ID, in five statements. */
export const listUnread = async (tx: Tx, userId: number, limit: number): Promise<UnreadRow[]> => {
  const distinct = new Map<number, UnreadRow>();
  for (const source of sourcesOf(tx, userId, await findFloor(tx, userId))) {
    const rows = await listIn(tx, userId, source, `ORDER BY m.id DESC LIMIT ${limit}`);
    for (const row of rows) distinct.set(row.id, row);
  }
  return [...distinct.values()].sort((a, b) => a.id - b.id).slice(-limit);
};

/** Returns messages in the form of unread ones, whether or not they are unread. */
export const listAsUnread = (tx: Tx, userId: number, ids: readonly number[]): Promise<UnreadRow[]> =>
  inBatches(
    ids,
    (batch) =>
      listIn(tx, userId, {
        from: plain(`users reader JOIN messages m
          LEFT JOIN subscriptions p ON p.user_id = reader.id AND p.channel_id = m.channel_id AND p.active = 1`),
        where: {
          sql: `reader.id = ? AND m.id IN (${placeholders(batch)})`,
          values: [userId, ...batch],
        },
        isInChannels: true,
      }),
    batchSizes.readMessages,
  );

/** Whether the message mentions the user. Wildcard mentions do not count in muted topics and channels. */
export const isMentioned = ({ flags, wildcard_mention, is_muted }: UnreadRow): boolean => {
  const bits = flags ?? 0;
  if (bits & flagBits.mentioned) return true;
  const byWildcard =
    (bits & flagBits.topic_wildcard_mentioned) !== 0 || (wildcard_mention & wildcardBits.channel) !== 0;
  return byWildcard && is_muted === 0;
};
