import type { components } from '../../../generated/types.js';
import { budgets } from '../../lib/budgets.js';
import { byteBatches } from '../../lib/byte-batches.js';
import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { mebibytes } from '../../lib/bytes.js';
import { ownTurn, Pace, paced } from '../../lib/event-loop.js';
import type { Renderer } from '../../runtime/event-log/variants.js';
import { groupBy } from '../../lib/sorted-ids.js';
import type { TxScope } from '../scope.js';
import type { Tx } from '../../runtime/store/types.js';
import { audiences, type People, readPeople } from './members/audience.js';
import { type Members, membersOfChannels } from './members/members.js';
import type { Membership, NewSubscription } from './members/membership.js';
import { canSeeChannel, seesDefaultChannels } from './model/policy.js';
import { type ChannelRow, defaultChannels } from './model/store.js';
import { loadTraffic, type Traffic } from './members/traffic.js';
import { viewChannel, viewDefaultChannel, viewSubscription } from './model/view.js';

type Added = components['schemas']['SubscriptionAddEvent']['subscriptions'];

/** Removes the lists of subscribers for queues that were registered without `include_subscribers`. */
export const subscriptionRenderer: Renderer = {
  type: 'subscription',
  key: ({ options }, { event }) => (event.op === 'add' ? String(options.include_subscribers) : ''),
  render({ event }, { options }) {
    if (event.op !== 'add' || options.include_subscribers) return event;
    const subscriptions = (event.subscriptions as Added).map((one) => ({ ...one, subscribers: undefined }));
    return { ...event, subscriptions };
  },
};

type MembersByChannel = ReadonlyMap<number, Members>;

const userIdsByChannel = (moves: readonly Membership[]): Map<ChannelRow, number[]> =>
  new Map(
    [...groupBy(moves, ({ channel }) => channel)].map(([channel, group]) => [
      channel,
      group.map(({ user }) => user.id).sort((a, b) => a - b),
    ]),
  );

const emitStreams = (
  tx: Tx,
  op: 'create' | 'delete',
  channels: readonly ChannelRow[],
  users: Iterable<number>,
  traffic: Traffic,
): void => {
  const audience = { users: [...users] };
  const streams = channels.map((channel) => viewChannel(channel, traffic));
  // Existing clients get an event for each channel that appears.
  const events = op === 'create' ? streams.map((stream) => [stream]) : [streams];
  for (const some of events) tx.emit({ type: 'stream', op, streams: some }, audience);
};

/**
 * Returns channels that users see only while subscribed, with those users. Channels with the same users share one
 * entry.
 */
const seenFromInside = (
  moves: readonly Membership[],
): { channels: ChannelRow[]; users: readonly number[] }[] => {
  const byChannel = userIdsByChannel(
    moves.filter(({ user, channel }) => !canSeeChannel(user.role, channel, false)),
  );
  return [...groupBy(byChannel, ([, users]) => users.join()).values()].map((group) => ({
    channels: group.map(([channel]) => channel),
    users: group[0]?.[1] ?? [],
  }));
};

/** Groups users whose subscriptions to the same channels changed in the same way, with the changes of each. */
const groupUsersByChanges = async <M extends Membership>(
  moves: readonly M[],
  look: (own: readonly M[]) => string,
): Promise<{ users: number[]; own: readonly M[] }[]> => {
  await ownTurn();
  const byUser = [...groupBy(moves, ({ user }) => user.id)];
  const seen = await paced(byUser, ([id, own]) => ({ id, own, looks: look(own) }));
  return [...groupBy(seen, ({ looks }) => looks).values()].map((group) => ({
    users: group.map(({ id }) => id),
    own: group[0]?.own ?? [],
  }));
};

