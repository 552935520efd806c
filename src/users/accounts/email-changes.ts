import { hashToken } from '../../authentication/token.js';
import type { Tx } from '../../store/types.js';

/** A new email whose owner has not confirmed it yet. */
export interface EmailChange {
  readonly user_id: number;
  readonly new_email: string;
  readonly expires_at: number;
}

/** Keeps the newest wish of a user; links to earlier ones end. */
export const keepEmailChange = async (tx: Tx, change: EmailChange, token: string): Promise<void> => {
  await tx.upsertMany('email_changes', [{ ...change, token_hash: hashToken(token) }], ['user_id']);
};

/** What the token confirms, once and in time. */
export const takeEmailChange = async (
  tx: Tx,
  token: string,
  now: number,
): Promise<EmailChange | undefined> => {
  const hash = hashToken(token);
  const found = await tx.first<EmailChange>(
    'SELECT user_id, new_email, expires_at FROM email_changes WHERE token_hash = ?',
    [hash],
  );
  if (!found) return undefined;
  await tx.run('DELETE FROM email_changes WHERE token_hash = ?', [hash]);
  return found.expires_at > now ? found : undefined;
};
