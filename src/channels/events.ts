import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { audiences, readPeople, type People } from './audience.js';
import { membersOfChannels, type Members } from './members.js';
import { seesChannel, seesDefaultChannels } from './policy.js';
import { defaultChannels, type ChannelRow } from './store.js';
import type { Joined } from './subscribe.js';
import { readTraffic, type Traffic } from './traffic.js';
import type { Left } from './unsubscribe.js';
import { viewChannel, viewSubscription } from './view.js';

type MembersByChannel = ReadonlyMap<number, Members>;

/** Splits a list into groups of one key, in the order they come up. */
const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
};

const userIdsByChannel = (
  pairs: readonly { readonly user: { readonly id: number }; readonly channel: ChannelRow }[],
): Map<ChannelRow, number[]> =>
  new Map(
    groupBy(pairs, ({ channel }) => String(channel.id)).flatMap((group) =>
      group[0] ? [[group[0].channel, group.map(({ user }) => user.id).sort((a, b) => a - b)]] : [],
    ),
  );

const emitStreams = (
  tx: Tx,
  op: 'create' | 'delete',
  channels: readonly ChannelRow[],
  users: Iterable<number>,
  traffic: Traffic,
): void => {
  const streams = channels.map((channel) => viewChannel(channel, traffic));
  tx.emit({ type: 'stream', op, streams }, { users: [...users] });
};

/** Channels that each of some users sees only while subscribed, with those users; same users, one entry. */
const seenFromInside = (
  pairs: readonly { readonly user: { readonly id: number; readonly role: number }; readonly channel: ChannelRow }[],
): { channels: ChannelRow[]; users: readonly number[] }[] => {
  const byChannel = userIdsByChannel(pairs.filter(({ user, channel }) => !seesChannel(user.role, channel, false)));
  return groupBy([...byChannel], ([, users]) => users.join()).map((group) => ({
    channels: group.map(([channel]) => channel),
    users: group[0]?.[1] ?? [],
  }));
};

/** Tells of channels: of the new ones everybody who sees them, of the others whoever sees them only now. */
const emitAppeared = (
  tx: Tx,
  people: People,
  { joined, created }: { joined: readonly Joined[]; created: readonly ChannelRow[] },
  members: MembersByChannel,
  traffic: Traffic,
): void => {
  for (const { channels, users } of audiences(people, created, members)) {
    emitStreams(tx, 'create', channels, users, traffic);
  }
  const known = new Set(created.map(({ id }) => id));
  for (const { channels, users } of seenFromInside(joined.filter(({ channel }) => !known.has(channel.id)))) {
    emitStreams(tx, 'create', channels, users, traffic);
  }
};

/** Tells the new subscribers; those whose subscriptions look the same share an event. */
const emitAdded = (tx: Tx, joined: readonly Joined[], members: MembersByChannel, traffic: Traffic): void => {
  const byUser = groupBy(joined, ({ user }) => String(user.id));
  const look = (subscriptions: readonly Joined[]): string =>
    JSON.stringify(subscriptions.map(({ channel, settings }) => [channel.id, settings]));
  for (const alike of groupBy(byUser, look)) {
    const subscriptions = (alike[0] ?? []).map(({ channel, settings }) =>
      viewSubscription(channel, settings, traffic, members.get(channel.id)?.ids ?? []),
    );
    const users = alike.flatMap(([first]) => (first ? [first.user.id] : []));
    tx.emit({ type: 'subscription', op: 'add', subscriptions }, { users });
  }
};

