import { queueTextMail } from '../email/mail.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import type { User } from './store.js';

/** Queues the email about the deactivation of an account, with the comment of the administrator if there is one. */
export const queueDeactivationMail = async (
  tx: Tx,
  server: Server,
  user: User,
  comment: string,
): Promise<void> => {
  const { name } = server.organization.current;
  const words = comment.trim() === '' ? [] : ['The administrators provided the following comment:', comment];
  const paragraphs = [
    `Your account on ${name} has been deactivated, and you will no longer be able to log in.`,
    ...words,
  ];
  const subject = `Notification of account deactivation on ${name}`;
  await queueTextMail(tx, server, { to: user.delivery_email, subject, paragraphs });
};
