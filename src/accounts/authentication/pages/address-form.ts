import type { Context } from '../../../runtime/http/request.js';
import { html, type Html } from '../../../runtime/pages/page.js';
import type { Page } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import { nameKey } from '../../../lib/name-key.js';
import type { Bucket } from '../../../runtime/rate-limits/rules.js';
import { checkOrigin } from '../../../runtime/identity/csrf.js';
import type { Session } from '../../../runtime/identity/logins.js';
import { csrfField, type Fault, findSession, sendFormPage, submit } from './forms.js';
import { emailRow } from './rows.js';

/** What the form shows, and what it does with the address. */
interface AddressForm {
  readonly title: () => string;
  readonly explanation: string;
  /** The path that the form posts to. Without it, that of the page. */
  readonly action?: string;
  readonly footer?: Html;
  /** Returns false after sending another page. May throw an error of the contract. */
  readonly isOpen: (context: Context) => boolean | Promise<boolean>;
  /** Throws if no account can have the address. */
  readonly check: (email: string) => void | Promise<void>;
  /** The limits of an IP address and of an email. */
  readonly limits: readonly [byAddress: Bucket, byEmail: Bucket];
  /** Mails the link, and sends the response. */
  readonly mail: (context: Context, email: string) => Promise<void>;
}

const sendForm = (
  context: Context,
  services: Services,
  { title, explanation, action, footer }: AddressForm,
  { session, email = '', fault }: { session: Session | undefined; email?: string; fault?: Fault },
): void => {
  const body = html`<p>${explanation}</p>
    <form method="post" ${action !== undefined && html`action="${action}"`}>
      ${csrfField(context, services, session)} ${emailRow({ value: email, isWrong: fault !== undefined })}
      <button type="submit">Send the link</button>
    </form>
    ${footer}`;
  sendFormPage(context, { title: title(), heading: title(), body, fault });
};

/** A page where users enter an email address, which gets a link. The response is the same for every address. */
export const addressForm = (services: Services, form: AddressForm): Required<Page> => ({
  async get(context) {
    if (!(await form.isOpen(context))) return;
    sendForm(context, services, form, { session: await findSession(context, services) });
  },
  async post(context, posted) {
    checkOrigin(context, services);
    if (!(await form.isOpen(context))) return;
    const email = (posted.email ?? '').trim();
    await submit(context, services, posted, {
      async act() {
        await form.check(email);
        const [byAddress, byEmail] = form.limits;
        // By address first, so one address cannot use up the counts of many emails.
        await services.limits.consume(byAddress, context.ip);
        await services.limits.consume(byEmail, nameKey(email));
        await form.mail(context, email);
      },
      refuse(session, fault) {
        sendForm(context, services, form, { session, email, fault });
      },
    });
  },
});
