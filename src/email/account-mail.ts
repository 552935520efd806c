import { addJob } from '../outbox/jobs.js';
import { html, type Html } from '../pages/page.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import type { User } from '../users/store.js';
import { unsubscribeUrl, type UnsubscribeKind } from './unsubscribe-link.js';

interface Content {
  readonly kind: UnsubscribeKind;
  readonly subject: string;
  readonly text: string;
  readonly html: Html;
}

/** Queues an email of a kind that its recipient can end, with the link that does. */
export const queueAccountMail = async (
  tx: Tx,
  server: Server,
  user: Pick<User, 'id' | 'delivery_email'>,
  { kind, subject, text, html: body }: Content,
): Promise<void> => {
  const url = unsubscribeUrl(server, kind, user.id);
  const mail = {
    to: user.delivery_email,
    subject,
    text: `${text}\n\n-- \nUnsubscribe: ${url}\n`,
    html: html`${body}
      <hr />
      <p><a href="${url}">Unsubscribe</a></p> `.text,
    unsubscribeUrl: url,
  };
  await addJob(tx, 'mail', mail, server.clock.seconds());
};
