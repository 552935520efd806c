import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { nameKey } from '../../../lib/name-key.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { Removable } from './delete-messages.js';

interface NewestMessage extends Removable {
  readonly conversation_id: number;
  readonly date_sent: number;
  readonly resolve_notice: number;
}

/**
 * Returns the newest messages of a topic that a condition on `m` and `c` selects, at most `most`, newest first. Locks
 * them. The caller has locked the channel before, as senders do.
 */
export const lockNewestInTopic = (
  tx: Tx,
  place: { readonly channel_id: number; readonly topic: string },
  condition: SqlCondition,
  most: number,
): Promise<NewestMessage[]> =>
  tx.all<NewestMessage>(
    `SELECT m.id, m.conversation_id, m.topic, m.first_channel_id, m.arrival_id, m.date_sent, m.resolve_notice
     FROM channels c JOIN messages m ON m.channel_id = c.id
     WHERE c.id = ? AND m.topic_key = ? AND ${condition.sql}
     ORDER BY m.channel_id DESC, m.topic_key DESC, m.id DESC LIMIT ${most}${tx.updateLock}`,
    [place.channel_id, nameKey(place.topic), ...condition.values],
  );
