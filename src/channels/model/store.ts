import type { TxScope } from '../../scope.js';
import { batchSizes } from '../../lib/batch-sizes.js';
import { firstTo } from '../../messages/model/first-and-last-message.js';
import { createChannelRecipients } from '../../messages/model/recipients.js';
import { inBatches } from '../../store/in-batches.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx, Value } from '../../store/types.js';
import { visibleChannelsSql, type Viewer } from './policy.js';
import type { VisibilityLocked } from '../../store/locks.js';

/** A row of `channels`. */
export interface ChannelRow {
  readonly id: number;
  readonly name: string;
  readonly name_key: string;
  readonly description: string;
  readonly rendered_description: string;
  readonly date_created: number;
  readonly creator_id: number | null;
  readonly is_archived: number;
  readonly invite_only: number;
  readonly is_web_public: number;
  readonly is_default: number;
  readonly history_public_to_subscribers: number;
  readonly stream_post_policy: number;
  readonly message_retention_days: number | null;
  readonly can_remove_subscribers_group: number;
  readonly first_message_id: number | null;
  readonly recipient_id: number | null;
  readonly members_version: number;
  /** The latest position at which a message came from another channel. See `messages.arrival_id`. */
  readonly last_arrival_id: number;
}

/** A user's settings for a channel. */
export interface PersonalSettings {
  readonly color: string;
  readonly is_muted: number;
  readonly pin_to_top: number;
  readonly desktop_notifications: number | null;
  readonly audible_notifications: number | null;
  readonly push_notifications: number | null;
  readonly email_notifications: number | null;
  readonly wildcard_mentions_notify: number | null;
}

/** One subscription period of a user in a channel. */
export interface SubscriptionRow extends PersonalSettings {
  readonly id: number;
  readonly user_id: number;
  readonly channel_id: number;
  readonly since_message_id: number;
  readonly until_message_id: number | null;
  /** The latest arrival before the period, if it is later than `since_message_id`. */
  readonly since_arrival_id: number | null;
  /** The latest arrival before the end of the period, if it is later than `until_message_id`. */
  readonly until_arrival_id: number | null;
  /** The version of the channel's members that the end of the period created. Null while the period lasts. */
  readonly left_version: number | null;
  readonly active: number | null;
}

const CHANNEL_FIELDS = [
  'id',
  'name',
  'name_key',
  'description',
  'rendered_description',
  'date_created',
  'creator_id',
  'is_archived',
  'invite_only',
  'is_web_public',
  'is_default',
  'history_public_to_subscribers',
  'stream_post_policy',
  'message_retention_days',
  'can_remove_subscribers_group',
  'recipient_id',
  'members_version',
  'last_arrival_id',
] as const satisfies (keyof ChannelRow)[];

const PERSONAL_FIELDS = [
  'color',
  'is_muted',
  'pin_to_top',
  'desktop_notifications',
  'audible_notifications',
  'push_notifications',
  'email_notifications',
  'wildcard_mentions_notify',
] as const satisfies (keyof PersonalSettings)[];

/** Columns of channels `c` for a query. */
const channelColumns = [
  ...CHANNEL_FIELDS.map((field) => `c.${field}`),
  `${firstTo('c.recipient_id')} AS first_message_id`,
].join(', ');

/** Columns of personal settings in subscription periods `s` for a query. */
const personalColumns = PERSONAL_FIELDS.map((field) => `s.${field}`).join(', ');

export const personalSettings = (row: PersonalSettings): PersonalSettings =>
  Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, row[field]])) as unknown as PersonalSettings;

/**
 * Locks everything that decides who sees which channel: accounts, roles, channels and memberships. These changes are
 * serialized, so that no event misses a user who becomes visible at the same moment.
 */
export const lockVisibility = async <S extends TxScope>(scope: S): Promise<S & TxScope<VisibilityLocked>> => {
  await scope.tx.lock('organizations', scope.services.organization.current.id);
  return scope as S & TxScope<VisibilityLocked>;
};

/** Returns the channel, even if it is archived. */
export const findChannel = (tx: Tx, id: number): Promise<ChannelRow | undefined> =>
  tx.first<ChannelRow>(`SELECT ${channelColumns} FROM channels c WHERE c.id = ?`, [id]);

