import type { components } from '../../../../generated/types.js';
import type { Tx } from '../../../runtime/store/types.js';

type MutedUser = components['schemas']['MutedUser'];

/** Whether any user has muted the user with the ID `?`, as SQL. */
export const isMutedByAnyone = `EXISTS (
  SELECT 1 FROM muted_users mute WHERE mute.muted_user_id = ? AND mute.until_message_id IS NULL)`;

/**
 * Whether message `m` counts as read for a user who muted its sender, as SQL. `reader` is the SQL of the user's ID. The
 * messages sent while the sender was muted, and those before, stay read afterwards.
 */
export const fromMuted = (reader: string): string => `EXISTS (
  SELECT 1 FROM muted_users mute WHERE mute.user_id = ${reader} AND mute.muted_user_id = m.sender_id
    AND (mute.until_message_id IS NULL OR m.id <= mute.until_message_id))`;

/** Returns the users whom a user has muted, the first muted one first. */
export const listMutedUsers = async (tx: Tx, userId: number): Promise<MutedUser[]> => {
  const rows = await tx.all<{ muted_user_id: number; muted_at: number }>(
    `SELECT muted_user_id, muted_at FROM muted_users WHERE user_id = ? AND until_message_id IS NULL
     ORDER BY muted_at, muted_user_id`,
    [userId],
  );
  return rows.map(({ muted_user_id: id, muted_at: timestamp }) => ({ id, timestamp }));
};

/** Returns the IDs of the users who have muted a user. */
export const listMuters = async (tx: Tx, mutedUserId: number): Promise<ReadonlySet<number>> => {
  const rows = await tx.all<{ user_id: number }>(
    'SELECT user_id FROM muted_users WHERE muted_user_id = ? AND until_message_id IS NULL',
    [mutedUserId],
  );
  return new Set(rows.map(({ user_id }) => user_id));
};

/** Returns the IDs of the users for whom a message counts as read because they have or had muted its sender. */
export const listReadersByMute = async (
  tx: Tx,
  { id, sender_id }: { readonly id: number; readonly sender_id: number },
): Promise<ReadonlySet<number>> => {
  const rows = await tx.all<{ user_id: number }>(
    `SELECT user_id FROM muted_users
     WHERE muted_user_id = ? AND (until_message_id IS NULL OR until_message_id >= ?)`,
    [sender_id, id],
  );
  return new Set(rows.map(({ user_id }) => user_id));
};

export const addMute = async (tx: Tx, user_id: number, muted_user_id: number, at: number): Promise<void> => {
  const row = { user_id, muted_user_id, muted_at: at, until_message_id: null };
  await tx.upsertMany('muted_users', [row], ['user_id', 'muted_user_id']);
};

/** Ends a mute. Messages up to the ID stay read. Returns whether the user was muted. */
export const endMute = async (
  tx: Tx,
  userId: number,
  mutedUserId: number,
  untilMessageId: number,
): Promise<boolean> => {
  const { changes } = await tx.run(
    `UPDATE muted_users SET until_message_id = ?
     WHERE user_id = ? AND muted_user_id = ? AND until_message_id IS NULL`,
    [untilMessageId, userId, mutedUserId],
  );
  return changes > 0;
};
