import type { Services } from '../services.js';
import type { Tx } from '../store/types.js';
import { setPassword } from '../users/model/store.js';
import { removePasswordReset } from './password-reset-store.js';
import type { Session } from './sessions/sessions.js';
import { endSessionsOf, replaceToken } from './sessions/store.js';
import { makeToken } from './token.js';

interface PasswordChange {
  readonly userId: number;
  readonly passwordHash: string;
  /** The session that makes the change. */
  readonly session?: Session | undefined;
}

/**
 * Sets the password of a user whose row is locked, and ends their sessions and the link that was mailed to them.
 * The session that makes the change stays, with a new id, which is returned.
 */
export const changePassword = async (
  tx: Tx,
  { clock }: Services,
  { userId, passwordHash, session }: PasswordChange,
): Promise<string | undefined> => {
  await setPassword(tx, userId, passwordHash);
  await removePasswordReset(tx, userId);
  await endSessionsOf(tx, userId, session?.id);
  if (!session) return undefined;
  const token = makeToken();
  await replaceToken(tx, session.id, token, clock.seconds());
  // Processes forget the old id; what waits in the name of the session goes on.
  tx.invalidate(`user:${userId}`);
  return token;
};
