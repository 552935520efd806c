import type { components } from '../../../../generated/types.js';
import { statement } from '../../../runtime/store/statement.js';
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

const listMutes = statement((db, user_id: number) =>
  db('muted_users')
    .where({ user_id })
    .whereNull('until_message_id')
    .orderBy(['muted_at', 'muted_user_id'])
    .select('muted_user_id', 'muted_at'),
);

/** Returns the users whom a user has muted, the first muted one first. */
export const listMutedUsers = async (tx: Tx, userId: number): Promise<MutedUser[]> =>
  (await listMutes(tx, userId)).map(({ muted_user_id: id, muted_at: timestamp }) => ({ id, timestamp }));

const listMutersOf = statement((db, muted_user_id: number) =>
  db('muted_users').where({ muted_user_id }).whereNull('until_message_id').pluck('user_id'),
);

/** Returns the IDs of the users who have muted a user. */
export const listMuters = async (tx: Tx, mutedUserId: number): Promise<ReadonlySet<number>> =>
  new Set(await listMutersOf(tx, mutedUserId));

const listMutersAt = statement((db, muted_user_id: number, messageId: number) =>
  db('muted_users')
    .where({ muted_user_id })
    .where((muted) => void muted.whereNull('until_message_id').orWhere('until_message_id', '>=', messageId))
    .pluck('user_id'),
);

/** Returns the IDs of the users for whom a message counts as read because they have or had muted its sender. */
export const listReadersByMute = async (
  tx: Tx,
  { id, sender_id }: { readonly id: number; readonly sender_id: number },
): Promise<ReadonlySet<number>> => new Set(await listMutersAt(tx, sender_id, id));

export const addMute = async (tx: Tx, user_id: number, muted_user_id: number, at: number): Promise<void> => {
  const row = { user_id, muted_user_id, muted_at: at, until_message_id: null };
  await tx.upsertMany('muted_users', [row], ['user_id', 'muted_user_id']);
};

const writeEnd = statement((db, user_id: number, muted_user_id: number, until_message_id: number) =>
  db('muted_users')
    .where({ user_id, muted_user_id })
    .whereNull('until_message_id')
    .update({ until_message_id }),
);

/** Ends a mute. Messages up to the ID stay read. Returns whether the user was muted. */
export const endMute = async (
  tx: Tx,
  userId: number,
  mutedUserId: number,
  untilMessageId: number,
): Promise<boolean> => (await writeEnd(tx, userId, mutedUserId, untilMessageId)) > 0;
