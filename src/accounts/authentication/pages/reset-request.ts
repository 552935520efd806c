import { errors } from '../../../../generated/errors.js';
import { isEmailLogin } from '../../../chat/organization/authentication-methods.js';
import { html } from '../../../runtime/pages/page.js';
import { sendPage, sendRedirect } from '../../../runtime/pages/send.js';
import type { Page } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import { isEmail } from '../../../lib/email-address.js';
import { requestPasswordReset, RESET_PATH } from '../password-reset.js';
import { addressForm } from './address-form.js';

export const RESET_REQUESTED_PATH = `${RESET_PATH}done/`;

/** Refuses if the organization has no login with passwords that this server stores. */
export const checkHasPasswords = async (services: Services): Promise<void> => {
  const organization = await services.organization.fresh();
  if (!organization.is_active) throw errors.realmDeactivated();
  if (!isEmailLogin(organization.settings.authentication_methods)) throw errors.passwordAuthDisabled();
};

/** The page where users request a link to set a new password. */
export const resetRequestPage = (services: Services): Page =>
  addressForm(services, {
    title: () => 'New password',
    explanation: 'You get an email with a link to a page where you choose a new password.',
    action: RESET_PATH,
    async isOpen() {
      await checkHasPasswords(services);
      return true;
    },
    check(email) {
      if (!isEmail(email)) throw errors.invalidEmail();
    },
    limits: ['sends_email_by_ip', 'password_reset_form_by_email'],
    async mail(context, email) {
      await requestPasswordReset(services, email);
      sendRedirect(context, RESET_REQUESTED_PATH);
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
