import type { Services } from '../../services.js';
import { firstTo } from '../../messages/model/first-and-last-message.js';
import { createChannelRecipients } from '../../messages/model/recipients.js';
import { inBatches } from '../../store/in-batches.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx, Value } from '../../store/types.js';
import { visibleChannelsSql, type Viewer } from './policy.js';
import type { VisibilityLocked } from '../../store/locks.js';

/** A channel as its row stands. */
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
}

/** What somebody chose for a channel. */
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

/** One stay of somebody in a channel. */
export interface SpanRow extends PersonalSettings {
  readonly id: number;
  readonly user_id: number;
  readonly channel_id: number;
  readonly since_message_id: number;
  readonly until_message_id: number | null;
  /** The version of the channel's members that the end of the stay made; null while it lasts. */
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

/** Columns of channels `c`, for a query. */
const channelColumns = [
  ...CHANNEL_FIELDS.map((field) => `c.${field}`),
  `${firstTo('c.recipient_id')} AS first_message_id`,
].join(', ');

/** Columns of personal settings in spans `s`, for a query. */
const personalColumns = PERSONAL_FIELDS.map((field) => `s.${field}`).join(', ');

export const personalSettings = (row: PersonalSettings): PersonalSettings =>
  Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, row[field]])) as unknown as PersonalSettings;

/**
 * Everything that decides who sees which channel takes turns (accounts, roles, channels, memberships), so that no
 * event misses somebody who appears at the same moment.
 */
export const lockVisibility = async <T extends Tx>(
  tx: T,
  services: Services,
): Promise<T & VisibilityLocked> => {
  await tx.lock('organizations', services.organization.current.id);
  return tx as T & VisibilityLocked;
};

/** The channel, also an archived one. */
export const findChannel = (tx: Tx, id: number): Promise<ChannelRow | undefined> =>
  tx.first<ChannelRow>(`SELECT ${channelColumns} FROM channels c WHERE c.id = ?`, [id]);

/** The channel of a name key, unless it is archived. */
export const findChannelByKey = (tx: Tx, key: string): Promise<ChannelRow | undefined> =>
  tx.first<ChannelRow>(
    `SELECT ${channelColumns} FROM channels c WHERE c.name_key = ? AND c.is_archived = 0`,
    [key],
  );

