import { errors } from '../../generated/errors.js';
import { hasRole, type Actor } from '../authentication/actor.js';
import { makeToken } from '../authentication/token.js';
import { queueLinkMail } from '../email/mail.js';
import { DAY } from '../seconds.js';
import type { Server } from '../server.js';
import type { Store, Tx } from '../store/types.js';
import { CONFIRMATION_PATH } from '../users/confirm-email.js';
import { isEmail } from '../users/email.js';
import { keepEmailChange } from '../users/email-changes.js';
import { isEmailTaken, type User } from '../users/store.js';

/** The requested email; undefined if it is the current one. Throws if the requester may not have it. */
export const checkNewEmail = async (
  server: Server,
  store: Store,
  actor: Actor,
  wanted: string | undefined,
): Promise<string | undefined> => {
  const email = wanted?.trim();
  if (email === undefined || email === actor.delivery_email) return undefined;
  if (actor.is_bot) throw errors.botEmailFixed();
  const { email_changes_disabled } = server.organization.current.settings;
  if (email_changes_disabled && !hasRole(actor.role, 'administrator')) throw errors.emailChangesDisabled();
  if (!isEmail(email)) throw errors.invalidEmail();
  if (await store.read((tx) => isEmailTaken(tx, email, actor.id))) throw errors.emailTaken({ email });
  await server.limits.consume('email_change_by_user', String(actor.id));
  return email;
};

/** Mails a link to the new address; whoever opens it has shown that the address is theirs. */
export const queueConfirmation = async (tx: Tx, server: Server, user: User, email: string): Promise<void> => {
  const token = makeToken();
  const expires_at = server.clock.seconds() + DAY;
  await keepEmailChange(tx, { user_id: user.id, new_email: email, expires_at }, token);
  const { name } = server.organization.current;
  const paragraphs = [
    `This email address was requested for the account of ${user.full_name} on ${name}.`,
    'If that was you, confirm it by opening this link within a day:',
    `${server.config.siteUrl}${CONFIRMATION_PATH}${token}`,
    'If it was not, there is nothing to do.',
  ];
  const subject = `Confirm your new email address for ${name}`;
  await queueLinkMail(tx, server, { to: email, subject, paragraphs });
};
