import { everything, type SqlCondition } from '../../../runtime/store/sql-condition.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import type { Tx } from '../../../runtime/store/types.js';
import { findConversations, type Place } from './conversations-around.js';
import { findFloor } from './read-floor.js';
import { type Ends, endsInChannels, endsInDirect, unionOf } from './unread-conversations.js';
import { aboveFloor, amongConversations, inConversations, sourcesOf } from './unread-sources.js';

/*
 * Where unread messages are looked for. Users have read most messages, so that a search among all messages of a place
 * would read its whole history.
 */

/** Where unread messages of a user are. Undefined if there are none. */
export interface UnreadArea {
  /** No unread message precedes it. */
  readonly first: number;
  /** No unread message follows it. */
  readonly last: number;
  /** All unread messages of the user. Undefined if these are many. */
  readonly ids: readonly number[] | undefined;
}

/** Returns the unread messages of a user. Undefined if there are more than `batchSizes.unreadIds`. */
const listIds = async (tx: Tx, userId: number, floor: number | undefined): Promise<number[] | undefined> => {
  const limit = batchSizes.unreadIds + 1;
  const sources = sourcesOf(tx, userId, floor);
  const selects = sources.map(
    ({ from, where }, index) =>
      `SELECT id FROM (SELECT m.id AS id FROM ${from.sql} WHERE ${where.sql} LIMIT ${limit}) AS part${index}`,
  );
  const rows = await tx.all<{ id: number }>(
    `${selects.join(' UNION ')} LIMIT ${limit}`,
    sources.flatMap(({ from, where }) => [...from.values, ...where.values]),
  );
  if (rows.length === limit) return undefined;
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};

/** A channel, a topic, or the recipient of a direct conversation. */
export type UnreadPlace = Place | { readonly recipient_id: number };

const endsOf = ({ end, from }: Ends): SqlCondition => {
  const [oldest, newest] = [end('oldest'), end('newest')];
  return {
    sql: `SELECT ${oldest.sql} AS first_id, ${newest.sql} AS last_id FROM ${from.sql}`,
    values: [...oldest.values, ...newest.values, ...from.values],
  };
};

/** Ranges may have no unread message of the place. */
const rangesWhere = (userId: number, { sql, values }: SqlCondition): SqlCondition => ({
  sql: `SELECT x.first_id, x.last_id FROM read_ranges x WHERE x.user_id = ? AND x.is_read = 0 AND ${sql}`,
  values: [userId, ...values],
});

const everywhere = (tx: Tx, userId: number, floor: number | undefined): SqlCondition[] => {
  const above = floor === undefined ? [] : [aboveFloor(tx, userId, floor)];
  return [
    ...above.map(({ from, where }) => ({
      sql: `SELECT m.id AS first_id, m.id AS last_id FROM ${from.sql} WHERE ${where.sql}`,
      values: [...from.values, ...where.values],
    })),
    endsOf(endsInChannels(tx, userId, inConversations(tx, userId, floor))),
    endsOf(endsInDirect(userId)),
    rangesWhere(userId, everything),
  ];
};

const inPlace = async (
  tx: Tx,
  userId: number,
  place: Place,
  floor: number | undefined,
): Promise<SqlCondition[]> => {
  const { beyondMarks, ofRange } = await findConversations(tx, userId, place, () => Promise.resolve(floor));
  return [
    endsOf(endsInChannels(tx, userId, amongConversations(tx, userId, beyondMarks))),
    rangesWhere(userId, ofRange),
  ];
};

const inDirect = (userId: number, recipientId: number): SqlCondition[] => {
  const ends = endsOf(endsInDirect(userId));
  return [
    { sql: `${ends.sql} AND o.recipient_id = ?`, values: [...ends.values, recipientId] },
    rangesWhere(userId, {
      sql: 'EXISTS (SELECT 1 FROM conversations own WHERE own.id = x.conversation_id AND own.recipient_id = ?)',
      values: [recipientId],
    }),
  ];
};

/** Whether a place is one conversation, whose ends cost less than a list of all unread messages. */
const isConversation = (place: UnreadPlace): boolean => 'recipient_id' in place || 'topic_key' in place;

/**
 * Returns where the unread messages of a place are, in at most three statements. Their number does not depend on the
 * history, and neither does that of the messages read. `needsIds`: whether all unread messages are listed if possible.
 */
export const findUnread = async (
  tx: Tx,
  userId: number,
  place: UnreadPlace | undefined,
  needsIds: boolean,
): Promise<UnreadArea | undefined> => {
  const floor = await findFloor(tx, userId);
  const isListed = needsIds || place === undefined || !isConversation(place);
  const ids = isListed ? await listIds(tx, userId, floor) : undefined;
  if (ids) {
    const [first, last] = [ids[0], ids.at(-1)];
    return first === undefined || last === undefined ? undefined : { first, last, ids };
  }
  const parts =
    place === undefined
      ? everywhere(tx, userId, floor)
      : 'recipient_id' in place
        ? inDirect(userId, place.recipient_id)
        : await inPlace(tx, userId, place, floor);
  const all = unionOf(parts);
  const row = await tx.first<{ first_id: number | null; last_id: number | null }>(
    `SELECT MIN(u.first_id) AS first_id, MAX(u.last_id) AS last_id FROM (${all.sql}) AS u`,
    all.values,
  );
  if (!row || row.first_id === null || row.last_id === null) return undefined;
  return { first: row.first_id, last: row.last_id, ids: undefined };
};
