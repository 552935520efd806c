import type { TxScope } from '../scope.js';
import { setPassword } from '../../chat/users/model/write-user.js';
import { removePasswordReset } from './password-reset-store.js';
import type { Session } from '../../runtime/identity/logins.js';
import { endSessionsOf, replaceToken } from './sessions/store.js';
import { makeToken } from '../../lib/token.js';

interface PasswordChange {
  readonly userId: number;
  readonly passwordHash: string;
  /** The session that requests the change. */
  readonly session?: Session | undefined;
}

/**
 * Sets the password of a user whose row is locked. Ends the user's other sessions and invalidates the mailed reset
 * link. The session that requests the change gets a new id, which is returned.
 */
export const changePassword = async (
  { tx, services: { clock } }: TxScope,
  { userId, passwordHash, session }: PasswordChange,
): Promise<string | undefined> => {
  await setPassword(tx, userId, passwordHash);
  await removePasswordReset(tx, userId);
  await endSessionsOf(tx, userId, session?.id);
  if (!session) return undefined;
  const token = makeToken();
  await replaceToken(tx, session.id, token, clock.seconds());
  // Processes forget the old id. Polls that wait under the requesting session continue.
  tx.invalidate(`user:${userId}`);
  return token;
};
