import { DAY, HOUR } from '../../lib/seconds.js';

/** A session ends at the latest this many seconds after the login. */
export const MAX_SECONDS = 14 * DAY;
/** A session ends after this many seconds without a request. */
export const IDLE_SECONDS = 7 * DAY;
/** A session gets a new id after this many seconds. */
export const ROTATE_AFTER = DAY;
/** The previous id remains valid for this many seconds: requests may be in flight, and responses may get lost. */
export const ROTATION_GRACE = HOUR;
/** Maximum number of sessions per user. A login beyond it ends the session that would expire first. */
export const MAX_SESSIONS = 20;

/** A change of the expiry by less than this is not written. */
const STEP_SECONDS = HOUR;

export const isExpired = (expiresAt: number, now: number): boolean => now >= expiresAt;

interface Lifetime {
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Returns the expiry, in UNIX seconds, of a session that is used now. */
export const later = ({ createdAt, expiresAt }: Lifetime, now: number): number => {
  const end = createdAt + MAX_SECONDS;
  const wanted = Math.min(end, now + IDLE_SECONDS);
  return wanted === end || wanted - expiresAt >= STEP_SECONDS ? wanted : expiresAt;
};
