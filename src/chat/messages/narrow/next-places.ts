import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import { usingIndex } from '../../../runtime/store/hints.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { Search } from '../search-index/candidates.js';
import type { At } from './source.js';

/** A channel or a direct conversation, and its next message. */
interface Place {
  readonly recipient_id: number;
  readonly id: number;
}

const OWN_CONVERSATIONS = 'SELECT recipient_id FROM recipient_members WHERE user_id = ?';
/** The channels that the user is subscribed to, or was. */
const OWN_CHANNELS = `SELECT c.recipient_id FROM subscriptions s JOIN channels c ON c.id = s.channel_id
  WHERE s.user_id = ?`;

const PUBLIC_CHANNELS = 'SELECT recipient_id FROM channels WHERE invite_only = 0';
const WEB_PUBLIC_CHANNELS = 'SELECT recipient_id FROM channels WHERE is_web_public = 1';

/**
 * Places that have all messages of a narrow: those in which the user received messages, the public channels, or those that
 * guests and spectators read.
 */
export type Among = 'own' | 'public' | 'web-public';

interface Wanted {
  readonly userId: number;
  readonly among: Among;
  readonly narrow: { readonly at: At };
}

/** SQL that selects the places. */
const selectPlaces = ({ userId, among, narrow }: Wanted): SqlCondition => {
  if (among === 'public') return { sql: PUBLIC_CHANNELS, values: [] };
  if (among === 'web-public')
    return { sql: `${WEB_PUBLIC_CHANNELS} UNION ${OWN_CHANNELS}`, values: [userId] };
  const { isDirect } = narrow.at;
  const own = [
    ...(isDirect === false ? [] : [OWN_CONVERSATIONS]),
    ...(isDirect === true ? [] : [OWN_CHANNELS]),
  ];
  return { sql: own.join(' UNION '), values: own.map(() => userId) };
};

/** Returns the places, those first whose next message comes first. */
export const nextPlaces = async (
  tx: Tx,
  wanted: Wanted,
  { from, order }: Search['direction'],
): Promise<Place[]> => {
  const places = selectPlaces(wanted);
  const rows = await tx.all<{ recipient_id: number; next_id: number | null }>(
    `SELECT o.recipient_id, (
       SELECT x.id FROM messages x ${usingIndex(tx.dialect, 'messages_recipient')}
       WHERE x.recipient_id = o.recipient_id AND x.id ${order === 'ASC' ? '>=' : '<='} ?
       ORDER BY x.recipient_id ${order}, x.id ${order} LIMIT 1
     ) AS next_id FROM (${places.sql}) AS o
     ORDER BY next_id IS NULL, next_id ${order} LIMIT ${batchSizes.ownPlaces}`,
    [from, ...places.values],
  );
  return rows.flatMap(({ recipient_id, next_id: id }) => (id === null ? [] : { recipient_id, id }));
};