/** Channels by name key; archived ones have given their names away. */
export const findChannelsByKey = async (
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

/** Reads channels and holds them, so that their members stay as they are until the end of the transaction. */
export const lockChannels = (tx: Tx, ids: readonly number[]): Promise<ChannelRow[]> =>
  inBatches(
    [...ids].sort((a, b) => a - b),
    (batch) =>
      tx.all<ChannelRow>(
        `SELECT ${channelColumns} FROM channels c WHERE c.id IN (${placeholders(batch)}) ORDER BY c.id${tx.updateLock}`,
        batch,
      ),
  );

/** Reads a channel and holds it, so that its members stay as they are, while others send to it. */
export const lockChannelForShare = (tx: Tx, id: number): Promise<ChannelRow | undefined> =>
  tx.first<ChannelRow>(`SELECT ${channelColumns} FROM channels c WHERE c.id = ?${tx.shareLock}`, [id]);

/** Inserts channels and answers them as they stand, in the order of their ids. */
export const insertChannels = async (
  tx: Tx,
  rows: readonly (Record<string, Value> & { name_key: string })[],
): Promise<ChannelRow[]> => {
  await tx.insertMany('channels', rows);
  const keys = rows.map(({ name_key }) => name_key);
  const ids = [...(await findChannelsByKey(tx, keys)).values()].map(({ id }) => id);
  await createChannelRecipients(tx, ids);
  const found = await findChannelsByKey(tx, keys);
  return [...found.values()].sort((a, b) => a.id - b.id);
};

/** Every channel that is in use, by ID. */
export const openChannels = (tx: Tx): Promise<ChannelRow[]> =>
  tx.all<ChannelRow>(`SELECT ${channelColumns} FROM channels c WHERE c.is_archived = 0 ORDER BY c.id`);

export const defaultChannels = (tx: Tx): Promise<ChannelRow[]> =>
  tx.all<ChannelRow>(
    `SELECT ${channelColumns} FROM channels c WHERE c.is_default = 1 AND c.is_archived = 0 ORDER BY c.id`,
  );

/** As many pairs of a channel and a user a statement as SQLite reads in a few milliseconds. */
const PAIRS_AT_ONCE = 2_000;

const chunks = <T>(values: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );

/** The spans of some users in some channels; those of one pair oldest first. */
export const findSpans = async (
  tx: Tx,
  channelIds: readonly number[],
  userIds: readonly number[],
): Promise<SpanRow[]> => {
  const found: SpanRow[] = [];
  for (const users of chunks(userIds, PAIRS_AT_ONCE)) {
    for (const channels of chunks(channelIds, Math.floor(PAIRS_AT_ONCE / users.length))) {
      const rows = (await tx
        .from('subscriptions')
        .select('*')
        .whereIn('channel_id', channels)
        .whereIn('user_id', users)
        .orderBy('id')) as SpanRow[];
      found.push(...rows);
    }
  }
  return found;
};

/** The ids of those channels that somebody is subscribed to. */
export const subscribedChannelIds = async (
  tx: Tx,
  userId: number,
  channelIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const spans = await findSpans(tx, channelIds, [userId]);
  return new Set(spans.filter(({ active }) => active === 1).map(({ channel_id }) => channel_id));
};

export const isSubscribed = async (tx: Tx, userId: number, channelId: number): Promise<boolean> =>
  (await tx.first('SELECT id FROM subscriptions WHERE user_id = ? AND channel_id = ? AND active = 1', [
    userId,
    channelId,
  ])) !== undefined;

/** Somebody's open spans in those channels, held until the end of the transaction. */
export const lockOwnSpans = (tx: Tx, userId: number, channelIds: readonly number[]): Promise<SpanRow[]> =>
  inBatches(
    channelIds,
    (batch) =>
      tx
        .from('subscriptions')
        .select('*')
        .where({ user_id: userId, active: 1 })
        .whereIn('channel_id', batch)
        .forUpdate() as Promise<SpanRow[]>,
  );

/** Writes spans back as they are now. */
export const writeSpans = (tx: Tx, spans: readonly SpanRow[]): Promise<void> =>
  tx.upsertMany(
    'subscriptions',
    spans.map((span) => ({ ...span })),
    ['id'],
  );

/** A channel together with somebody's settings for it. */
export type OwnSubscription = ChannelRow & PersonalSettings;

/** The channels somebody is subscribed to, by name. */
export const ownSubscriptions = (tx: Tx, userId: number): Promise<OwnSubscription[]> =>
  tx.all<OwnSubscription>(
    `SELECT ${channelColumns}, ${personalColumns} FROM subscriptions s JOIN channels c ON c.id = s.channel_id
     WHERE s.user_id = ? AND s.active = 1 AND c.is_archived = 0 ORDER BY c.name_key`,
    [userId],
  );

export const findViewer = (tx: Tx, userId: number): Promise<Viewer | undefined> =>
  tx.first<Viewer>('SELECT id, role FROM users WHERE id = ?', [userId]);

/** A channel somebody sees, with the settings of their last span in it; all null where there never was one. */
export type VisibleChannel = ChannelRow &
  Omit<PersonalSettings, 'color'> & { readonly color: string | null; readonly active: number | null };

/** Every channel somebody sees, by name. */
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

/** The ids of those channels that somebody sees. */
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

/** The newest message there is, where a new span begins or an old one ends. */
export const lastMessageId = async (tx: Tx): Promise<number> => {
  const row = await tx.first<{ id: number | null }>('SELECT MAX(id) AS id FROM messages');
  return row?.id ?? 0;
};
