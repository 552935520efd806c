import { queueLinkMail } from '../email/mail.js';
import { addJob, AT_ONCE } from '../../runtime/outbox/jobs.js';
import { DAY } from '../../lib/clock.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { findUser, findUserByDeliveryEmail, type User } from '../../chat/users/model/store.js';
import { clearFailures } from './login-attempts.js';
import { hashToken, makeToken } from '../../lib/token.js';
import { nameKey } from '../../lib/name-key.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import { setPassword } from '../../chat/users/model/write-user.js';
import type { Session } from '../../runtime/identity/logins.js';
import { endSessionsOf, replaceToken } from './sessions/store.js';

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

/** Stores the token of the newest link mailed to a user. Earlier links become invalid. */
const keepPasswordReset = async (
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

const findResetRow = statement((db, hash: string) =>
  db('password_resets').where({ token_hash: hash }).first('user_id', 'email_key', 'expires_at'),
);

/** Returns the user who may set a password with this token. Undefined if the link is unknown or expired. */
export const findPasswordReset = async (tx: Tx, token: string, now: number): Promise<User | undefined> => {
  const reset = await findResetRow(tx, hashToken(token));
  if (!reset || reset.expires_at <= now) return undefined;
  const user = await findUser(tx, reset.user_id);
  // A link to an earlier email of the account gives no access to the account.
  return user?.is_active && nameKey(user.delivery_email) === reset.email_key ? user : undefined;
};

const removePasswordReset = statement((db, userId: number) =>
  db('password_resets').where({ user_id: userId }).delete(),
);

export const RESET_PATH = '/accounts/password/reset/';

/**
 * Queues a request for a new password. The outbox looks up the account later, so the response time does not reveal
 * whether the account exists.
 */
export const requestPasswordReset = ({ store }: Services, email: string): Promise<void> =>
  store.write((tx) => addJob(tx, 'passwordReset', { email }, AT_ONCE));

const queueMail = async (scope: TxScope, user: User): Promise<void> => {
  const { tx, services } = scope;
  const token = makeToken();
  await keepPasswordReset(tx, user, token, services.clock.seconds() + DAY);
  const { name } = services.organization.current;
  const paragraphs = [
    `A new password was requested for your account ${user.delivery_email} on ${name}.`,
    'If that was you, choose a password within a day on this page:',
    `${services.config.siteUrl}${RESET_PATH}${token}/`,
    'If it was not, there is nothing to do: your password does not change.',
  ];
  await queueLinkMail(scope, {
    to: user.delivery_email,
    subject: `New password for ${name}`,
    paragraphs,
  });
};

/** Mails a link to the user of an active account with this email. Sends nothing to other addresses. */
export const sendPasswordReset = async (services: Services, email: string): Promise<void> => {
  await services.organization.fresh();
  await services.store.write(async (tx) => {
    const user = await findUserByDeliveryEmail(tx, email);
    if (user?.is_active && !user.is_bot) await queueMail({ tx, services }, user);
  });
};

/** Sets the password chosen on the page of a link. Returns false if the link is no longer valid. */
export const resetPassword = async (
  services: Services,
  token: string,
  { passwordHash, address }: { readonly passwordHash: string; readonly address: string },
): Promise<boolean> => {
  const user = await services.store.write(async (tx) => {
    const found = await findPasswordReset(tx, token, services.clock.seconds());
    if (!found) return undefined;
    await tx.lock('users', found.id);
    // A concurrent request with the same link may have used it already.
    const locked = await findPasswordReset(tx, token, services.clock.seconds());
    if (locked) await changePassword({ tx, services }, { userId: locked.id, passwordHash });
    return locked;
  });
  // The link proves the user's identity, so earlier failed guesses must not lock the user out.
  if (user) await clearFailures(services.limits, user.delivery_email, address);
  return user !== undefined;
};
