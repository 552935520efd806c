import type { components } from '../../generated/types.js';
import type { StatusRow } from './status-store.js';
import type { PresenceRow, Times } from './store.js';
import { legacyStatus } from './times.js';

export type UserStatusView = components['schemas']['UserStatus'];

/** A status as others see it: only what is set. */
export const viewStatus = (status: StatusRow | undefined, away: boolean): UserStatusView => ({
  ...(status && status.status_text !== '' && { status_text: status.status_text }),
  ...(status &&
    status.emoji_name !== '' && {
      emoji_name: status.emoji_name,
      emoji_code: status.emoji_code,
      reaction_type: status.reaction_type,
    }),
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- existing clients still read it.
  ...(away && { away: true as const }),
});

type UserPresence = components['schemas']['UserPresence'];
type LegacyPresence = components['schemas']['LegacyPresence'];

export const viewPresence = ({ active_at, connected_at }: Times): UserPresence => ({
  ...(active_at !== null && { active_timestamp: active_at }),
  idle_timestamp: connected_at,
});

export const viewLegacyPresence = (times: Times): LegacyPresence => {
  const aggregated = { client: 'website' as const, ...legacyStatus(times) };
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- existing clients still read it.
  return { aggregated, website: { ...aggregated, pushable: false } };
};

/** Presences by user ID. */
export const viewPresences = (rows: Iterable<PresenceRow>): Record<string, UserPresence> =>
  Object.fromEntries(Array.from(rows, (row) => [row.user_id, viewPresence(row)]));

/** Presences in the older format, by API email. */
export const viewLegacyPresences = (rows: Iterable<PresenceRow>): Record<string, LegacyPresence> =>
  Object.fromEntries(Array.from(rows, (row) => [row.email, viewLegacyPresence(row)]));
