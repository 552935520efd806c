import { nameKey } from '../../lib/name-key.js';
import type { Tx } from '../../runtime/store/types.js';
import { findUser, type User } from '../../chat/users/model/store.js';
import { hashToken } from '../../lib/token.js';

/** Stores the token of the newest link mailed to a user. Earlier links become invalid. */
export const keepPasswordReset = async (
  tx: Tx,
  { id, delivery_email }: User,
  token: string,
  expiresAt: number,
): Promise<void> => {
  const row = {
    user_id: id,
    email_key: nameKey(delivery_email),
    token_hash: hashToken(token),
    expires_at: expiresAt,
  };
  await tx.upsertMany('password_resets', [row], ['user_id']);
};

interface ResetRow {
  readonly user_id: number;
  readonly email_key: string;
  readonly expires_at: number;
}

/** Returns the user who may set a password with this token. Undefined if the link is unknown or expired. */
export const findPasswordReset = async (tx: Tx, token: string, now: number): Promise<User | undefined> => {
  const reset = await tx.first<ResetRow>(
    'SELECT user_id, email_key, expires_at FROM password_resets WHERE token_hash = ?',
    [hashToken(token)],
  );
  if (!reset || reset.expires_at <= now) return undefined;
  const user = await findUser(tx, reset.user_id);
  // A link to an earlier email of the account gives no access to the account.
  return user?.is_active && nameKey(user.delivery_email) === reset.email_key ? user : undefined;
};

export const removePasswordReset = async (tx: Tx, userId: number): Promise<void> => {
  await tx.run('DELETE FROM password_resets WHERE user_id = ?', [userId]);
};
