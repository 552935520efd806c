import type { Principal } from './principals.js';
import type { ChannelRow } from '../model/store.js';

/** Somebody and a channel: one they are in, come to, leave or were not in. */
export interface Membership {
  readonly user: Principal;
  readonly channel: ChannelRow;
}

/** What tells memberships and spans apart. */
export const membershipKey = (userId: number, channelId: number): string => `${userId}:${channelId}`;

/** Whom and what changes of memberships are about. */
export const concerned = (
  memberships: readonly Membership[],
): { readonly userIds: readonly number[]; readonly channelIds: readonly number[] } => ({
  userIds: [...new Set(memberships.map(({ user }) => user.id))],
  channelIds: [...new Set(memberships.map(({ channel }) => channel.id))],
});
