import { queueLinkMail } from '../email/mail.js';
import { addJob, AT_ONCE } from '../outbox/jobs.js';
import { DAY } from '../lib/seconds.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { findUserByDeliveryEmail, type User } from '../users/model/store.js';
import { changePassword } from './change-password.js';
import { clearFailures } from './login-attempts.js';
import { findPasswordReset, keepPasswordReset } from './password-reset-store.js';
import { makeToken } from './token.js';

export const RESET_PATH = '/accounts/password/reset/';

/**
 * Queues a request for a new password. The outbox looks for the account with this email later, so that the time of the
 * response does not reveal whether there is one.
 */
export const requestPasswordReset = ({ store }: Server, email: string): Promise<void> =>
  store.write((tx) => addJob(tx, 'passwordReset', { email }, AT_ONCE));

const queueMail = async (tx: Tx, server: Server, user: User): Promise<void> => {
  const token = makeToken();
  await keepPasswordReset(tx, user, token, server.clock.seconds() + DAY);
  const { name } = server.organization.current;
  const paragraphs = [
    `A new password was requested for your account ${user.delivery_email} on ${name}.`,
    'If that was you, choose a password within a day on this page:',
    `${server.config.siteUrl}${RESET_PATH}${token}/`,
    'If it was not, there is nothing to do: your password does not change.',
  ];
  await queueLinkMail(tx, server, {
    to: user.delivery_email,
    subject: `New password for ${name}`,
    paragraphs,
  });
};

/** Mails a link to the owner of an active account with this email. Any other address gets nothing. */
export const sendPasswordReset = async (server: Server, email: string): Promise<void> => {
  await server.organization.fresh();
  await server.store.write(async (tx) => {
    const user = await findUserByDeliveryEmail(tx, email);
    if (user?.is_active && !user.is_bot) await queueMail(tx, server, user);
  });
};

/** Sets the password that was chosen on the page of a link. Returns false if the link is no longer good. */
export const resetPassword = async (
  server: Server,
  token: string,
  { passwordHash, address }: { readonly passwordHash: string; readonly address: string },
): Promise<boolean> => {
  const user = await server.store.write(async (tx) => {
    const found = await findPasswordReset(tx, token, server.clock.seconds());
    if (!found) return undefined;
    await tx.lock('users', found.id);
    // Another request with the same link may have been faster.
    const locked = await findPasswordReset(tx, token, server.clock.seconds());
    if (locked) await changePassword(tx, server, { userId: locked.id, passwordHash });
    return locked;
  });
  // The link proves who the owner is; earlier guesses of others must not lock them out.
  if (user) await clearFailures(server.limits, user.delivery_email, address);
  return user !== undefined;
};
