import { errors } from '../../../generated/errors.js';
import type { Actor } from '../../runtime/identity/actor.js';
import { makeToken } from '../../lib/token.js';
import { queueLinkMail } from '../email/mail.js';
import { DAY } from '../../lib/clock.js';
import { checkChangedEmail } from '../../chat/organization/allowed-email.js';
import type { Scope, TxScope } from '../scope.js';
import type { Services } from '../services.js';
import type { Store } from '../../runtime/store/types.js';
import { CONFIRMATION_PATH } from '../users/confirm-email.js';
import { accessibleUsers, isAccessible } from '../../chat/users/access/access.js';
import { isUsableEmail } from '../../lib/email-address.js';
import { keepEmailChange } from '../users/email-changes.js';
import { maySeeEmail } from '../../chat/users/model/policy.js';
import { findEmailHolder, type User } from '../../chat/users/model/store.js';
import { mayChangeEmail } from '../../chat/settings/policy.js';

/** An email that its user has not confirmed yet. */
export interface NewEmail {
  readonly email: string;
  /**
   * The real email of the account that already has it, if that account must stay hidden from the requester. Otherwise
   * undefined.
   */
  readonly holder: string | undefined;
}

/**
 * Returns the account that has the email. Throws if the requester can see that the account has it. Runs the same
 * statements whether or not such an account exists.
 */
const findHolder = async (scope: Scope, email: string): Promise<User | undefined> => {
  const { tx, actor } = scope;
  const accessible = await accessibleUsers(scope, actor);
  const holder = await findEmailHolder(tx, email, actor.id);
  if (holder && isAccessible(accessible, holder.id) && maySeeEmail(actor, holder)) {
    throw errors.emailTaken({ email });
  }
  return holder;
};

/** Returns the requested email. Undefined if it is the current one or empty. Throws if the requester may not have it. */
export const checkNewEmail = async (
  services: Services,
  store: Store,
  actor: Actor,
  wanted: string | undefined,
): Promise<NewEmail | undefined> => {
  const email = wanted?.trim();
  if (!email || email === actor.delivery_email) return undefined;
  if (actor.is_bot) throw errors.botEmailFixed();
  if (!mayChangeEmail(services, actor)) throw errors.emailChangesDisabled();
  if (!isUsableEmail(services.config.siteUrl, email)) throw errors.invalidEmail();
  const holder = await store.read(async (tx) => {
    await checkChangedEmail({ tx, services }, email);
    return findHolder({ tx, services, actor }, email);
  });
  await services.limits.consume('email_change_by_user', String(actor.id));
  return { email, holder: holder?.delivery_email };
};

/**
 * Queues a notice to the holder of an address that it was requested for another account. It has no link, so it confirms
 * nothing.
 */
const queueNotice = (scope: TxScope, to: string): Promise<void> => {
  const { name } = scope.services.organization.current;
  const paragraphs = [
    `This email address was requested for another account on ${name}. It belongs to your account and stays with it.`,
    'If that was you, log in to your account. If it was not, there is nothing to do.',
  ];
  return queueLinkMail(scope, { to, subject: `Your email address on ${name}`, paragraphs });
};

/**
 * Queues an email with a link to the new address. The page behind it proves that the address belongs to the user. If it
 * belongs to an account that must stay hidden from the requester, its holder gets a notice instead. Both cases run the
 * same statements.
 */
export const queueConfirmation = async (
  scope: TxScope,
  user: User,
  { email, holder }: NewEmail,
): Promise<void> => {
  const { tx, services } = scope;
  const token = makeToken();
  const expires_at = services.clock.seconds() + DAY;
  await keepEmailChange(tx, { user_id: user.id, new_email: email, expires_at }, token);
  if (holder !== undefined) return queueNotice(scope, holder);
  const { name } = services.organization.current;
  const paragraphs = [
    `This email address was requested for the account of ${user.full_name} on ${name}.`,
    'If that was you, confirm it within a day on this page:',
    `${services.config.siteUrl}${CONFIRMATION_PATH}${token}`,
    'If it was not, there is nothing to do.',
  ];
  const subject = `Confirm your new email address for ${name}`;
  return queueLinkMail(scope, { to: email, subject, paragraphs });
};
