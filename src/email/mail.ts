import { html } from '../pages/page.js';
import { addJob, type Mail } from '../outbox/jobs.js';
import { addSealedMail } from '../outbox/sealed-mail.js';
import type { Services } from '../services.js';
import type { Tx } from '../store/types.js';
import type { User } from '../users/model/store.js';
import { paragraph, type Block } from './blocks.js';
import { unsubscribeUrl, type UnsubscribeKind } from './unsubscribe-link.js';

interface Content {
  readonly kind: UnsubscribeKind;
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** Small print above the unsubscribe link. */
  readonly footer?: readonly Block[];
}

const textOf = (blocks: readonly Block[], separator: string): string =>
  blocks.map(({ text }) => text).join(separator);

/** An email of a kind that its recipient can end, with the link that does. */
export const unsubscribableMail = (
  services: Services,
  { id, delivery_email }: Pick<User, 'id' | 'delivery_email'>,
  { kind, subject, blocks, footer = [] }: Content,
): Mail => {
  const url = unsubscribeUrl(services, kind, id);
  const small = [...footer, paragraph('Unsubscribe:', url)];
  return {
    to: delivery_email,
    subject,
    text: `${textOf(blocks, '\n\n')}\n\n-- \n${textOf(small, '\n')}\n`,
    html: html`${blocks.map((block) => block.html)}
      <hr />
      <div style="color:#666;font-size:small">${small.map((block) => block.html)}</div> `.text,
    unsubscribeUrl: url,
  };
};

export const queueMail = (tx: Tx, { clock }: Services, mail: Mail): Promise<void> =>
  addJob(tx, 'mail', mail, clock.seconds());

interface TextContent {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const textMail = ({ to, subject, paragraphs }: TextContent): Mail => ({
  to,
  subject,
  text: paragraphs.join('\n\n'),
});

/** Queues an email in plain text about the recipient's own account; it cannot be unsubscribed from. */
export const queueTextMail = (tx: Tx, services: Services, content: TextContent): Promise<void> =>
  queueMail(tx, services, textMail(content));

/** The same with a link that is as good as a password, so it is encrypted until it is sent. */
export const queueLinkMail = (tx: Tx, services: Services, content: TextContent): Promise<void> =>
  addSealedMail(tx, services, textMail(content));
