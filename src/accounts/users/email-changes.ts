import { hashToken } from '../../lib/token.js';
import { statement } from '../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../runtime/store/types.js';

/** A requested email that the user has not confirmed yet. */
export type EmailChange = Readonly<Pick<RowOf<'email_changes'>, 'user_id' | 'new_email' | 'expires_at'>>;

/** Stores the user's latest requested email. Links for earlier ones become invalid. */
export const keepEmailChange = async (tx: Tx, change: EmailChange, token: string): Promise<void> => {
  await tx.upsertMany('email_changes', [{ ...change, token_hash: hashToken(token) }], ['user_id']);
};

const findByHash = statement((db, hash: string) =>
  db('email_changes').where({ token_hash: hash }).first('user_id', 'new_email', 'expires_at'),
);

/** Returns the change that the token confirms. Undefined if it expired. */
export const findEmailChange = async (
  tx: Tx,
  token: string,
  now: number,
): Promise<EmailChange | undefined> => {
  const found = await findByHash(tx, hashToken(token));
  return found && found.expires_at > now ? found : undefined;
};

const removeByHash = statement((db, hash: string) =>
  db('email_changes').where({ token_hash: hash }).delete(),
);

/** Ends a link. */
export const removeEmailChange = (tx: Tx, token: string): Promise<number> =>
  removeByHash(tx, hashToken(token));
