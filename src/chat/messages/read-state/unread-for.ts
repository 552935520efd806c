import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';

/**
 * Marks a new message as unread for some users. For all others it counts as read. Needs `lockOwnFlags`. No range can include
 * the message yet. The number of statements is the same for up to a batch of users.
 */
export const markUnreadFor = async (
  tx: Tx,
  userIds: readonly number[],
  { id, conversation_id }: { readonly id: number; readonly conversation_id: number },
): Promise<void> => {
  if (userIds.length === 0) return;
  const marks = await inBatches(userIds, (ids) =>
    tx.all<{ user_id: number; watermark: number }>(
      `SELECT user_id, watermark FROM read_marks WHERE conversation_id = ? AND user_id IN (${placeholders(ids)})`,
      [conversation_id, ...ids],
    ),
  );
  const watermarks = new Map(marks.map(({ user_id, watermark }) => [user_id, watermark]));
  await tx.insertMany(
    'read_ranges',
    userIds.map((user_id) => ({ user_id, conversation_id, first_id: id, last_id: id, is_read: 0 })),
  );
  const changed = userIds.map((user_id) => ({
    user_id,
    conversation_id,
    watermark: watermarks.get(user_id) ?? 0,
    has_ranges: 1,
  }));
  await tx.upsertMany('read_marks', changed, ['user_id', 'conversation_id']);
};

/** Deletes the ranges of `markUnreadFor` of a message that is deleted. Nothing else would delete them. */
export const forgetUnreadFor = async (
  tx: Tx,
  { id, conversation_id }: { readonly id: number; readonly conversation_id: number },
): Promise<void> => {
  await tx.run(
    'DELETE FROM read_ranges WHERE conversation_id = ? AND first_id = ? AND last_id = ? AND is_read = 0',
    [conversation_id, id, id],
  );
};
