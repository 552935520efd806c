import { placeholders } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import { hashToken } from '../../../lib/token.js';

const COLUMNS = ['id', 'user_id', 'token_hash', 'rotated_at', 'created_at', 'expires_at'] as const;

export type SessionRow = Readonly<Pick<RowOf<'sessions'>, (typeof COLUMNS)[number]>>;

export type ListedSession = Pick<SessionRow, 'id' | 'created_at' | 'expires_at'>;

/** The name under which every process forgets a session of a user and ends its polls. */
const sessionName = (id: number, userId: number): string => `session:${id}:${userId}`;

const findByToken = statement((db, hash: string) =>
  db('sessions')
    .where({ token_hash: hash })
    .first(...COLUMNS),
);

const findByPreviousToken = statement((db, hash: string) =>
  db('sessions')
    .where({ previous_hash: hash })
    .first(...COLUMNS),
);

/** Returns the session of a token, or of the token before its last rotation. Includes expired sessions. */
export const findSession = async (tx: Tx, token: string): Promise<SessionRow | undefined> => {
  const hash = hashToken(token);
  return (await findByToken(tx, hash)) ?? (await findByPreviousToken(tx, hash));
};

export type NewSession = Pick<SessionRow, 'user_id' | 'created_at' | 'expires_at'>;

export const insertSession = async (tx: Tx, session: NewSession, token: string): Promise<number> =>
  tx.insert('sessions', { ...session, rotated_at: session.created_at, token_hash: hashToken(token) });

/** Returns the sessions of a user, also those that have expired, earliest expiry first. */
export const listSessions = statement((db, userId: number) =>
  db('sessions')
    .where({ user_id: userId })
    .orderBy(['expires_at', 'id'])
    .select('id', 'created_at', 'expires_at'),
);

/** Returns the ids of a user's sessions, ordered by expiry, earliest first. */
export const listSessionIds = async (tx: Tx, userId: number): Promise<number[]> =>
  (await listSessions(tx, userId)).map(({ id }) => id);

const removeSessions = statement((db, ids: readonly number[]) => db('sessions').whereIn('id', ids).delete());

/** Deletes sessions of a user and ends their polls. */
export const endSessions = async (tx: Tx, userId: number, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await removeSessions(tx, ids);
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

const setExpired = statement((db, userId: number, now: number) =>
  db('sessions').where({ user_id: userId }).where('expires_at', '>', now).update({ expires_at: now }),
);

/** Sets the sessions of a user to expired. Their rows remain for a while, to keep the reason for a refusal. */
export const expireSessionsOf = async (tx: Tx, userId: number, now: number): Promise<void> => {
  for (const id of await listSessionIds(tx, userId)) tx.invalidate(sessionName(id, userId));
  await setExpired(tx, userId, now);
};

const setNextToken = statement((db, before: string, after: string, now: number) =>
  db('sessions')
    .where({ token_hash: before })
    .update({ token_hash: after, previous_hash: before, rotated_at: now }),
);

/** Gives a session its next token. Returns false if another request did so first. */
export const rotateToken = async (tx: Tx, from: string, to: string, now: number): Promise<boolean> =>
  (await setNextToken(tx, hashToken(from), hashToken(to), now)) === 1;

const setOnlyToken = statement((db, id: number, hash: string, now: number) =>
  db('sessions').where({ id }).update({ token_hash: hash, previous_hash: null, rotated_at: now }),
);

/** Replaces all tokens of a session with one token. */
export const replaceToken = (tx: Tx, id: number, token: string, now: number): Promise<number> =>
  setOnlyToken(tx, id, hashToken(token), now);

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

const listExpiredIds = statement((db, before: number, limit: number) =>
  db('sessions').where('expires_at', '<', before).orderBy('expires_at').limit(limit).pluck('id'),
);

const removeExpired = statement((db, before: number, ids: readonly number[]) =>
  db('sessions').where('expires_at', '<', before).whereIn('id', ids).delete(),
);

/** Deletes at most `limit` sessions that expired before a time. Returns how many. */
export const removeExpiredSessions = async (tx: Tx, before: number, limit: number): Promise<number> => {
  const ids = await listExpiredIds(tx, before, limit);
  if (ids.length === 0) return 0;
  await removeExpired(tx, before, ids);
  return ids.length;
};
