import { queueLinkMail } from '../email/mail.js';
import { addJob, AT_ONCE } from '../../runtime/outbox/jobs.js';
import { DAY } from '../../lib/seconds.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { findUserByDeliveryEmail, type User } from '../../chat/users/model/store.js';
import { changePassword } from './change-password.js';
import { clearFailures } from './login-attempts.js';
import { findPasswordReset, keepPasswordReset } from './password-reset-store.js';
import { makeToken } from '../../lib/token.js';

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
