import { hashToken } from '../../lib/token.js';
import type { Tx } from '../../runtime/store/types.js';

/** A requested email that the user has not confirmed yet. */
export interface EmailChange {
  readonly user_id: number;
  readonly new_email: string;
  readonly expires_at: number;
}

/** Stores the user's latest requested email. Links for earlier ones become invalid. */
export const keepEmailChange = async (tx: Tx, change: EmailChange, token: string): Promise<void> => {
  await tx.upsertMany('email_changes', [{ ...change, token_hash: hashToken(token) }], ['user_id']);
};

/** Returns the change that the token confirms. Undefined if it expired. */
export const findEmailChange = async (
  tx: Tx,
  token: string,
  now: number,
): Promise<EmailChange | undefined> => {
  const found = await tx.first<EmailChange>(
    'SELECT user_id, new_email, expires_at FROM email_changes WHERE token_hash = ?',
    [hashToken(token)],
  );
  return found && found.expires_at > now ? found : undefined;
};

/** Ends a link. */
export const removeEmailChange = async (tx: Tx, token: string): Promise<void> => {
  await tx.run('DELETE FROM email_changes WHERE token_hash = ?', [hashToken(token)]);
};
