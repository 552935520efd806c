import { randomBytes } from 'node:crypto';

import { addJob, AT_ONCE } from '../outbox/jobs.js';
import { addSealedMail } from '../outbox/sealed-mail.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { nameKey } from '../store/name-key.js';
import { findUserByDeliveryEmail, type User } from '../users/store.js';
import { changePassword } from './change-password.js';
import { findPasswordReset, keepPasswordReset } from './password-reset-store.js';

export const RESET_PATH = '/accounts/password/reset/';

/** Seconds for which a link is good. */
const LINK_SECONDS = 86_400;

/**
 * Notes that somebody asked for a new password for an email. Whether an account has it is looked up later, by the
 * outbox, so that the time of the response does not say it.
 */
export const requestPasswordReset = ({ store }: Server, email: string): Promise<void> =>
  store.write((tx) => addJob(tx, 'passwordReset', { email }, AT_ONCE));

const queueMail = async (tx: Tx, server: Server, user: User): Promise<void> => {
  const token = randomBytes(32).toString('base64url');
  await keepPasswordReset(tx, user, token, server.clock.seconds() + LINK_SECONDS);
  const { name } = server.organization.current;
  const text = [
    `Somebody asked for a new password for your account ${user.delivery_email} on ${name}.`,
    'If that was you, choose a password within a day on this page:',
    `${server.config.siteUrl}${RESET_PATH}${token}/`,
    'If it was not, there is nothing to do: your password stays as it is.',
  ];
  const mail = { to: user.delivery_email, subject: `New password for ${name}`, text: text.join('\n\n') };
  await addSealedMail(tx, server, mail);
};

/** Mails a link to the owner of an active account with this email. To any other address nothing is sent. */
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
  passwordHash: string,
): Promise<boolean> => {
  const user = await server.store.write(async (tx) => {
    const found = await findPasswordReset(tx, token, server.clock.seconds());
    if (!found) return undefined;
    await tx.lock('users', found.id);
    // Another request with the same link may have been faster.
    const locked = await findPasswordReset(tx, token, server.clock.seconds());
    if (locked) await changePassword(tx, server, locked.id, passwordHash);
    return locked;
  });
  // The owner of the account has shown who they are; earlier guesses of others do not lock them out.
  if (user) await server.limits.clear('authenticate_by_username', nameKey(user.delivery_email));
  return user !== undefined;
};
