import { html } from '../../runtime/pages/page.js';
import { addJob, type Mail } from '../../runtime/outbox/jobs.js';
import { addSealedMail } from '../../runtime/outbox/sealed-mail.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import type { User } from '../../chat/users/model/store.js';
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

/** Returns an email of a kind that its recipient can unsubscribe from, with the unsubscribe link. */
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

export const queueMail = ({ tx, services: { clock } }: TxScope, mail: Mail): Promise<void> =>
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

/** Queues a plain-text email about the recipient's account. The recipient cannot unsubscribe from it. */
export const queueTextMail = (scope: TxScope, content: TextContent): Promise<void> =>
  queueMail(scope, textMail(content));

/** Returns a plain-text email with a link that works like a password. It must be sealed. */
export const linkMail = textMail;

/** Queues a plain-text email with a link that works like a password. The email is encrypted until it is sent. */
export const queueLinkMail = ({ tx, services }: TxScope, content: TextContent): Promise<void> =>
  addSealedMail(tx, services, textMail(content));
