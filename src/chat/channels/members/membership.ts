import type { Principal } from './principals.js';
import type { ChannelRow } from '../model/store.js';
import type { PersonalSettings } from '../model/subscriptions.js';

/** A user and a channel to which they are, become, stop being or were not subscribed. */
export interface Membership {
  readonly user: Principal;
  readonly channel: ChannelRow;
}

/** A user's new subscription period in a channel. */
export interface NewSubscription extends Membership {
  readonly settings: PersonalSettings;
}

/** Returns the key that identifies a user's subscription to a channel. */
export const membershipKey = (userId: number, channelId: number): string => `${userId}:${channelId}`;

/** Returns the users and channels that the memberships name, each once. */
export const concerned = (
  memberships: readonly Membership[],
): { readonly userIds: readonly number[]; readonly channelIds: readonly number[] } => ({
  userIds: [...new Set(memberships.map(({ user }) => user.id))],
  channelIds: [...new Set(memberships.map(({ channel }) => channel.id))],
});
