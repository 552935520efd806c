import type { SqlCondition } from '../../channels/model/policy.js';
import type { Tx } from '../../store/types.js';
import { newestIn } from '../model/first-and-last-message.js';
import { unreadByMark } from './read-marks.js';
import { present } from './unread.js';
import { visibility } from '../model/topic-visibility-policy.js';

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

const SHARED_JOINS = `JOIN recipients r ON r.id = m.recipient_id
  LEFT JOIN message_flags f ON f.user_id = ? AND f.message_id = m.id`;

/** SQL: whether topic `t` is muted in the channel of subscription `p`. */
const MUTED = `CASE COALESCE(t.visibility_policy, 0)
  WHEN ${visibility.muted} THEN 1 WHEN 0 THEN p.is_muted ELSE 0 END`;

const TOPICS =
  'LEFT JOIN user_topics t ON t.user_id = ? AND t.channel_id = m.channel_id AND t.topic_key = m.topic_key';

/**
 * Returns unread messages beyond the watermarks in the user's channels. `s` is the subscription to the channel of first
 * sending, `p` to the current one. Conversations without new messages are skipped without reading any message.
 */
const inChannels = (tx: Tx, userId: number, byMark: SqlCondition, limit: number): Promise<UnreadRow[]> =>
  tx.all<UnreadRow>(
    `SELECT ${COLUMNS}, ${MUTED} AS is_muted FROM subscriptions s
     JOIN conversations v ON v.channel_id = s.channel_id
     LEFT JOIN read_marks k ON k.user_id = s.user_id AND k.conversation_id = v.id
     JOIN messages m ON m.conversation_id = v.id AND m.id > s.since_message_id AND m.id > COALESCE(k.watermark, 0)
     JOIN subscriptions p ON p.user_id = s.user_id AND p.channel_id = m.channel_id AND p.active = 1
     ${SHARED_JOINS} ${TOPICS}
     WHERE s.user_id = ? AND s.active = 1
       AND (m.first_channel_id IS NULL OR m.arrival_id > p.since_message_id) AND ${byMark.sql}
       AND ${newestIn('v.id')} > CASE WHEN k.watermark > s.since_message_id THEN k.watermark ELSE s.since_message_id END
     ORDER BY m.id DESC LIMIT ${limit}`,
    [userId, userId, userId, ...byMark.values],
  );

const direct = (tx: Tx, userId: number, byMark: SqlCondition, limit: number): Promise<UnreadRow[]> =>
  tx.all<UnreadRow>(
    `SELECT ${COLUMNS}, 0 AS is_muted FROM recipient_members o
     JOIN conversations v ON v.recipient_id = o.recipient_id
     LEFT JOIN read_marks k ON k.user_id = o.user_id AND k.conversation_id = v.id
     JOIN messages m ON m.conversation_id = v.id AND m.id > COALESCE(k.watermark, 0)
     ${SHARED_JOINS}
     WHERE o.user_id = ? AND m.channel_id IS NULL
       AND ${newestIn('v.id')} > COALESCE(k.watermark, 0) AND ${byMark.sql}
     ORDER BY m.id DESC LIMIT ${limit}`,
    [userId, userId, ...byMark.values],
  );

/** Returns messages up to the watermark that were marked as unread, and the user's own messages marked as unread. */
const inRanges = (tx: Tx, userId: number, limit: number): Promise<UnreadRow[]> => {
  const here = present(userId);
  return tx.all<UnreadRow>(
    `SELECT ${COLUMNS}, CASE WHEN m.channel_id IS NULL THEN 0 ELSE ${MUTED} END AS is_muted
     FROM read_ranges x
     JOIN messages m ON m.conversation_id = x.conversation_id AND m.id BETWEEN x.first_id AND x.last_id
     LEFT JOIN subscriptions p ON p.user_id = ? AND p.channel_id = m.channel_id AND p.active = 1
     ${SHARED_JOINS} ${TOPICS}
     WHERE x.user_id = ? AND x.is_read = 0 AND ${here.sql} ORDER BY m.id DESC LIMIT ${limit}`,
    [userId, userId, userId, userId, ...here.values],
  );
};

/** Returns a user's newest unread messages, ascending by ID, in three statements. */
export const listUnread = async (tx: Tx, userId: number, limit: number): Promise<UnreadRow[]> => {
  const byMark = unreadByMark(userId);
  const rows = [
    ...(await inChannels(tx, userId, byMark, limit)),
    ...(await direct(tx, userId, byMark, limit)),
    ...(await inRanges(tx, userId, limit)),
  ];
  const distinct = new Map(rows.map((row) => [row.id, row]));
  return [...distinct.values()].sort((a, b) => a.id - b.id).slice(-limit);
};
