import { addJob } from '../outbox/jobs.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import type { User } from './store.js';

/** The email that tells somebody that their account was deactivated, with an administrator's words if there are any. */
export const queueDeactivationMail = async (
  tx: Tx,
  server: Server,
  user: User,
  comment: string,
): Promise<void> => {
  const { name } = server.organization.current;
  const words = comment.trim() === '' ? [] : ['The administrators provided the following comment:', comment];
  const text = [
    `Your account on ${name} has been deactivated, and you will no longer be able to log in.`,
    ...words,
  ];
  const mail = {
    to: user.delivery_email,
    subject: `Notification of account deactivation on ${name}`,
    text: text.join('\n\n'),
  };
  await addJob(tx, 'mail', mail, server.clock.seconds());
};
