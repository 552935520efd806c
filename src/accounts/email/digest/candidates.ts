import { batchSizes } from '../../../lib/byte-batches.js';
import { DAY } from '../../../lib/clock.js';
import { readSettings } from '../../../chat/settings/stored.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';

/** A user who was active more recently needs no digest. */
const AWAY_SECONDS = 5 * DAY;

/** One day less than a week, so a digest may be sent at an earlier hour than the last one. */
const AGAIN_AFTER_SECONDS = 6 * DAY;

interface Row {
  readonly id: number;
  readonly settings: string;
  readonly date_joined: number;
  readonly digest_at: number | null;
  readonly active_at: number | null;
  readonly sent_at: number | null;
  readonly logged_in_at: number | null;
  readonly polled_at: number | null;
}

/** A user who is due for a digest. */
export interface Candidate {
  readonly id: number;
  /** UNIX seconds of the last activity or the last digest, whichever is later. */
  readonly since: number;
}

/** Returns the last known activity. If presence is not stored, users count as active while they poll for events. */
const lastActivity = (row: Row, isPresenceKept: boolean): number =>
  Math.max(
    row.date_joined,
    row.active_at ?? 0,
    row.sent_at ?? 0,
    row.logged_in_at ?? 0,
    isPresenceKept ? 0 : (row.polled_at ?? 0),
  );

const listRows = (tx: Tx, afterId: number, now: number): Promise<Row[]> =>
  tx.all<Row>(
    `SELECT u.id, u.settings, u.date_joined, u.digest_at, p.active_at,
       (SELECT m.date_sent FROM messages m WHERE m.sender_id = u.id
        ORDER BY m.sender_id DESC, m.id DESC LIMIT 1) AS sent_at,
       (SELECT MAX(k.seen_at) FROM known_logins k WHERE k.user_id = u.id) AS logged_in_at,
       (SELECT MAX(q.seen_at) FROM queues q WHERE q.user_id = u.id) AS polled_at
     FROM users u LEFT JOIN user_presence p ON p.user_id = u.id
     WHERE u.id > ? AND u.id <= ? AND u.is_active = 1 AND u.bot_type IS NULL AND u.date_joined <= ?
       AND (p.active_at IS NULL OR p.active_at <= ?) AND (u.digest_at IS NULL OR u.digest_at <= ?)
     ORDER BY u.id`,
    [
      afterId,
      afterId + batchSizes.digestUsers,
      now - AWAY_SECONDS,
      now - AWAY_SECONDS,
      now - AGAIN_AFTER_SECONDS,
    ],
  );

/** Yields batches of users who are due for a digest, with one statement per `batchSizes.digestUsers` ids. */
export async function* findCandidates(
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { now, isPresenceDisabled }: { readonly now: number; readonly isPresenceDisabled: boolean },
): AsyncGenerator<readonly Candidate[]> {
  const last = await read((tx) => tx.first<{ id: number | null }>('SELECT MAX(id) AS id FROM users'));
  for (let afterId = 0; afterId < (last?.id ?? 0); afterId += batchSizes.digestUsers) {
    const rows = await read((tx) => listRows(tx, afterId, now));
    yield rows.flatMap((row) => {
      const settings = readSettings(row.settings, '');
      const active = lastActivity(row, settings.presence_enabled && !isPresenceDisabled);
      return settings.enable_digest_emails && active <= now - AWAY_SECONDS
        ? [{ id: row.id, since: Math.max(active, row.digest_at ?? 0) }]
        : [];
    });
  }
}

const setDigestAt = statement((db, userId: number, now: number, lastBefore: number) =>
  db('users')
    .where({ id: userId })
    .whereRaw('(digest_at IS NULL OR digest_at <= ?)', [lastBefore])
    .update({ digest_at: now }),
);

/** Claims a user's digest of this week. Returns false if another process or an earlier round claimed it. */
export const claimDigest = async (tx: Tx, userId: number, now: number): Promise<boolean> =>
  (await setDigestAt(tx, userId, now, now - AGAIN_AFTER_SECONDS)) === 1;
