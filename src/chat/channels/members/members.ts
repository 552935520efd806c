import { LRUCache } from 'lru-cache';

import { CacheKind } from '../../../lib/caches.js';
import { encodeUserIds } from '../../../runtime/event-log/events.js';
import type { TxScope } from '../../scope.js';
import { inBatches, writeInBatches } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';

/** The users with active accounts who are subscribed to a channel. */
export interface Members {
  /** Sorted. */
  readonly ids: readonly number[];
  /** The same IDs, encoded as an audience. */
  readonly encoded: Buffer;
}

interface Versioned {
  readonly version: number;
  readonly members: Members;
}

const MAX_CACHED_IDS = 1_000_000;

/** The members of channels by channel ID, each with the version that the channel had. */
const membersCache = new CacheKind(
  () =>
    new LRUCache<number, Versioned>({
      maxSize: MAX_CACHED_IDS,
      sizeCalculation: ({ members }) => members.ids.length + 1,
    }),
);

/** Channels whose members a transaction changed. Their new version is not certain before the commit. */
const changed = new WeakMap<Tx, Set<number>>();

/** Raises the version under which the members are cached, so that the new membership takes effect. */
export const raiseMembersVersion = async (tx: Tx, channelIds: readonly number[]): Promise<void> => {
  await writeInBatches(channelIds, (ids) =>
    tx.from('channels').whereIn('id', ids).increment('members_version', 1),
  );
  changed.set(tx, new Set([...(changed.get(tx) ?? []), ...channelIds]));
};

const membersOf = (ids: readonly number[]): Members => {
  let encoded: Buffer | undefined;
  return {
    ids,
    get encoded() {
      encoded ??= encodeUserIds(ids);
      return encoded;
    },
  };
};

const listMembers = statement((db, channelIds: readonly number[]) =>
  db('subscriptions')
    .join('users', 'users.id', 'subscriptions.user_id')
    .whereIn('subscriptions.channel_id', channelIds)
    .where('subscriptions.active', 1)
    .where('users.is_active', 1)
    .orderBy(['subscriptions.channel_id', 'subscriptions.user_id'])
    .select<Pick<RowOf<'subscriptions'>, 'channel_id' | 'user_id'>[]>(
      'subscriptions.channel_id',
      'subscriptions.user_id',
    ),
);

const loadMembers = async (tx: Tx, channelIds: readonly number[]): Promise<Map<number, Members>> => {
  const rows = await inBatches(channelIds, (ids) => listMembers(tx, ids));
  const lists = new Map<number, number[]>(channelIds.map((id) => [id, []]));
  for (const { channel_id, user_id } of rows) lists.get(channel_id)?.push(user_id);
  return new Map([...lists].map(([id, ids]) => [id, membersOf(ids)]));
};

interface VersionedChannel {
  readonly id: number;
  readonly members_version: number;
}

/** Returns the members of many channels, with at most one statement. */
export const membersOfChannels = async (
  { tx, services }: TxScope,
  channels: readonly VersionedChannel[],
): Promise<Map<number, Members>> => {
  const cache = services.caches.of(membersCache);
  const found = new Map<number, Members>();
  const missing: VersionedChannel[] = [];
  for (const channel of channels) {
    const cached = changed.get(tx)?.has(channel.id) ? undefined : cache.get(channel.id);
    if (cached?.version === channel.members_version) found.set(channel.id, cached.members);
    else missing.push(channel);
  }
  if (missing.length === 0) return found;
  const read = await loadMembers(
    tx,
    missing.map(({ id }) => id),
  );
  for (const { id, members_version: version } of missing) {
    const members = read.get(id) ?? membersOf([]);
    found.set(id, members);
    if (!changed.get(tx)?.has(id)) cache.set(id, { version, members });
  }
  return found;
};

/** Returns the members of a channel. They are cached under the version that its row had when it was read. */
export const channelMembers = async (
  scope: TxScope,
  channelId: number,
  version: number,
): Promise<Members> => {
  const found = await membersOfChannels(scope, [{ id: channelId, members_version: version }]);
  return found.get(channelId) ?? membersOf([]);
};
