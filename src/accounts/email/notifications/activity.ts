import { serverLimits } from '../../../chat/organization/limits.js';
import type { Services } from '../../services.js';

const {
  server_presence_offline_threshold_seconds: OFFLINE_AFTER,
  server_presence_ping_interval_seconds: PING_INTERVAL,
} = serverLimits;

/**
 * Clients show a user as offline after `OFFLINE_AFTER` seconds. That time includes up to one interval until the next
 * report.
 */
export const INACTIVE_AFTER_SECONDS = OFFLINE_AFTER - PING_INTERVAL;

/** Returns whether a user recently reported activity, according to the presence at the last awaited `board.fresh()`. */
export const isActive = ({ presence, clock }: Services, userId: number): boolean => {
  const at = presence.board.find(userId)?.active_at;
  return at != null && at + INACTIVE_AFTER_SECONDS > clock.seconds();
};
