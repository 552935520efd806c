import { readSettings } from '../settings/stored.js';
import { inBatches } from '../store/in-batches.js';
import { placeholders } from '../store/placeholders.js';
import type { Tx } from '../store/types.js';

/** When a user was last there, in UNIX seconds. */
export interface Times {
  readonly active_at: number | null;
  readonly connected_at: number;
  readonly input_at: number | null;
}

export interface PresenceRow extends Times {
  readonly user_id: number;
  readonly update_id: number;
  readonly email: string;
  /** Whether others are told of it. */
  readonly isShown: boolean;
}

interface StoredRow extends Omit<PresenceRow, 'isShown'> {
  readonly settings: string;
  readonly is_active: number;
}

const SEQUENCE = 'presence_last_update_id';
const TIMES = 'active_at, connected_at, input_at';

const list = async (tx: Tx, condition: string, values: readonly number[]): Promise<PresenceRow[]> => {
  const rows = await tx.all<StoredRow>(
    `SELECT p.user_id, ${TIMES}, update_id, email, settings, is_active
       FROM user_presence p JOIN users u ON u.id = p.user_id WHERE ${condition} ORDER BY update_id`,
    values,
  );
  return rows.map(({ settings, is_active, ...row }) => ({
    ...row,
    isShown: is_active === 1 && readSettings(settings, '').presence_enabled,
  }));
};

export const listPresencesSince = (tx: Tx, updateId: number): Promise<PresenceRow[]> =>
  list(tx, 'update_id > ?', [updateId]);

export const listPresencesOf = (tx: Tx, userIds: readonly number[]): Promise<PresenceRow[]> =>
  inBatches(userIds, (ids) => list(tx, `p.user_id IN (${placeholders(ids)})`, ids));

export const listTimes = async (tx: Tx, userIds: readonly number[]): Promise<Map<number, Times>> => {
  const rows = await inBatches(userIds, (ids) =>
    tx.all<Times & { readonly user_id: number }>(
      `SELECT user_id, ${TIMES} FROM user_presence WHERE user_id IN (${placeholders(ids)})`,
      ids,
    ),
  );
  return new Map(rows.map(({ user_id, ...times }) => [user_id, times]));
};

/** Writes all of them under one new id, which no other transaction gets before this one is over. */
export const writeTimes = async (tx: Tx, times: ReadonlyMap<number, Times>): Promise<void> => {
  await tx.run('UPDATE server_state SET value = value + 1 WHERE name = ?', [SEQUENCE]);
  const row = await tx.first<{ value: string }>('SELECT value FROM server_state WHERE name = ?', [SEQUENCE]);
  const update_id = Number(row?.value);
  await tx.upsertMany(
    'user_presence',
    [...times].map(([user_id, { active_at, connected_at, input_at }]) => ({
      user_id,
      active_at,
      connected_at,
      input_at,
      update_id,
    })),
    ['user_id'],
  );
};

/** Somebody is shown no more: when they were last there is forgotten, so that it is not shown when they are back. */
export const removePresence = async (tx: Tx, userId: number): Promise<void> => {
  await tx.run('DELETE FROM user_presence WHERE user_id = ?', [userId]);
  tx.invalidate(`user:${String(userId)}`);
};
