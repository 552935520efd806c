import type { Tx } from '../store/types.js';
import { parseUserIds } from './recipients.js';

/** What of a message decides who is told of what happens to it. */
export interface Watched {
  readonly id: number;
  readonly channel_id: number | null;
  readonly user_ids: string | null;
}

/**
 * Who is told of what happens to a message: the people of a direct message; of a channel's message those who
 * received it, be it that they have left since, and the subscribers who may read what was before them.
 */
export const findOnlookers = async (tx: Tx, { id, channel_id, user_ids }: Watched): Promise<number[]> => {
  if (channel_id === null) return parseUserIds(user_ids ?? '');
  const rows = await tx.all<{ user_id: number }>(
    `SELECT DISTINCT s.user_id FROM subscriptions s
     JOIN users u ON u.id = s.user_id AND u.is_active = 1
     JOIN channels c ON c.id = s.channel_id
     WHERE s.channel_id = ? AND (
       (s.since_message_id < ? AND (s.until_message_id IS NULL OR s.until_message_id >= ?))
       OR (s.active = 1 AND (c.invite_only = 0 OR c.is_web_public = 1 OR c.history_public_to_subscribers = 1))
     )`,
    [channel_id, id, id],
  );
  return rows.map(({ user_id }) => user_id);
};
