import { batchSizes } from '../../../lib/byte-batches.js';
import { placeholders, writeInBatches } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { newestMessageId } from '../../messages/model/first-and-last-message.js';

/** Ends subscription periods. `left_version` is the version that the next call of `raiseMembersVersion` creates. */
export const endSpans = async (tx: Tx, spanIds: readonly number[]): Promise<void> => {
  const until_message_id = await newestMessageId(tx);
  const end = async (ids: readonly number[]): Promise<void> => {
    await tx.run(
      `UPDATE subscriptions SET until_message_id = ?, active = NULL,
         until_arrival_id = (SELECT CASE WHEN c.last_arrival_id > ? THEN c.last_arrival_id END
           FROM channels c WHERE c.id = subscriptions.channel_id),
         left_version = (SELECT c.members_version + 1 FROM channels c WHERE c.id = subscriptions.channel_id)
       WHERE id IN (${placeholders(ids)})`,
      [until_message_id, until_message_id, ...ids],
    );
  };
  // SQLite writes a row in a few microseconds, within the event loop.
  await writeInBatches(spanIds, end, batchSizes.subscriptionPairs);
};
