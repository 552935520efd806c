import { paragraph, type Block } from '../email/blocks.js';
import { queueMail, unsubscribableMail } from '../email/mail.js';
import { timeFormat } from '../email/words.js';
import { html } from '../../runtime/pages/page.js';
import type { TxScope } from '../scope.js';
import type { User } from '../../chat/users/model/store.js';

/** The origin of a login. */
export interface LoginPlace {
  /** The client program and its operating system. */
  readonly device: string;
  readonly ip: string;
}

const listed = (facts: readonly string[]): Block => ({
  text: facts.join('\n'),
  html: html`<ul>
    ${facts.map((fact) => html`<li>${fact}</li>`)}
  </ul>`,
});

/** Queues the email about a login from a new client or address. */
export const queueLoginMail = (scope: TxScope, user: User, { device, ip }: LoginPlace): Promise<void> => {
  const { services } = scope;
  const { name } = services.organization.current;
  const time = timeFormat(user.settings).format(services.clock.now());
  const blocks = [
    paragraph(
      `Your account ${user.delivery_email} on ${name} was used from a client or an address that is new.`,
    ),
    listed([`Time: ${time}`, `Client: ${device}`, `IP address: ${ip}`]),
    paragraph('If that was you, there is nothing to do.'),
    paragraph(
      `If it was not, someone else has your password: change it now, at ${services.config.siteUrl}, and inform an administrator.`,
    ),
  ];
  const subject = `New login to ${name} from ${device}`;
  return queueMail(scope, unsubscribableMail(services, user, { kind: 'login', subject, blocks }));
};
