import { inBatches, writeInBatches } from '../../store/in-batches.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';

/**
 * Prevents other changes of the flags of these users, like `lockOwnFlags`. Before the message is stored: who marks messages of
 * the conversation waits for it.
 */
export const lockFlagsOf = (tx: Tx, userIds: readonly number[]): Promise<void> =>
  writeInBatches(
    [...userIds].sort((a, b) => a - b),
    (ids) =>
      tx.run(`UPDATE users SET read_version = read_version + 1 WHERE id IN (${placeholders(ids)})`, ids),
  );

/**
 * Marks a new message as unread for some users, which is read for all others. Needs `lockFlagsOf`. No range can include it
 * yet. The number of statements depends on the users in steps of a batch only.
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