/** Tells those who see channels of who came or went, except who is told otherwise. */
const emitPeers = (
  tx: Tx,
  op: 'peer_add' | 'peer_remove',
  people: People,
  changes: ReadonlyMap<ChannelRow, readonly number[]>,
  members: MembersByChannel,
  isTold: (changed: readonly number[], userId: number) => boolean,
): void => {
  for (const { channels, users } of audiences(people, [...changes.keys()], members)) {
    for (const alike of groupBy(channels, (channel) => String(changes.get(channel)))) {
      const user_ids = (alike[0] && changes.get(alike[0])) ?? [];
      const audience = [...users].filter((id) => !isTold(user_ids, id));
      const stream_ids = alike.map(({ id }) => id);
      if (audience.length > 0) tx.emit({ type: 'subscription', op, stream_ids, user_ids }, { users: audience });
    }
  }
};

/** The list of default channels changed; guests have none. */
const emitDefaultChannels = async (tx: Tx, people: People, traffic: Traffic): Promise<void> => {
  const default_streams = (await defaultChannels(tx)).map((channel) => viewChannel(channel, traffic));
  const users = [...people].flatMap(([role, ids]) => (seesDefaultChannels(role) ? ids : []));
  tx.emit({ type: 'default_streams', default_streams }, { users });
};

/** Everything that has to be told after users were subscribed, to whom it concerns. */
export const emitSubscribed = async (
  tx: Tx,
  server: Server,
  change: { joined: readonly Joined[]; created: readonly ChannelRow[] },
): Promise<void> => {
  const { joined, created } = change;
  if (joined.length === 0 && created.length === 0) return;
  const people = await readPeople(tx);
  const traffic = await readTraffic(tx, server);
  const channels = [...new Map([...created, ...joined.map(({ channel }) => channel)].map((row) => [row.id, row])).values()];
  const members = await membersOfChannels(tx, server, channels);
  emitAppeared(tx, people, change, members, traffic);
  if (created.some(({ is_default }) => is_default === 1)) await emitDefaultChannels(tx, people, traffic);
  emitAdded(tx, joined, members, traffic);
  // The new subscribers were just given whole lists.
  emitPeers(tx, 'peer_add', people, userIdsByChannel(joined), members, (changed, id) => changed.includes(id));
};

/** Everything that has to be told after users were unsubscribed, to whom it concerns. */
export const emitUnsubscribed = async (
  tx: Tx,
  server: Server,
  { left, archived }: { left: readonly Left[]; archived: readonly ChannelRow[] },
): Promise<void> => {
  const people = await readPeople(tx);
  const traffic = await readTraffic(tx, server);
  const byUser = groupBy(left, ({ user }) => String(user.id));
  for (const alike of groupBy(byUser, (own) => own.map(({ channel }) => channel.id).join())) {
    const subscriptions = (alike[0] ?? []).map(({ channel }) => ({ stream_id: channel.id, name: channel.name }));
    const users = alike.flatMap(([first]) => (first ? [first.user.id] : []));
    tx.emit({ type: 'subscription', op: 'remove', subscriptions }, { users });
  }
  const changedByChannel = userIdsByChannel(left);
  const members = await membersOfChannels(tx, server, [...changedByChannel.keys()]);
  // Whoever left alone knows it; several who left learn of each other.
  emitPeers(tx, 'peer_remove', people, changedByChannel, members, ([first, second], id) => second === undefined && first === id);
  for (const { channels, users } of seenFromInside(left)) emitStreams(tx, 'delete', channels, users, traffic);
  for (const { channels, users } of audiences(people, archived, members)) {
    emitStreams(tx, 'delete', channels, users, traffic);
  }
};

/** Tells of somebody who, by an account deactivated or reactivated, left or came back to channels. */
export const emitMemberActivity = async (
  tx: Tx,
  server: Server,
  user: { readonly id: number; readonly is_active: boolean },
  channels: readonly ChannelRow[],
): Promise<void> => {
  const people = await readPeople(tx);
  const members = await membersOfChannels(tx, server, channels);
  const changes = new Map(channels.map((channel) => [channel, [user.id]]));
  emitPeers(tx, user.is_active ? 'peer_add' : 'peer_remove', people, changes, members, (_, id) => id === user.id);
};
