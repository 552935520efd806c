import { type ChannelVisibility, readableHistory } from '../../channels/model/policy.js';
import { placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { flagBits } from '../model/flags.js';
import { isReadByOthers } from './channel-audience.js';
import type { MessageGroup } from './message-audience.js';

type PlaceChannel = ChannelVisibility & { readonly id: number };

/** The messages that users without a subscription starred, by user. */
export type StarsOfOutsiders = ReadonlyMap<number, ReadonlySet<number>>;

interface StarRow {
  readonly user_id: number;
  readonly message_id: number;
  readonly role: number;
}

const listRows = (
  tx: Tx,
  ids: readonly number[],
  channels: readonly PlaceChannel[],
): Promise<readonly StarRow[]> => {
  const channelIds = channels.map(({ id }) => id);
  return tx.all<StarRow>(
    `SELECT f.user_id, f.message_id, u.role FROM message_flags f
     JOIN users u ON u.id = f.user_id
     WHERE f.message_id IN (${placeholders(ids)}) AND (f.flags & ${flagBits.starred}) <> 0
       AND NOT EXISTS (SELECT 1 FROM subscriptions s
         WHERE s.user_id = f.user_id AND s.channel_id IN (${placeholders(channelIds)}) AND s.active = 1)`,
    [...ids, ...channelIds],
  );
};

/**
 * Returns who starred messages of a channel that they read without a subscription, and lose them: all of these users, or
 * those who do not read the channel to which the messages move. Such users get no other events about the messages.
 */
export const findStarsOfOutsiders = async (
  tx: Tx,
  ids: readonly number[],
  from: PlaceChannel,
  to?: PlaceChannel,
): Promise<Map<number, ReadonlySet<number>>> => {
  const stars = new Map<number, Set<number>>();
  if (!isReadByOthers(from)) return stars;
  const reads = (role: number, channel: PlaceChannel): boolean =>
    readableHistory(role, channel, false) === 'all';
  for (const { user_id, message_id, role } of await listRows(tx, ids, to ? [from, to] : [from])) {
    if (!reads(role, from) || (to && reads(role, to))) continue;
    const ofUser = stars.get(user_id);
    if (ofUser) ofUser.add(message_id);
    else stars.set(user_id, new Set([message_id]));
  }
  return stars;
};

/** Adds the users with stars to groups of users who lose messages. The groups stay disjoint. */
export const addStars = <M extends { readonly id: number }>(
  groups: readonly MessageGroup<M>[],
  messages: readonly M[],
  stars: StarsOfOutsiders,
): readonly MessageGroup<M>[] => {
  if (stars.size === 0) return groups;
  const lost = new Map(Array.from(stars, ([user, starred]) => [user, new Set(starred)]));
  const others = groups.map((group) => {
    for (const user of group.users) for (const { id } of group.messages) lost.get(user)?.add(id);
    return { ...group, users: group.users.filter((user) => !lost.has(user)) };
  });
  const ofStars = Array.from(lost, ([user, ids]) => ({
    users: [user],
    messages: messages.filter(({ id }) => ids.has(id)).sort((a, b) => a.id - b.id),
  }));
  return [...others, ...ofStars];
};
