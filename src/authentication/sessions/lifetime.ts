import { DAY, HOUR } from '../../lib/seconds.js';

/** Seconds after the login at which a session ends in any case. */
export const MAX_SECONDS = 14 * DAY;
/** Seconds without a request after which it ends earlier. */
export const IDLE_SECONDS = 7 * DAY;
/** A session gets a new id after so many seconds. */
export const ROTATE_AFTER = DAY;
/** The id before it stays good for so many seconds: requests are under way, and responses get lost. */
export const ROTATION_GRACE = HOUR;
/** Sessions of one user at a time; a login beyond that ends the one that would expire first. */
export const MAX_SESSIONS = 20;

/** A move of the expiry by less is not worth a write. */
const STEP_SECONDS = HOUR;

export const isExpired = (expiresAt: number, now: number): boolean => now >= expiresAt;

interface Lifetime {
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** The expiry of a session that is used now, in UNIX seconds. */
export const later = ({ createdAt, expiresAt }: Lifetime, now: number): number => {
  const end = createdAt + MAX_SECONDS;
  const wanted = Math.min(end, now + IDLE_SECONDS);
  return wanted === end || wanted - expiresAt >= STEP_SECONDS ? wanted : expiresAt;
};
