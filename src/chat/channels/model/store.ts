import type { TxScope } from '../../scope.js';
import { firstTo } from '../../messages/model/first-and-last-message.js';
import { createChannelRecipients } from '../../messages/model/recipients.js';
import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import { lookup } from '../../../runtime/store/statement.js';
import type { NewRow, Tx } from '../../../runtime/store/types.js';
import { type Viewer, visibleChannelsSql } from './policy.js';
import type { VisibilityLocked } from '../../../runtime/store/locks.js';

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

/** Columns of channels `c` for a query. */
export const channelColumns = [
  ...CHANNEL_FIELDS.map((field) => `c.${field}`),
  `${firstTo('c.recipient_id')} AS first_message_id`,
].join(', ');

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
export const insertChannels = async (tx: Tx, rows: readonly NewRow<'channels'>[]): Promise<ChannelRow[]> => {
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

export const findViewer = lookup((db, userId: number) =>
  db('users').where({ id: userId }).first('id', 'role'),
);

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