/** Sends `stream` events: for new channels to all users who see them, for the others to users who see them only now. */
const emitAppeared = (
  tx: Tx,
  people: People,
  { joined, created }: { joined: readonly NewSubscription[]; created: readonly ChannelRow[] },
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

/** Bytes of a subscription's fields other than its texts and its subscribers. */
const FIXED_BYTES = 700;
/** Bytes of an ID and a comma. */
const ID_BYTES = 8;

/**
 * Returns a function that estimates the bytes of a channel in an event. Each estimate is computed once for all events.
 */
const subscriptionBytes = (members: MembersByChannel): ((channel: ChannelRow) => number) => {
  const known = new Map<number, number>();
  return ({ id, description, rendered_description }) => {
    const ids = members.get(id)?.ids.length ?? 0;
    const bytes =
      known.get(id) ??
      FIXED_BYTES + Buffer.byteLength(JSON.stringify([description, rendered_description])) + ids * ID_BYTES;
    known.set(id, bytes);
    return bytes;
  };
};

/** Sends `subscription` events to the new subscribers. Users whose subscriptions look the same share events. */
const emitAdded = async (
  tx: Tx,
  joined: readonly NewSubscription[],
  members: MembersByChannel,
  traffic: Traffic,
): Promise<void> => {
  const pace = new Pace();
  const bytesOf = subscriptionBytes(members);
  let bytes = 0;
  const look = (own: readonly NewSubscription[]): string =>
    JSON.stringify(own.map(({ channel, settings }) => [channel.id, settings]));
  for (const { users, own } of await groupUsersByChanges(joined, look)) {
    for (const part of byteBatches(own, ({ channel }) => bytesOf(channel), budgets.subscriptionEvent.bytes)) {
      for (const { channel } of part) bytes += bytesOf(channel);
      checkCap(caps.subscriptionMebibytesPerRequest, bytes / mebibytes(1));
      const subscriptions = part.map(({ channel, settings }) =>
        viewSubscription(channel, settings, traffic, members.get(channel.id)?.ids ?? []),
      );
      tx.emit({ type: 'subscription', op: 'add', subscriptions }, { users });
      if (pace.isDue) await pace.rest();
    }
  }
};

/** Sends `subscription` events to the users who were unsubscribed. */
const emitRemoved = async (tx: Tx, left: readonly Membership[]): Promise<void> => {
  for (const { users, own } of await groupUsersByChanges(left, (moves) =>
    moves.map(({ channel }) => channel.id).join(),
  )) {
    const subscriptions = own.map(({ channel }) => ({ stream_id: channel.id, name: channel.name }));
    tx.emit({ type: 'subscription', op: 'remove', subscriptions }, { users });
  }
};

interface PeerChange {
  readonly op: 'peer_add' | 'peer_remove';
  /** The users who joined or left each channel. */
  readonly userIds: ReadonlyMap<ChannelRow, readonly number[]>;
  /** Returns those of the changed users who know the change already. The default is all of them. */
  readonly knowing?: (changed: readonly number[]) => readonly number[];
}

/** Sends the changes of subscribers to users who see the channels, except those who know the changes already. */
const emitPeers = async (
  tx: Tx,
  people: People,
  members: MembersByChannel,
  { op, userIds, knowing = (changed) => changed }: PeerChange,
): Promise<void> => {
  const pace = new Pace();
  for (const { channels, users } of audiences(people, [...userIds.keys()], members)) {
    for (const alike of groupBy(channels, (channel) => String(userIds.get(channel))).values()) {
      const user_ids = (alike[0] && userIds.get(alike[0])) ?? [];
      const audience = new Set(users);
      for (const id of knowing(user_ids)) audience.delete(id);
      const stream_ids = alike.map(({ id }) => id);
      if (audience.size > 0) {
        tx.emit({ type: 'subscription', op, stream_ids, user_ids }, { users: [...audience] });
      }
      if (pace.isDue) await pace.rest();
    }
  }
};

/** Sends the changed list of default channels. Guests do not get it. */
export const emitDefaultChannels = async (tx: Tx, people: People): Promise<void> => {
  const default_streams = (await defaultChannels(tx)).map(viewDefaultChannel);
  const users = [...people].flatMap(([role, ids]) => (seesDefaultChannels(role) ? ids : []));
  tx.emit({ type: 'default_streams', default_streams }, { users });
};

/** Sends all events about new subscriptions, to everyone concerned. */
export const emitSubscribed = async (
  scope: TxScope,
  change: { joined: readonly NewSubscription[]; created: readonly ChannelRow[] },
): Promise<void> => {
  const { tx } = scope;
  const { joined, created } = change;
  if (joined.length === 0 && created.length === 0) return;
  const people = await readPeople(tx);
  const traffic = await loadTraffic(scope);
  const channels = [
    ...new Map([...created, ...joined.map(({ channel }) => channel)].map((row) => [row.id, row])).values(),
  ];
  const members = await membersOfChannels(scope, channels);
  emitAppeared(tx, people, change, members, traffic);
  if (created.some(({ is_default }) => is_default === 1)) await emitDefaultChannels(tx, people);
  await emitAdded(tx, joined, members, traffic);
  // The new subscribers just received the complete lists.
  await emitPeers(tx, people, members, { op: 'peer_add', userIds: userIdsByChannel(joined) });
};

/** Sends `stream` events about archived channels to users who saw them. */
export const emitDeleted = async (
  scope: TxScope,
  people: People,
  archived: readonly ChannelRow[],
  members: MembersByChannel,
): Promise<void> => {
  if (archived.length === 0) return;
  const traffic = await loadTraffic(scope);
  for (const { channels, users } of audiences(people, archived, members)) {
    emitStreams(scope.tx, 'delete', channels, users, traffic);
  }
};

/** Sends all events about ended subscriptions, to everyone concerned. */
export const emitUnsubscribed = async (
  scope: TxScope,
  { left, archived }: { left: readonly Membership[]; archived: readonly ChannelRow[] },
): Promise<void> => {
  const { tx } = scope;
  const people = await readPeople(tx);
  const traffic = await loadTraffic(scope);
  await emitRemoved(tx, left);
  const userIds = userIdsByChannel(left);
  const members = await membersOfChannels(scope, [...userIds.keys()]);
  // A user who left alone knows it. Several users who left the same channel get the events about each other.
  const leftAlone = (changed: readonly number[]): readonly number[] => (changed.length === 1 ? changed : []);
  await emitPeers(tx, people, members, { op: 'peer_remove', userIds, knowing: leftAlone });
  for (const { channels, users } of seenFromInside(left)) emitStreams(tx, 'delete', channels, users, traffic);
  await emitDeleted(scope, people, archived, members);
};

/** Sends the events about a user who left channels by deactivation or came back to them by reactivation. */
export const emitMemberActivity = async (
  scope: TxScope,
  user: { readonly id: number; readonly is_active: boolean },
  channels: readonly ChannelRow[],
): Promise<void> => {
  const { tx } = scope;
  const people = await readPeople(tx);
  const members = await membersOfChannels(scope, channels);
  const userIds = new Map(channels.map((channel) => [channel, [user.id]]));
  await emitPeers(tx, people, members, { op: user.is_active ? 'peer_add' : 'peer_remove', userIds });
};
