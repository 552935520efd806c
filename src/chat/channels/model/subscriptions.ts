import { roles } from '../../../runtime/identity/actor.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { statement } from '../../../runtime/store/statement.js';
import { type Viewer, visibleChannelsSql } from './policy.js';
import { channelColumns, type ChannelRow } from './store.js';

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

/** The settings of new subscriptions. */
export const defaultPersonalSettings: Omit<PersonalSettings, 'color'> = {
  is_muted: 0,
  pin_to_top: 0,
  desktop_notifications: null,
  audible_notifications: null,
  push_notifications: null,
  email_notifications: null,
  wildcard_mentions_notify: null,
};

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

/** Columns of personal settings in subscription periods `s` for a query. */
const personalColumns = PERSONAL_FIELDS.map((field) => `s.${field}`).join(', ');

export const personalSettings = (row: PersonalSettings): PersonalSettings =>
  Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, row[field]])) as unknown as PersonalSettings;

/** Returns whether guests are subscribed to a channel who are not subscribed to another one. */
export const hasGuestsWithout = async (
  tx: Tx,
  channel: Pick<ChannelRow, 'id'>,
  other: Pick<ChannelRow, 'id'>,
): Promise<boolean> =>
  (await tx.first(
    `SELECT 1 FROM subscriptions s JOIN users u ON u.id = s.user_id
     WHERE s.channel_id = ? AND s.active = 1 AND u.role = ? AND u.is_active = 1 AND NOT EXISTS (
       SELECT 1 FROM subscriptions o WHERE o.user_id = s.user_id AND o.channel_id = ? AND o.active = 1)
     LIMIT 1`,
    [channel.id, roles.guest, other.id],
  )) !== undefined;

/**
 * Returns the users who are not subscribed to all of these channels. The periods of one user alone are read sooner than
 * that, so one user is returned as they are.
 */
export const listUsersToSubscribe = async (
  tx: Tx,
  channelIds: readonly number[],
  userIds: readonly number[],
): Promise<readonly number[]> => {
  const most = Math.floor(batchSizes.subscriptionPairs / channelIds.length);
  if (userIds.length === 1 || channelIds.length === 0 || most === 0) return userIds;
  const read = (batch: readonly number[]): Promise<{ id: number }[]> =>
    tx.all<{ id: number }>(
      `SELECT u.id FROM users u WHERE u.id IN (${placeholders(batch)})
       AND (SELECT COUNT(*) FROM subscriptions s
            WHERE s.user_id = u.id AND s.channel_id IN (${placeholders(channelIds)}) AND s.active = 1) < ?`,
      [...batch, ...channelIds, channelIds.length],
    );
  const rows = await inBatches(userIds, read, most);
  return rows.map(({ id }) => id);
};

const chunks = <T>(values: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );

type FindPeriods<R> = (tx: Tx, channelIds: readonly number[], userIds: readonly number[]) => Promise<R[]>;

/** Returns what `find` reads of the subscription periods of some users in some channels, however many these are. */
const periodsOf = async <R extends object>(
  tx: Tx,
  channelIds: readonly number[],
  userIds: readonly number[],
  find: FindPeriods<R>,
): Promise<R[]> => {
  const found: R[] = [];
  const most = batchSizes.subscriptionPairs;
  for (const users of chunks(userIds, most)) {
    for (const channels of chunks(channelIds, Math.floor(most / users.length))) {
      found.push(...(await find(tx, channels, users)));
    }
  }
  return found;
};

const allPeriods = statement((db, channelIds: readonly number[], userIds: readonly number[]) =>
  db('subscriptions').whereIn('channel_id', channelIds).whereIn('user_id', userIds).orderBy('id').select('*'),
);

const openPeriods = statement((db, channelIds: readonly number[], userIds: readonly number[]) =>
  db('subscriptions')
    .whereIn('channel_id', channelIds)
    .whereIn('user_id', userIds)
    .where('active', 1)
    .orderBy('id')
    .select('id', 'user_id', 'channel_id'),
);

/**
 * Returns the subscription periods of some users in some channels. Those of one pair are sorted from oldest to newest.
 */
export const findSubscriptions = (
  tx: Tx,
  channelIds: readonly number[],
  userIds: readonly number[],
): Promise<SubscriptionRow[]> => periodsOf(tx, channelIds, userIds, allPeriods);

type OpenPeriod = Pick<SubscriptionRow, 'id' | 'user_id' | 'channel_id'>;

/** Returns the open subscription periods of some users in some channels. */
export const findOpenPeriods = (
  tx: Tx,
  channelIds: readonly number[],
  userIds: readonly number[],
): Promise<OpenPeriod[]> => periodsOf(tx, channelIds, userIds, openPeriods);

/** Returns the IDs of those channels to which the user is subscribed. */
export const subscribedChannelIds = async (
  tx: Tx,
  userId: number,
  channelIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const spans = await findSubscriptions(tx, channelIds, [userId]);
  return new Set(spans.filter(({ active }) => active === 1).map(({ channel_id }) => channel_id));
};

const findOpenPeriod = statement((db, userId: number, channelId: number) =>
  db('subscriptions').where({ user_id: userId, channel_id: channelId, active: 1 }).first('id'),
);

export const isSubscribed = async (tx: Tx, userId: number, channelId: number): Promise<boolean> =>
  (await findOpenPeriod(tx, userId, channelId)) !== undefined;

const ownPeriodsLocked = statement((db, userId: number, channelIds: readonly number[]) =>
  db('subscriptions')
    .where({ user_id: userId, active: 1 })
    .whereIn('channel_id', channelIds)
    .forUpdate()
    .select('*'),
);

/** Returns a user's open subscription periods in those channels, locked until the transaction ends. */
export const lockOwnSpans = (
  tx: Tx,
  userId: number,
  channelIds: readonly number[],
): Promise<SubscriptionRow[]> => inBatches(channelIds, (batch) => ownPeriodsLocked(tx, userId, batch));

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

/**
 * A channel that a user sees, with the settings of their latest subscription period. These are null if there never was
 * one.
 */
export type VisibleChannel = ChannelRow &
  Omit<PersonalSettings, 'color'> & { readonly color: string | null; readonly active: number | null };

/** Returns the channels that a user sees, by name, whose names come after a key. */
const selectVisible = (tx: Tx, viewer: Viewer, after: string, limit?: number): Promise<VisibleChannel[]> => {
  const seen = visibleChannelsSql(viewer);
  const [further, end] = [after === '' ? '' : 'c.name_key > ? AND ', limit === undefined ? '' : ' LIMIT ?'];
  return tx.all<VisibleChannel>(
    `SELECT ${channelColumns}, ${personalColumns}, s.active FROM channels c
     LEFT JOIN subscriptions s ON s.id =
       (SELECT MAX(last.id) FROM subscriptions last WHERE last.user_id = ? AND last.channel_id = c.id)
     WHERE ${further}c.is_archived = 0 AND ${seen.sql} ORDER BY c.name_key${end}`,
    [viewer.id, ...(after === '' ? [] : [after]), ...seen.values, ...(limit === undefined ? [] : [limit])],
  );
};

/** Returns every channel that a user sees, by name. */
export const visibleChannels = (tx: Tx, viewer: Viewer): Promise<VisibleChannel[]> =>
  selectVisible(tx, viewer, '');

/** Returns the next channels that a user sees, by name, after the key of a name. */
export const listVisibleAfter = (
  tx: Tx,
  viewer: Viewer,
  nameKey: string,
  limit: number,
): Promise<VisibleChannel[]> => selectVisible(tx, viewer, nameKey, limit);
