import { queueTextMail } from '../email/mail.js';
import type { TxScope } from '../scope.js';
import type { User } from '../../chat/users/model/store.js';

/** Queues the email about the deactivation of an account, with the administrator's comment if there is one. */
export const queueDeactivationMail = async (scope: TxScope, user: User, comment: string): Promise<void> => {
  const { name } = scope.services.organization.current;
  const words = comment.trim() === '' ? [] : ['The administrators provided the following comment:', comment];
  const paragraphs = [
    `Your account on ${name} has been deactivated, and you will no longer be able to log in.`,
    ...words,
  ];
  const subject = `Notification of account deactivation on ${name}`;
  await queueTextMail(scope, { to: user.delivery_email, subject, paragraphs });
};

/**
 * Queues an email about the change to the account's previous address. Without it, an attacker who took over an account
 * could change the address unnoticed and receive every later link.
 */
export const queueEmailChangeMail = async (
  scope: TxScope,
  { delivery_email, is_bot }: User,
  newEmail: string,
): Promise<void> => {
  const { services } = scope;
  if (is_bot) return;
  const { name } = services.organization.current;
  const paragraphs = [
    `The email address of your account on ${name} was changed from ${delivery_email} to ${newEmail}.`,
    'If that was you, there is nothing to do. This address gets no more emails about the account.',
    `If it was not, someone else has access to your account: inform an administrator of ${services.config.siteUrl} now.`,
  ];
  const subject = `Your email address on ${name} was changed`;
  await queueTextMail(scope, { to: delivery_email, subject, paragraphs });
};
