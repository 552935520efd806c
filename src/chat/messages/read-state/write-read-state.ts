import { batchSizes } from '../../../lib/byte-batches.js';
import { inBatches, placeholders, writeInBatches } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import type { NewestMessage } from '../model/first-and-last-message.js';
import { searchBelow } from './read-floor.js';
import { type Interval, type ReadRange, type ReadState, withIntervals } from './read-ranges.js';

const raiseReadVersions = statement((db, ids: readonly number[]) =>
  db('users').whereIn('id', ids).increment('read_version', 1),
);

/** Prevents other changes of the flags that these users set, until the end of the transaction. */
export const lockOwnFlags = (tx: Tx, ...userIds: readonly number[]): Promise<void> =>
  writeInBatches(
    // Transactions that lock several users do so in one order.
    [...userIds].sort((a, b) => a - b),
    (ids) => raiseReadVersions(tx, ids),
  );

const raiseReadVersionFrom = statement((db, id: number, version: number) =>
  db('users').where({ id, read_version: version }).increment('read_version', 1),
);

/** The same if the flags have this version. Returns whether they have. */
export const lockOwnFlagsAt = async (tx: Tx, userId: number, version: number): Promise<boolean> =>
  (await raiseReadVersionFrom(tx, userId, version)) === 1;

const findReadVersion = statement((db, id: number) => db('users').where({ id }).first('read_version'));

export const flagsVersion = async (tx: Tx, userId: number): Promise<number> =>
  (await findReadVersion(tx, userId))?.read_version ?? 0;

/** The intervals of each conversation, ascending. */
export type ByConversation = ReadonlyMap<number, readonly Interval[]>;

/** Everything in some conversations up to a message of each. */
export const everythingUpTo = (newest: readonly NewestMessage[]): ByConversation =>
  new Map(
    newest.map(({ conversation_id, id }) => [
      conversation_id,
      [{ first: 1, last: id, after: 0, before: Infinity, isDefault: false }],
    ]),
  );

/** A stored range. */
interface StoredRange extends ReadRange {
  readonly id: number;
}

interface Stored extends ReadState<StoredRange> {
  /** Whether there are ranges, maybe others than these. */
  readonly hasRanges: boolean;
}

const NOTHING_READ: Stored = { watermark: 0, ranges: [], hasRanges: false };

type RangeRow = Omit<RowOf<'read_ranges'>, 'user_id'>;

/** The greatest ID of a message. */
const GREATEST_ID = 2 ** 32 - 1;

/** Returns the user's ranges in some conversations with IDs between two others. */
const listRanges = async (
  tx: Tx,
  userId: number,
  conversations: readonly number[],
  [from, to]: readonly [number, number],
): Promise<RangeRow[]> => {
  const found: RangeRow[] = [];
  for (let page: RangeRow[] | undefined; page === undefined || page.length === batchSizes.readRanges;) {
    const last = found.at(-1);
    page = await tx.all<RangeRow>(
      `SELECT id, conversation_id, first_id, last_id, is_read FROM read_ranges
       WHERE user_id = ? AND conversation_id IN (${placeholders(conversations)}) AND last_id >= ? AND first_id <= ?
         AND (conversation_id > ? OR (conversation_id = ? AND last_id > ?))
       ORDER BY conversation_id, last_id LIMIT ${batchSizes.readRanges}`,
      [
        userId,
        ...conversations,
        from,
        to,
        last?.conversation_id ?? 0,
        last?.conversation_id ?? 0,
        last?.last_id ?? 0,
      ],
    );
    found.push(...page);
  }
  return found;
};

const listMarks = statement((db, userId: number, conversations: readonly number[]) =>
  db('read_marks')
    .where({ user_id: userId })
    .whereIn('conversation_id', conversations)
    .select('conversation_id', 'watermark', 'has_ranges'),
);

