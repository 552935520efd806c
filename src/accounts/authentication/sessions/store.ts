import { placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { hashToken } from '../../../lib/token.js';

export interface SessionRow {
  readonly id: number;
  readonly user_id: number;
  readonly token_hash: string;
  readonly rotated_at: number;
  readonly created_at: number;
  readonly expires_at: number;
}

export type ListedSession = Pick<SessionRow, 'id' | 'created_at' | 'expires_at'>;

/** The name under which every process forgets a session of a user and ends its polls. */
const sessionName = (id: number, userId: number): string => `session:${id}:${userId}`;

const SELECT = 'SELECT id, user_id, token_hash, rotated_at, created_at, expires_at FROM sessions WHERE';

/** Returns the session of a token, or of the token before its last rotation. Includes expired sessions. */
export const findSession = async (tx: Tx, token: string): Promise<SessionRow | undefined> => {
  const hash = hashToken(token);
  return (
    (await tx.first<SessionRow>(`${SELECT} token_hash = ?`, [hash])) ??
    (await tx.first<SessionRow>(`${SELECT} previous_hash = ?`, [hash]))
  );
};

export interface NewSession {
  readonly user_id: number;
  readonly created_at: number;
  readonly expires_at: number;
}

export const insertSession = async (tx: Tx, session: NewSession, token: string): Promise<number> =>
  tx.insert('sessions', { ...session, rotated_at: session.created_at, token_hash: hashToken(token) });

/** Returns the sessions of a user, also those that have expired, earliest expiry first. */
export const listSessions = (tx: Tx, userId: number): Promise<ListedSession[]> =>
  tx.all<ListedSession>(
    'SELECT id, created_at, expires_at FROM sessions WHERE user_id = ? ORDER BY expires_at, id',
    [userId],
  );

/** Returns the ids of a user's sessions, ordered by expiry, earliest first. */
export const listSessionIds = async (tx: Tx, userId: number): Promise<number[]> =>
  (await listSessions(tx, userId)).map(({ id }) => id);

/** Deletes sessions of a user and ends their polls. */
export const endSessions = async (tx: Tx, userId: number, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(`DELETE FROM sessions WHERE id IN (${placeholders(ids)})`, ids);
  for (const id of ids) tx.invalidate(sessionName(id, userId));
};

/** Ends the sessions of a user, except one. */
export const endSessionsOf = async (tx: Tx, userId: number, exceptId?: number): Promise<void> => {
  const ids = await listSessionIds(tx, userId);
  await endSessions(
    tx,
    userId,
    ids.filter((id) => id !== exceptId),
  );
};

/** Sets the sessions of a user to expired. Their rows remain for a while, to keep the reason for a refusal. */
export const expireSessionsOf = async (tx: Tx, userId: number, now: number): Promise<void> => {
  for (const id of await listSessionIds(tx, userId)) tx.invalidate(sessionName(id, userId));
  await tx.run('UPDATE sessions SET expires_at = ? WHERE user_id = ? AND expires_at > ?', [now, userId, now]);
};

/** Gives a session its next token. Returns false if another request did so first. */
export const rotateToken = async (tx: Tx, from: string, to: string, now: number): Promise<boolean> => {
  const before = hashToken(from);
  const { changes } = await tx.run(
    'UPDATE sessions SET token_hash = ?, previous_hash = ?, rotated_at = ? WHERE token_hash = ?',
    [hashToken(to), before, now, before],
  );
  return changes === 1;
};

/** Replaces all tokens of a session with one token. */
export const replaceToken = async (tx: Tx, id: number, token: string, now: number): Promise<void> => {
  await tx.run('UPDATE sessions SET token_hash = ?, previous_hash = NULL, rotated_at = ? WHERE id = ?', [
    hashToken(token),
    now,
    id,
  ]);
};

/**
 * Sets a later expiry for sessions that have not ended. A session ends at the latest `absolute` seconds after its
 * creation.
 */
export const prolongSessions = async (
  tx: Tx,
  ids: readonly number[],
  { now, expiresAt, absolute }: { now: number; expiresAt: number; absolute: number },
): Promise<void> => {
  await tx.run(
    `UPDATE sessions SET expires_at = CASE WHEN created_at + ? < ? THEN created_at + ? ELSE ? END
     WHERE expires_at > ? AND id IN (${placeholders(ids)})`,
    [absolute, expiresAt, absolute, expiresAt, now, ...ids],
  );
};

/** Deletes at most `limit` sessions that expired before a time. Returns how many. */
export const removeExpiredSessions = async (tx: Tx, before: number, limit: number): Promise<number> => {
  const rows = await tx.all<{ id: number }>(
    'SELECT id FROM sessions WHERE expires_at < ? ORDER BY expires_at LIMIT ?',
    [before, limit],
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.run(`DELETE FROM sessions WHERE expires_at < ? AND id IN (${placeholders(ids)})`, [
    before,
    ...ids,
  ]);
  return ids.length;
};
