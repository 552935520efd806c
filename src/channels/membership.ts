import type { Principal } from './principals.js';
import type { ChannelRow } from './store.js';

/** Somebody and a channel: one they are in, come to, leave or were not in. */
export interface Membership {
  readonly user: Principal;
  readonly channel: ChannelRow;
}

/** What tells memberships and spans apart. */
export const membershipKey = (userId: number, channelId: number): string => `${userId}:${channelId}`;