/** Returns the channel with a name key, unless it is archived. */
export const findChannelByKey = (tx: Tx, key: string): Promise<ChannelRow | undefined> =>
  tx.first<ChannelRow>(
    `SELECT ${channelColumns} FROM channels c WHERE c.name_key = ? AND c.is_archived = 0`,
    [key],
  );

/** Returns channels by name key. Archived channels no longer have their names. */
export const listChannelsByKey = async (
  tx: Tx,
  keys: readonly string[],
): Promise<Map<string, ChannelRow>> => {
  const rows = await inBatches(keys, (batch) =>
    tx.all<ChannelRow>(
      `SELECT ${channelColumns} FROM channels c WHERE c.name_key IN (${placeholders(batch)}) AND c.is_archived = 0`,
      batch,
    ),
  );
  return new Map(rows.map((row) => [row.name_key, row]));
};

/** Reads and locks channels, so that their members cannot change until the transaction ends. */
export const lockChannels = (tx: Tx, ids: readonly number[]): Promise<ChannelRow[]> =>
  inBatches(
    [...ids].sort((a, b) => a - b),
    (batch) =>
      tx.all<ChannelRow>(
        `SELECT ${channelColumns} FROM channels c WHERE c.id IN (${placeholders(batch)}) ORDER BY c.id${tx.updateLock}`,
        batch,
      ),
  );

/** Reads a channel with a shared lock. Its members cannot change, but other requests can still send to it. */
export const lockChannelForShare = (tx: Tx, id: number): Promise<ChannelRow | undefined> =>
  tx.first<ChannelRow>(`SELECT ${channelColumns} FROM channels c WHERE c.id = ?${tx.shareLock}`, [id]);

/** Inserts channels. Returns their rows in the order of their IDs. */
export const insertChannels = async (
  tx: Tx,
  rows: readonly (Record<string, Value> & { name_key: string })[],
): Promise<ChannelRow[]> => {
  await tx.insertMany('channels', rows);
  const keys = rows.map(({ name_key }) => name_key);
  const ids = [...(await listChannelsByKey(tx, keys)).values()].map(({ id }) => id);
  await createChannelRecipients(tx, ids);
  const found = await listChannelsByKey(tx, keys);
  return [...found.values()].sort((a, b) => a.id - b.id);
};

/** The columns of a channel that an operation changes. */
export type ChannelChanges = Partial<Omit<ChannelRow, 'id' | 'first_message_id' | 'recipient_id'>>;

/** Writes the changed columns. */
export const saveChannel = async (
  tx: VisibilityLocked,
  id: number,
  changes: ChannelChanges,
): Promise<void> => {
  await tx.from('channels').where({ id }).update(changes);
};

/** Returns every channel that is not archived, by ID. */
export const openChannels = (tx: Tx): Promise<ChannelRow[]> =>
  tx.all<ChannelRow>(`SELECT ${channelColumns} FROM channels c WHERE c.is_archived = 0 ORDER BY c.id`);

export const defaultChannels = (tx: Tx): Promise<ChannelRow[]> =>
  tx.all<ChannelRow>(
    `SELECT ${channelColumns} FROM channels c WHERE c.is_default = 1 AND c.is_archived = 0 ORDER BY c.id`,
  );

const chunks = <T>(values: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );

/**
 * Returns the subscription periods of some users in some channels. Those of one pair are sorted from oldest to newest.
 */
export const findSubscriptions = async (
  tx: Tx,
  channelIds: readonly number[],
  userIds: readonly number[],
): Promise<SubscriptionRow[]> => {
  const found: SubscriptionRow[] = [];
  const most = batchSizes.subscriptionPairs;
  for (const users of chunks(userIds, most)) {
    for (const channels of chunks(channelIds, Math.floor(most / users.length))) {
      const rows = (await tx
        .from('subscriptions')
        .select('*')
        .whereIn('channel_id', channels)
        .whereIn('user_id', users)
        .orderBy('id')) as SubscriptionRow[];
      found.push(...rows);
    }
  }
  return found;
};

