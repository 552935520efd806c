import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import { writeInBatches } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';

/*
 * Most topics of a user's channels have no unread messages. Unread messages in channels are therefore searched above the
 * user's floor, and below it only in ranges, in the conversations that `unread_below_floor` lists, and in those of which
 * messages have moved to another channel since. A floor does not determine what is read: it only limits the search.
 */

interface FloorRow {
  readonly floor: number;
  readonly newest: number | null;
}

const readFloor = async (tx: Tx, userId: number): Promise<{ floor: number; messages: number }> => {
  const row = await tx.find<FloorRow>(
    'SELECT u.read_floor AS floor, (SELECT MAX(id) FROM messages) AS newest FROM users u WHERE u.id = ?',
    [userId],
  );
  const floor = row?.floor ?? 0;
  return { floor, messages: (row?.newest ?? 0) - floor };
};

/** Returns the floor of a user. Undefined if too many messages were sent since. */
export const findFloor = async (tx: Tx, userId: number): Promise<number | undefined> => {
  const { floor, messages } = await readFloor(tx, userId);
  return messages > batchSizes.searchedMessages ? undefined : floor;
};

/** Whether so many messages were sent since the floor of a user that it is worth raising. */
export const isFloorLow = async (tx: Tx, userId: number): Promise<boolean> =>
  (await readFloor(tx, userId)).messages >= batchSizes.raisingMessages;

/** SQL: the IDs of the conversations that may have unread messages up to the floor outside of ranges. */
export const searchedBelow = (userId: number, floor: number): SqlCondition => ({
  sql: `(SELECT b.conversation_id AS id FROM unread_below_floor b WHERE b.user_id = ?
    UNION SELECT moved.id FROM conversations moved WHERE moved.moved_id >= ?)`,
  values: [userId, floor],
});

/** Has conversations searched below the floor. Needs `lockOwnFlags`. */
export const searchBelow = async (
  tx: Tx,
  user_id: number,
  conversations: readonly number[],
): Promise<void> => {
  if (conversations.length === 0) return;
  const rows = conversations.map((conversation_id) => ({ user_id, conversation_id }));
  await tx.upsertMany('unread_below_floor', rows, ['user_id', 'conversation_id']);
};

const listBelow = statement((db, userId: number) =>
  db('unread_below_floor').where({ user_id: userId }).pluck('conversation_id'),
);

const removeBelow = statement((db, userId: number, conversations: readonly number[]) =>
  db('unread_below_floor').where({ user_id: userId }).whereIn('conversation_id', conversations).delete(),
);

const writeFloor = statement((db, userId: number, floor: number) =>
  db('users').where({ id: userId }).update({ read_floor: floor }),
);

/** A floor, and all conversations with unread messages up to it outside of ranges. */
export interface Floor {
  readonly id: number;
  readonly conversations: readonly number[];
}

/** Sets the floor of a user. Needs `lockOwnFlags`. The flags may not have changed since the conversations were read. */
export const setFloor = async (tx: Tx, userId: number, { id, conversations }: Floor): Promise<void> => {
  const wanted = new Set(conversations);
  const stored = new Set(await listBelow(tx, userId));
  const gone = [...stored].filter((one) => !wanted.has(one));
  await writeInBatches(gone, (batch) => removeBelow(tx, userId, batch));
  await searchBelow(
    tx,
    userId,
    [...wanted].filter((one) => !stored.has(one)),
  );
  await writeFloor(tx, userId, id);
};
