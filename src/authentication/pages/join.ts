import { errors } from '../../../generated/errors.js';
import type { Context } from '../../http/request-state.js';
import { confirmAddress, findInvitationLink } from '../../invitations/join.js';
import { JOIN_PATH } from '../../invitations/links.js';
import { isUsableEmail } from '../../lib/email-address.js';
import { checkEmailOfNewAccount } from '../../organization/allowed-email.js';
import { html } from '../../pages/page.js';
import { sendPage, sendRedirect } from '../../pages/send.js';
import type { Form, Page } from '../../pages/serve.js';
import type { Services } from '../../services.js';
import { nameKey } from '../../store/name-key.js';
import { LOGIN_PATH } from '../mobile-flow.js';
import { checkOrigin } from '../sessions/csrf.js';
import type { Session } from '../sessions/sessions.js';
import { csrfField, findSession, inputField, sendFormPage, submit, type Fault } from './forms.js';
import { checkHasPasswords } from './reset-request.js';
import { sendOldInvitation } from './sign-up.js';

export const JOIN_SENT_PATH = `${JOIN_PATH}sent/`;

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
      ${inputField({
        name: 'email',
        label: 'Email',
        type: 'email',
        autocomplete: 'email',
        value: email ?? '',
        isWrong: fault !== undefined,
      })}
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

const isValid = (services: Services, token: string): Promise<boolean> =>
  services.store.read(async (tx) => (await findInvitationLink({ tx, services }, token)) !== undefined);

/** Mails a link to the entered address. Throws if the form is refused. */
const send = async (
  context: Context,
  services: Services,
  { token, email }: { token: string; email: string },
): Promise<void> => {
  if (!isUsableEmail(services.config.siteUrl, email)) throw errors.invalidEmail();
  await services.store.read((tx) => checkEmailOfNewAccount({ tx, services }, email));
  await count(services, context.ip, email);
  const outcome = await confirmAddress(services, token, email);
  if (outcome === 'sent') sendRedirect(context, JOIN_SENT_PATH);
  else if (outcome === 'unknown') sendOldInvitation(context);
  else throw errors.rateLimitHit({ 'retry-after': 3600 });
};

const emailOf = (form: Form): string => (form.email ?? '').trim();

/** The page of an invitation link, where users enter an email address. Its response is the same for every address. */
export const joinPage = (services: Services, token: string): Page => ({
  async get(context) {
    await checkHasPasswords(services);
    if (await isValid(services, token)) sendForm(context, services, await findSession(context, services));
    else sendOldInvitation(context);
  },
  async post(context, form) {
    checkOrigin(context, services);
    await checkHasPasswords(services);
    if (!(await isValid(services, token))) {
      sendOldInvitation(context);
      return;
    }
    const email = emailOf(form);
    await submit(context, services, form, {
      act: () => send(context, services, { token, email }),
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
