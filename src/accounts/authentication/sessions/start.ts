import type { TxScope } from '../../scope.js';
import type { Session } from '../../../runtime/identity/logins.js';
import { IDLE_SECONDS, MAX_SESSIONS } from '../../../runtime/identity/cookies.js';
import { endSessions, insertSession, listSessionIds } from './store.js';
import { makeToken } from '../../../lib/token.js';

/** The values for the cookies of a response. */
export interface StartedSession {
  readonly id: number;
  readonly token: string;
}

/** Starts a session of a user whose row is locked. Replaces the browser's earlier session. */
export const startSession = async (
  { tx, services: { clock } }: TxScope,
  userId: number,
  earlier: Session | undefined,
): Promise<StartedSession> => {
  if (earlier) await endSessions(tx, earlier.actor.id, [earlier.id]);
  const others = await listSessionIds(tx, userId);
  await endSessions(tx, userId, others.slice(0, Math.max(0, others.length - MAX_SESSIONS + 1)));
  const created_at = clock.seconds();
  const token = makeToken();
  const session = { user_id: userId, created_at, expires_at: created_at + IDLE_SECONDS };
  const id = await insertSession(tx, session, token);
  return { id, token };
};
