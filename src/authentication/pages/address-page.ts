import { errors } from '../../../generated/errors.js';
import type { Context } from '../../http/request-state.js';
import type { Outcome } from '../../invitations/join.js';
import { JOIN_PATH } from '../../invitations/links.js';
import { isUsableEmail } from '../../lib/email-address.js';
import { checkEmailOfNewAccount } from '../../organization/allowed-email.js';
import { html } from '../../pages/page.js';
import { sendPage, sendRedirect } from '../../pages/send.js';
import type { Page } from '../../pages/serve.js';
import type { Services } from '../../services.js';
import { nameKey } from '../../store/name-key.js';
import { LOGIN_PATH } from '../mobile-flow.js';
import { checkOrigin } from '../sessions/csrf.js';
import type { Session } from '../sessions/sessions.js';
import { csrfField, findSession, sendFormPage, submit, type Fault } from './forms.js';
import { emailRow } from './rows.js';

export const JOIN_SENT_PATH = `${JOIN_PATH}sent/`;

/** A way to join that proves no address, so that the entered one gets a link. */
interface Way {
  /** Whether users can join this way now. */
  readonly isOpen: () => Promise<boolean>;
  readonly sendClosed: (context: Context) => void;
  /** Mails the link. */
  readonly confirm: (email: string) => Promise<Outcome>;
}

const sendForm = (
  context: Context,
  services: Services,
  session: Session | undefined,
  { email, fault }: { email?: string; fault?: Fault } = {},
): void => {
  const { name } = services.organization.current;
  const body = html`<p>You get an email with a link to a page where you create your account.</p>
    <form method="post">
      ${csrfField(context, services, session)}
      ${emailRow({ value: email ?? '', isWrong: fault !== undefined })}
      <button type="submit">Send the link</button>
    </form>
    <p><a href="${LOGIN_PATH}">Log in, if you have an account</a></p>`;
  sendFormPage(context, { title: `Join ${name}`, heading: `Join ${name}`, body, fault });
};

/** Counts by address first, so one address cannot use up the counts of many emails. */
const count = async ({ limits }: Services, address: string, email: string): Promise<void> => {
  await limits.consume('join_form_by_ip', address);
  await limits.consume('join_form_by_email', nameKey(email));
};

/** Mails a link to the entered address. Throws if the form is refused. */
const send = async (context: Context, services: Services, way: Way, email: string): Promise<void> => {
  if (!isUsableEmail(services.config.siteUrl, email)) throw errors.invalidEmail();
  await services.store.read((tx) => checkEmailOfNewAccount({ tx, services }, email));
  await count(services, context.ip, email);
  const outcome = await way.confirm(email);
  if (outcome === 'sent') sendRedirect(context, JOIN_SENT_PATH);
  else if (outcome === 'unknown') way.sendClosed(context);
  else throw errors.rateLimitHit({ 'retry-after': 3600 });
};

/** A page where users enter an email address. Its response is the same for every address. */
export const addressPage = (services: Services, way: Way): Required<Page> => ({
  async get(context) {
    if (await way.isOpen()) sendForm(context, services, await findSession(context, services));
    else way.sendClosed(context);
  },
  async post(context, form) {
    checkOrigin(context, services);
    if (!(await way.isOpen())) {
      way.sendClosed(context);
      return;
    }
    const email = (form.email ?? '').trim();
    await submit(context, services, form, {
      act: () => send(context, services, way, email),
      refuse(session, fault) {
        sendForm(context, services, session, { email, fault });
      },
    });
  },
});

export const joinSentPage: Page = {
  get(context) {
    sendPage(context, 200, {
      title: 'Check your email',
      body: html`<h1>Check your email</h1>
        <p>A link is on its way. It is good for a day.</p>`,
    });
  },
};
