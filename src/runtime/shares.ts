import type { PaidShares } from '../lib/paid-turns.js';

/**
 * How requests share the server. An owner is a person with all their bots, or an address without a login. Each process
 * counts by itself.
 */
export const shares = {
  places: 48,
  ofOwner: 8,
  waiting: 200,
  waitMs: 10_000,
  // 15 s a minute.
  time: { burstMs: 5_000, msPerSecond: 250 },
} as const satisfies PaidShares;
