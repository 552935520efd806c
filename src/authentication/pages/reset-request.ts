import { errors } from '../../../generated/errors.js';
import type { Context } from '../../http/request-state.js';
import { isEmailLogin } from '../../organization/authentication-methods.js';
import { html } from '../../pages/page.js';
import { sendPage, sendRedirect } from '../../pages/send.js';
import type { Page } from '../../pages/serve.js';
import type { Services } from '../../services.js';
import { nameKey } from '../../store/name-key.js';
import { isEmail } from '../../lib/email-address.js';
import { requestPasswordReset, RESET_PATH } from '../password-reset.js';
import { checkOrigin } from '../sessions/csrf.js';
import type { Session } from '../sessions/sessions.js';
import { csrfField, findSession, sendFormPage, submit, type Fault } from './forms.js';
import { emailRow } from './rows.js';

export const RESET_REQUESTED_PATH = `${RESET_PATH}done/`;

/** Refuses if the organization has no login with passwords that this server stores. */
export const checkHasPasswords = async (services: Services): Promise<void> => {
  const organization = await services.organization.fresh();
  if (!organization.is_active) throw errors.realmDeactivated();
  if (!isEmailLogin(organization.settings.authentication_methods)) throw errors.passwordAuthDisabled();
};

const sendForm = (
  context: Context,
  services: Services,
  session: Session | undefined,
  { email, fault }: { email?: string; fault?: Fault } = {},
): void => {
  const isWrong = fault !== undefined;
  const body = html`<p>You get an email with a link to a page where you choose a new password.</p>
    <form method="post" action="${RESET_PATH}">
      ${csrfField(context, services, session)} ${emailRow({ value: email ?? '', isWrong })}
      <button type="submit">Send the link</button>
    </form>`;
  sendFormPage(context, { title: 'New password', heading: 'New password', body, fault });
};

/** Counts by address first, so one address cannot use up the counts of many emails. */
const count = async ({ limits }: Services, address: string, email: string): Promise<void> => {
  await limits.consume('sends_email_by_ip', address);
  await limits.consume('password_reset_form_by_email', nameKey(email));
};

/** The page where users request a link to set a new password. Its response is the same for every email. */
export const resetRequestPage = (services: Services): Page => ({
  async get(context) {
    await checkHasPasswords(services);
    sendForm(context, services, await findSession(context, services));
  },
  async post(context, form) {
    checkOrigin(context, services);
    await checkHasPasswords(services);
    const email = (form.email ?? '').trim();
    await submit(context, services, form, {
      async act() {
        if (!isEmail(email)) throw errors.invalidEmail();
        await count(services, context.ip, email);
        await requestPasswordReset(services, email);
        sendRedirect(context, RESET_REQUESTED_PATH);
      },
      refuse(session, fault) {
        sendForm(context, services, session, { email, fault });
      },
    });
  },
});

export const resetRequestedPage: Page = {
  get(context) {
    sendPage(context, 200, {
      title: 'Check your email',
      body: html`<h1>Check your email</h1>
        <p>If an account has this email, a link is on its way. It is good for a day.</p>`,
    });
  },
};
