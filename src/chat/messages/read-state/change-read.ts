import { batchSizes } from '../../../lib/byte-batches.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import type { TxScope } from '../../scope.js';
import { INTEGER } from '../../../runtime/store/hints.js';
import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { readByDefault, readByMark } from './read-marks.js';
import { READ_BY_ALL } from '../model/flags.js';
import type { Interval } from './read-ranges.js';
import { waitForSenders } from './wait-for-senders.js';
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
  readonly read_by_default: number;
}

/** Returns those of the messages that can be unread, and that have the other state now. */
const listOthers = (tx: Tx, userId: number, ids: readonly number[], isRead: boolean): Promise<FoundRow[]> => {
  const here = present(userId);
  return inBatches(
    ids,
    (batch) =>
      tx.all<FoundRow>(
        `SELECT m.id, m.conversation_id,
           CASE WHEN ${readByDefault('?')} THEN 1 ELSE 0 END AS read_by_default
         FROM messages m
         LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = m.conversation_id
         WHERE m.id IN (${placeholders(batch)}) AND ${here.sql} AND ${readByMark('?')} = ?`,
        [userId, userId, userId, ...batch, ...here.values, userId, userId, Number(!isRead)],
      ),
    batchSizes.readMessages,
  );
};

/** Messages of one conversation with consecutive IDs. No other message can be between them. */
interface Run {
  readonly conversation_id: number;
  readonly first: number;
  readonly last: number;
  readonly isDefault: boolean;
}

/** Returns the runs of messages, which are ascending within each conversation. */
const runsOf = (messages: readonly FoundRow[], isRead: boolean): Run[] => {
  const runs: Run[] = [];
  for (const { id, conversation_id, read_by_default } of messages) {
    const isDefault = !isRead && read_by_default === 0;
    const open = runs.at(-1);
    if (open?.conversation_id === conversation_id && open.last === id - 1)
      runs[runs.length - 1] = { ...open, last: id, isDefault: open.isDefault && isDefault };
    else runs.push({ conversation_id, first: id, last: id, isDefault });
  }
  return runs;
};

/** SQL on messages `e`: those that were not sent as read for the user. */
const NOT_SENT_AS_READ = `AND NOT (e.sender_id = ? AND e.read_by_sender = 1) AND e.read_by_sender <> ${READ_BY_ALL}`;

/**
 * Returns runs with their neighbours in the conversation that do not have the state by default. Each neighbour is looked
 * up in an index by values: MySQL and MariaDB read all messages of the conversation if columns of a join are compared.
 */
const withNeighbours = async (
  tx: Tx,
  userId: number,
  runs: readonly Run[],
  isRead: boolean,
): Promise<Interval[]> => {
  const others = isRead ? NOT_SENT_AS_READ : '';
  const own = isRead ? [userId] : [];
  const neighbour = (side: string, order: string): string =>
    `(SELECT e.id FROM messages e WHERE e.conversation_id = ${INTEGER} AND e.id ${side} ? ${others}
      ORDER BY e.conversation_id ${order}, e.id ${order} LIMIT 1)`;
  const one = `SELECT ? AS id, ${neighbour('<', 'DESC')} AS previous, ${neighbour('>', 'ASC')} AS next`;
  const rows = await inBatches(
    runs,
    (batch) =>
      tx.all<NeighboursRow>(
        batch.map(() => one).join(' UNION ALL '),
        batch.flatMap(({ conversation_id, first, last }) => [
          ...[first, conversation_id, first, ...own],
          ...[conversation_id, last, ...own],
        ]),
      ),
    batchSizes.readNeighbours,
  );
  const neighbours = new Map(rows.map((row) => [row.id, row]));
  return runs.map(({ first, last, isDefault }) => {
    const { previous, next } = neighbours.get(first) ?? { previous: null, next: null };
    return { first, last, after: previous ?? 0, before: next ?? Infinity, isDefault };
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
  await waitForSenders(tx, earlier, services.clock.seconds());
  found.sort((a, b) => a.conversation_id - b.conversation_id || a.id - b.id);
  const runs = runsOf(found, isRead);
  const intervals = await withNeighbours(tx, userId, runs, isRead);
  const conversationOf = new Map(runs.map(({ first, conversation_id }) => [first, conversation_id]));
  const changes = groupBy(intervals, ({ first }) => conversationOf.get(first) ?? 0);
  await writeReadState(tx, userId, changes, isRead);
  return found.map(({ id }) => id).sort((a, b) => a - b);
};