/** Returns the IDs of those channels to which the user is subscribed. */
export const subscribedChannelIds = async (
  tx: Tx,
  userId: number,
  channelIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const spans = await findSubscriptions(tx, channelIds, [userId]);
  return new Set(spans.filter(({ active }) => active === 1).map(({ channel_id }) => channel_id));
};

export const isSubscribed = async (tx: Tx, userId: number, channelId: number): Promise<boolean> =>
  (await tx.first('SELECT id FROM subscriptions WHERE user_id = ? AND channel_id = ? AND active = 1', [
    userId,
    channelId,
  ])) !== undefined;

/** Returns a user's open subscription periods in those channels, locked until the transaction ends. */
export const lockOwnSpans = (
  tx: Tx,
  userId: number,
  channelIds: readonly number[],
): Promise<SubscriptionRow[]> =>
  inBatches(
    channelIds,
    (batch) =>
      tx
        .from('subscriptions')
        .select('*')
        .where({ user_id: userId, active: 1 })
        .whereIn('channel_id', batch)
        .forUpdate() as Promise<SubscriptionRow[]>,
  );

/** Updates the rows of the subscription periods. */
export const writeSubscriptions = (tx: Tx, spans: readonly SubscriptionRow[]): Promise<void> =>
  tx.upsertMany(
    'subscriptions',
    spans.map((span) => ({ ...span })),
    ['id'],
  );

/** A channel with a user's settings for it. */
export type OwnSubscription = ChannelRow & PersonalSettings;

/** Returns the channels to which a user is subscribed, by name. */
export const ownSubscriptions = (tx: Tx, userId: number): Promise<OwnSubscription[]> =>
  tx.all<OwnSubscription>(
    `SELECT ${channelColumns}, ${personalColumns} FROM subscriptions s JOIN channels c ON c.id = s.channel_id
     WHERE s.user_id = ? AND s.active = 1 AND c.is_archived = 0 ORDER BY c.name_key`,
    [userId],
  );

export const findViewer = (tx: Tx, userId: number): Promise<Viewer | undefined> =>
  tx.first<Viewer>('SELECT id, role FROM users WHERE id = ?', [userId]);

/**
 * A channel that a user sees, with the settings of their latest subscription period. These are null if there never was
 * one.
 */
export type VisibleChannel = ChannelRow &
  Omit<PersonalSettings, 'color'> & { readonly color: string | null; readonly active: number | null };

/** Returns every channel that a user sees, by name. */
export const visibleChannels = (tx: Tx, viewer: Viewer): Promise<VisibleChannel[]> => {
  const seen = visibleChannelsSql(viewer);
  return tx.all<VisibleChannel>(
    `SELECT ${channelColumns}, ${personalColumns}, s.active FROM channels c
     LEFT JOIN subscriptions s ON s.id =
       (SELECT MAX(last.id) FROM subscriptions last WHERE last.user_id = ? AND last.channel_id = c.id)
     WHERE c.is_archived = 0 AND ${seen.sql} ORDER BY c.name_key`,
    [viewer.id, ...seen.values],
  );
};

/** Returns the IDs of those channels that a user sees. */
export const seenChannelIds = async (
  tx: Tx,
  viewer: Viewer,
  channelIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const seen = visibleChannelsSql(viewer);
  const rows = await inBatches(channelIds, (batch) =>
    tx.all<{ id: number }>(
      `SELECT c.id FROM channels c
       LEFT JOIN subscriptions s ON s.channel_id = c.id AND s.user_id = ? AND s.active = 1
       WHERE c.is_archived = 0 AND ${seen.sql} AND c.id IN (${placeholders(batch)})`,
      [viewer.id, ...seen.values, ...batch],
    ),
  );
  return new Set(rows.map(({ id }) => id));
};

/**
 * Returns the ID of the newest message, at which a new subscription period begins or an old one ends. 0 if there are
 * none.
 */
export const lastMessageId = async (tx: Tx): Promise<number> => {
  const row = await tx.first<{ id: number | null }>('SELECT MAX(id) AS id FROM messages');
  return row?.id ?? 0;
};