/** Returns the user's state in the conversations, with the ranges that the intervals may touch. */
const readStates = async (
  tx: Tx,
  userId: number,
  changes: ByConversation,
): Promise<ReadonlyMap<number, Stored>> => {
  const marks = await inBatches([...changes.keys()], (ids) => listMarks(tx, userId, ids));
  const ranged = marks.flatMap(({ conversation_id, has_ranges }) =>
    has_ranges === 1 ? conversation_id : [],
  );
  const touched = ranged.flatMap((id) => changes.get(id) ?? []);
  const from = touched.reduce((least, { after }) => Math.min(least, after), GREATEST_ID);
  const to = touched.reduce((most, { before }) => Math.max(most, Math.min(before, GREATEST_ID)), 0);
  const rows = await inBatches(ranged, (ids) => listRanges(tx, userId, ids, [from, to]));
  const ranges = new Map<number, StoredRange[]>();
  for (const { id, conversation_id, first_id, last_id, is_read } of rows) {
    const range = { id, first: first_id, last: last_id, isRead: is_read === 1 };
    const list = ranges.get(conversation_id);
    if (list) list.push(range);
    else ranges.set(conversation_id, [range]);
  }
  return new Map(
    marks.map(({ conversation_id, watermark, has_ranges }) => [
      conversation_id,
      { watermark, ranges: ranges.get(conversation_id) ?? [], hasRanges: has_ranges === 1 },
    ]),
  );
};

const keyOf = ({ first, last, isRead }: ReadRange): string => `${first} ${last} ${String(isRead)}`;

/** Corrects `has_ranges` of conversations whose last range may have gone. */
const clearHasRanges = async (tx: Tx, userId: number, conversations: readonly number[]): Promise<void> => {
  await writeInBatches(conversations, (ids) =>
    tx.run(
      `UPDATE read_marks SET has_ranges = 0 WHERE user_id = ? AND conversation_id IN (${placeholders(ids)})
         AND NOT EXISTS (SELECT 1 FROM read_ranges x
           WHERE x.user_id = read_marks.user_id AND x.conversation_id = read_marks.conversation_id)`,
      [userId, ...ids],
    ),
  );
};

/** Returns the conversations with messages that may become unread without a range. */
const unreadByDefault = (changes: ByConversation): number[] =>
  [...changes].flatMap(([id, intervals]) => (intervals.some(({ isDefault }) => isDefault) ? id : []));

/** What changes in the tables. */
class Writes {
  /** IDs of ranges. */
  readonly gone: number[] = [];
  readonly ranges: Omit<RowOf<'read_ranges'>, 'id'>[] = [];
  readonly marks: RowOf<'read_marks'>[] = [];
  /** Conversations whose last range may have gone. */
  readonly emptied: number[] = [];

  constructor(private readonly user_id: number) {}

  add(conversation_id: number, stored: Stored | undefined, after: ReadState): void {
    const { user_id } = this;
    const before = stored ?? NOTHING_READ;
    const { watermark, ranges } = after;
    const kept = new Set(ranges.map(keyOf));
    const known = new Set(before.ranges.map(keyOf));
    this.gone.push(...before.ranges.flatMap((range) => (kept.has(keyOf(range)) ? [] : range.id)));
    for (const range of ranges) {
      if (known.has(keyOf(range))) continue;
      const { first: first_id, last: last_id, isRead } = range;
      this.ranges.push({ user_id, conversation_id, first_id, last_id, is_read: Number(isRead) });
    }
    if (before.ranges.length > 0 && ranges.length === 0) this.emptied.push(conversation_id);
    const hasRanges = before.hasRanges || ranges.length > 0;
    // Marks have large indexes.
    if (stored?.watermark === watermark && stored.hasRanges === hasRanges) return;
    this.marks.push({ user_id, conversation_id, watermark, has_ranges: Number(hasRanges) });
  }
}

const removeRanges = statement((db, ids: readonly number[]) => db('read_ranges').whereIn('id', ids).delete());

/**
 * Marks all messages of the intervals as read or unread for a user. Needs `lockOwnFlags`. The number of statements
 * does not depend on the number of messages.
 */
export const writeReadState = async (
  tx: Tx,
  userId: number,
  changes: ByConversation,
  isRead: boolean,
): Promise<void> => {
  const states = await readStates(tx, userId, changes);
  const writes = new Writes(userId);
  for (const [id, intervals] of changes) {
    const stored = states.get(id);
    writes.add(id, stored, withIntervals(stored ?? NOTHING_READ, intervals, isRead));
  }
  const { gone, ranges, marks, emptied } = writes;
  await writeInBatches(gone, (ids) => removeRanges(tx, ids));
  if (ranges.length > 0) await tx.insertMany('read_ranges', ranges);
  if (marks.length > 0) await tx.upsertMany('read_marks', marks, ['user_id', 'conversation_id']);
  await clearHasRanges(tx, userId, emptied);
  if (!isRead) await searchBelow(tx, userId, unreadByDefault(changes));
};
