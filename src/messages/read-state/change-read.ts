import { batchSizes } from '../../lib/batch-sizes.js';
import { groupBy } from '../../lib/group-by.js';
import type { TxScope } from '../../scope.js';
import { inBatches } from '../../store/in-batches.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';
import { readByMark } from './read-marks.js';
import type { Interval } from './read-ranges.js';
import { settle } from './settle.js';
import { present } from './unread.js';
import { lockOwnFlags, writeReadState } from './write-read-state.js';

interface NeighboursRow {
  readonly id: number;
  readonly previous: number | null;
  readonly next: number | null;
}

interface FoundRow {
  readonly id: number;
  readonly conversation_id: number;
  readonly sent_as_read: number;
}

/** Returns those of the messages that can be unread, and that have the other state now. */
const listOthers = (tx: Tx, userId: number, ids: readonly number[], isRead: boolean): Promise<FoundRow[]> => {
  const here = present(userId);
  return inBatches(
    ids,
    (batch) =>
      tx.all<FoundRow>(
        `SELECT m.id, m.conversation_id,
           CASE WHEN m.sender_id = ? AND m.read_by_sender = 1 THEN 1 ELSE 0 END AS sent_as_read
         FROM messages m
         LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = m.conversation_id
         WHERE m.id IN (${placeholders(batch)}) AND ${here.sql} AND ${readByMark('?')} = ?`,
        [userId, userId, ...batch, ...here.values, userId, Number(!isRead)],
      ),
    batchSizes.readMessages,
  );
};

/** SQL on messages `e`: those that are not read already because the user sent them. */
const NOT_SENT_AS_READ = 'AND NOT (e.sender_id = ? AND e.read_by_sender = 1)';

/** Returns messages with their neighbours in the conversation that do not have the state by default. */
const withNeighbours = async (
  tx: Tx,
  userId: number,
  found: readonly FoundRow[],
  isRead: boolean,
): Promise<Interval[]> => {
  const others = isRead ? NOT_SENT_AS_READ : '';
  const neighbour = (side: string, order: string): string =>
    `(SELECT e.id FROM messages e WHERE e.conversation_id = m.conversation_id AND e.id ${side} m.id ${others}
      ORDER BY e.conversation_id ${order}, e.id ${order} LIMIT 1)`;
  const values = isRead ? [userId, userId] : [];
  const rows = await inBatches(
    found.map(({ id }) => id),
    (batch) =>
      tx.all<NeighboursRow>(
        `SELECT m.id, ${neighbour('<', 'DESC')} AS previous, ${neighbour('>', 'ASC')} AS next FROM messages m
         WHERE m.id IN (${placeholders(batch)})`,
        [...values, ...batch],
      ),
    batchSizes.readMessages,
  );
  const neighbours = new Map(rows.map((row) => [row.id, row]));
  return found.map(({ id, sent_as_read }) => {
    const { previous, next } = neighbours.get(id) ?? { previous: null, next: null };
    const isDefault = !isRead && sent_as_read === 0;
    return { first: id, last: id, after: previous ?? 0, before: next ?? Infinity, isDefault };
  });
};

/**
 * Marks messages as read or unread for a user. Ignores messages that cannot be unread, or that have the state
 * already. Returns the IDs of the changed messages, ascending.
 */
export const changeRead = async (
  { tx, services }: TxScope,
  userId: number,
  ids: readonly number[],
  isRead: boolean,
): Promise<number[]> => {
  await lockOwnFlags(tx, userId);
  const found = await listOthers(tx, userId, ids, isRead);
  if (found.length === 0) return [];
  const conversations = [...new Set(found.map(({ conversation_id }) => conversation_id))];
  const newest = found.reduce((most, { id }) => Math.max(most, id), 0);
  const earlier = {
    sql: `conversation_id IN (${placeholders(conversations)}) AND id <= ?`,
    values: [...conversations, newest],
  };
  await settle(tx, earlier, services.clock.seconds());
  found.sort((a, b) => a.id - b.id);
  const intervals = await withNeighbours(tx, userId, found, isRead);
  const conversationOf = new Map(found.map(({ id, conversation_id }) => [id, conversation_id]));
  const changes = groupBy(intervals, ({ first }) => conversationOf.get(first) ?? 0);
  await writeReadState(tx, userId, changes, isRead);
  return found.map(({ id }) => id);
};
