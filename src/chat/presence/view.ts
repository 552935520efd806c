import type { components } from '../../../generated/types.js';
import type { Piece, SharedJson } from '../../runtime/http/serialize.js';
import { serverLimits } from '../organization/limits.js';
import type { StatusRow } from './status-store.js';
import type { PresenceRow, Times } from './store.js';
import { legacyStatus } from './presence-rules.js';

export type UserStatusView = components['schemas']['UserStatus'];

/** Returns a status as other users see it, with only the fields that are set. */
export const viewStatus = (status: StatusRow | undefined, away: boolean): UserStatusView => ({
  ...(status && status.status_text !== '' && { status_text: status.status_text }),
  ...(status &&
    status.emoji_name !== '' && {
      emoji_name: status.emoji_name,
      emoji_code: status.emoji_code,
      reaction_type: status.reaction_type,
    }),
  // oxlint-disable-next-line typescript/no-deprecated -- existing clients still read it.
  ...(away && { away: true as const }),
});

type UserPresence = components['schemas']['UserPresence'];
type LegacyPresence = components['schemas']['LegacyPresence'];
type ChangedPresence = components['schemas']['ChangedPresence'];

/**
 * Returns a time for a user whom no client ever reported active, since existing clients require one. It is so early that
 * no client shows the user as active, also if the account is new.
 */
const neverActive = ({ connected_at, date_joined }: Shown): number =>
  Math.min(date_joined, connected_at - serverLimits.server_presence_offline_threshold_seconds - 1);

const viewPresence = (row: Shown): UserPresence => ({
  active_timestamp: row.active_at ?? neverActive(row),
  idle_timestamp: row.connected_at,
});

const statusOnWebsite = (times: Times) => ({ client: 'website' as const, ...legacyStatus(times) });

/** Returns the presence as events have it. */
export const viewChangedPresence = (times: Times): ChangedPresence => ({
  website: { ...statusOnWebsite(times), pushable: false },
});

const viewLegacyPresence = (times: Times): LegacyPresence => ({
  aggregated: statusOnWebsite(times),
  ...viewChangedPresence(times),
});

/** A row as responses show it, if it may be shown. */
export type Shown = Omit<PresenceRow, 'update_id'>;

/** Presence of some users, by user ID or, in the legacy format, by API email. */
export interface Presences {
  readonly modern: Record<string, UserPresence>;
  readonly legacy: Record<string, LegacyPresence>;
}
export type Format = keyof Presences;

type Entry = readonly [name: string | number, presence: UserPresence | LegacyPresence];

const entryOf: Readonly<Record<Format, (row: Shown) => Entry>> = {
  modern: (row) => [row.user_id, viewPresence(row)],
  legacy: (row) => [row.email, viewLegacyPresence(row)],
};

export const viewPresences = <F extends Format>(rows: readonly Shown[], format: F): Presences[F] =>
  Object.fromEntries(rows.map(entryOf[format])) as Presences[F];

/** Returns one user's member of the JSON object. */
export const memberJson = (row: Shown, format: Format): string => {
  const [name, presence] = entryOf[format](row);
  return `${JSON.stringify(String(name))}:${JSON.stringify(presence)}`;
};

/**
 * Returns the members of a JSON object without one of them, for one response. Compressing what no other response shares
 * costs more than it saves.
 */
export const withoutMember = (members: SharedJson, member: string): Piece[] => {
  const { bytes } = members;
  const isFirst = bytes.subarray(0, Buffer.byteLength(member)).equals(Buffer.from(member));
  const removed = isFirst ? `${member},` : `,${member}`;
  const start = isFirst ? 0 : bytes.indexOf(removed);
  if (start < 0) return [members];
  return [bytes.subarray(0, start), bytes.subarray(start + Buffer.byteLength(removed))];
};
