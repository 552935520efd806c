import { readSettings } from '../settings/stored.js';
import { inBatches, placeholders } from '../../runtime/store/rows.js';
import { findServerState, raiseServerState } from '../../runtime/store/server-state.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import type { Actor } from '../../runtime/identity/actor.js';

/** The times of a user's latest activity, in UNIX seconds. */
export interface Times {
  readonly active_at: number | null;
  /** The client that keeps the user active. Null while the user is idle. */
  readonly active_client: number | null;
  readonly connected_at: number;
  readonly input_at: number | null;
}

export interface PresenceRow extends Times {
  readonly user_id: number;
  readonly update_id: number;
  readonly email: string;
  /** When the account was created, in UNIX seconds. */
  readonly date_joined: number;
  /** Whether other users may see it. */
  readonly isShown: boolean;
}

interface StoredRow extends Omit<PresenceRow, 'isShown'> {
  readonly settings: string;
  readonly is_active: number;
}

const SEQUENCE = 'presence_last_update_id';
const TIMES = 'active_at, active_client, connected_at, input_at';

const list = async (tx: Tx, condition: string, values: readonly number[]): Promise<PresenceRow[]> => {
  const rows = await tx.all<StoredRow>(
    `SELECT p.user_id, ${TIMES}, update_id, email, date_joined, settings, is_active
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

/** An active user whose presence may be shown, with the stored times. */
export interface Reporter extends Pick<Actor, 'id' | 'is_bot'> {
  readonly email: string;
  readonly times: Times | undefined;
}

type ReporterRow = Pick<Reporter, 'id' | 'email'> & {
  readonly settings: string;
  readonly bot_type: number | null;
} & (Times | { readonly connected_at: null });

const parseTimes = (row: ReporterRow): Times | undefined => {
  if (row.connected_at === null) return undefined;
  const { active_at, active_client, connected_at, input_at } = row;
  return { active_at, active_client, connected_at, input_at };
};

/** Returns those of the users whose reports count. */
export const listReporters = async (tx: Tx, userIds: readonly number[]): Promise<Reporter[]> => {
  const rows = await inBatches(userIds, (ids) =>
    tx.all<ReporterRow>(
      `SELECT u.id, email, settings, bot_type, ${TIMES} FROM users u
         LEFT JOIN user_presence p ON p.user_id = u.id WHERE is_active = 1 AND u.id IN (${placeholders(ids)})`,
      ids,
    ),
  );
  return rows
    .filter(({ settings }) => readSettings(settings, '').presence_enabled)
    .map((row) => ({ id: row.id, email: row.email, is_bot: row.bot_type !== null, times: parseTimes(row) }));
};

const updateIdLocked = statement((db) =>
  db('server_state').where({ name: SEQUENCE }).forUpdate().first('value'),
);

/** The IDs of updates differ by this at least, so that there is one between two of them. */
const STEP = 2;

/** Returns the ID of an update that follows the last published one and is not published itself. */
export const unpublishedId = (lastId: number): number => lastId + 1;

/** Returns a new ID. No other transaction gets an ID before this transaction ends. */
export const takeUpdateId = async (tx: Tx): Promise<number> => {
  await raiseServerState(tx, SEQUENCE, STEP);
  return Number(await findServerState(tx, SEQUENCE));
};

export const writeTimes = async (
  tx: Tx,
  update_id: number,
  times: ReadonlyMap<number, Times>,
): Promise<void> => {
  const rows = [...times].map(([user_id, { active_at, active_client, connected_at, input_at }]) => ({
    user_id,
    active_at,
    active_client,
    connected_at,
    input_at,
    update_id,
  }));
  await tx.upsertMany('user_presence', rows, ['user_id']);
};

const removeTimes = statement((db, userId: number) =>
  db('user_presence').where({ user_id: userId }).delete(),
);

/** Deletes the presence of a user who is no longer shown, so that old times are not shown if that changes again. */
export const removePresence = async (tx: Tx, userId: number): Promise<void> => {
  // The lock prevents another process from writing the user's reports after the deletion.
  await updateIdLocked(tx);
  await removeTimes(tx, userId);
  tx.invalidate(`user:${String(userId)}`);
};
