import { inBatches } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';

const listWatermarks = statement((db, conversationId: number, userIds: readonly number[]) =>
  db('read_marks')
    .where({ conversation_id: conversationId })
    .whereIn('user_id', userIds)
    .select('user_id', 'watermark'),
);

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
  const marks = await inBatches(userIds, (ids) => listWatermarks(tx, conversation_id, ids));
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

const removeUnreadRange = statement((db, conversationId: number, messageId: number) =>
  db('read_ranges')
    .where({ conversation_id: conversationId, first_id: messageId, last_id: messageId, is_read: 0 })
    .delete(),
);

/** Deletes the ranges of `markUnreadFor` of a message that is deleted. Nothing else would delete them. */
export const forgetUnreadFor = (
  tx: Tx,
  { id, conversation_id }: { readonly id: number; readonly conversation_id: number },
): Promise<number> => removeUnreadRange(tx, conversation_id, id);
