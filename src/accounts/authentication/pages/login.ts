import type { Context } from '../../../runtime/http/request.js';
import { isOpenToAll } from '../../invitations/join.js';
import { REGISTER_PATH } from '../../invitations/links.js';
import { isDirectoryLogin, isEmailLogin } from '../../../chat/organization/authentication-methods.js';
import { html } from '../../../runtime/pages/page.js';
import { sendPage, sendRedirect } from '../../../runtime/pages/send.js';
import type { Form, Page } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import { LOGIN_PATH, NEXT_FIELD, ownPath } from '../../../runtime/pages/login-path.js';
import { ARCHIVE_PATH } from '../../../chat/public-archive/addresses.js';
import { isOpenToSpectators } from '../../../chat/organization/spectators.js';
import { APP_SCHEME, appUrl, isOtp } from '../mobile-flow.js';
import { RESET_PATH } from '../password-reset.js';
import { checkOrigin } from '../../../runtime/identity/csrf.js';
import type { Session } from '../../../runtime/identity/logins.js';
import { csrfField, type Fault, findSession, sendFormPage, submit } from './forms.js';
import { passwordRow, usernameRow } from './rows.js';
import { admit, startVerified, verifyForm } from './verify-form.js';

const OTP_FIELD = 'mobile_flow_otp';

interface Shown {
  readonly otp: string | undefined;
  readonly username?: string;
  /** The address to which the login returns. */
  readonly next: string;
  readonly fault?: Fault;
}

const sendLogin = (
  context: Context,
  services: Services,
  session: Session | undefined,
  { otp, username, next, fault }: Shown,
): void => {
  const { name, settings } = services.organization.current;
  const methods = settings.authentication_methods;
  const isWrong = fault !== undefined;
  const body = html`<form method="post" action="${LOGIN_PATH}">
      ${csrfField(context, services, session)}
      ${otp !== undefined && html`<input type="hidden" name="${OTP_FIELD}" value="${otp}" />`}
      ${next !== '/' && html`<input type="hidden" name="${NEXT_FIELD}" value="${next}" />`}
      ${usernameRow({ value: username ?? '', isWrong }, isDirectoryLogin(methods))}
      ${passwordRow({ isWrong })}
      <button type="submit">Log in</button>
    </form>
    ${
      isEmailLogin(methods) &&
      html`<p><a href="${RESET_PATH}">Forgot your password, or never had one?</a></p>`
    }
    ${
      isEmailLogin(methods) &&
      isOpenToAll(services) &&
      html`<p><a href="${REGISTER_PATH}">Create an account</a></p>`
    }
    ${
      isOpenToSpectators(services) &&
      html`<p><a href="${ARCHIVE_PATH}">Read public channels without an account</a></p>`
    }`;
  const page = { title: `Log in – ${name}`, heading: `Log in to ${name}`, body, fault };
  // The browser follows a redirect to the app only if the form's page allows it.
  sendFormPage(context, page, otp === undefined ? [] : [APP_SCHEME]);
};

const sendInvalidOtp = (context: Context): void => {
  sendPage(context, 400, {
    title: 'Invalid one-time pad',
    body: html`<h1>The app cannot be logged in</h1>
      <p role="alert" class="error">
        It opened this page with a parameter ${OTP_FIELD} that is not 64 hex digits.
      </p>`,
  });
};

const logIn = async (
  context: Context,
  services: Services,
  session: Session | undefined,
  form: Form,
): Promise<void> => {
  const otp = form[OTP_FIELD];
  const verified = await verifyForm(context, services, form);
  if (otp === undefined) {
    await startVerified(context, services, session, verified, ownPath(form[NEXT_FIELD]));
    return;
  }
  await services.store.write((tx) => admit({ tx, services }, context, verified));
  const { user, encryptedKey } = verified;
  const key = services.keys.decrypt(encryptedKey);
  const { siteUrl } = services.config;
  sendRedirect(context, appUrl({ key, otp, email: user.delivery_email, userId: user.id, siteUrl }));
};

/** The login page: for a session in this browser, or with `mobile_flow_otp` for an app. */
export const loginPage = (services: Services): Page => ({
  async get(context) {
    await services.organization.fresh();
    const query = new URLSearchParams(context.querystring);
    const otp = query.get(OTP_FIELD) ?? undefined;
    const next = ownPath(query.get(NEXT_FIELD) ?? undefined);
    const session = await findSession(context, services);
    if (otp !== undefined && !isOtp(otp)) sendInvalidOtp(context);
    // An app login always requires the password, since any page can open this one with its own pad.
    else if (session && otp === undefined) sendRedirect(context, next);
    else sendLogin(context, services, session, { otp, next });
  },
  async post(context, form) {
    checkOrigin(context, services);
    await services.organization.fresh();
    const { username = '', [OTP_FIELD]: otp } = form;
    if (otp !== undefined && !isOtp(otp)) {
      sendInvalidOtp(context);
      return;
    }
    await submit(context, services, form, {
      act: (session) => logIn(context, services, session, form),
      refuse(session, fault) {
        sendLogin(context, services, session, { otp, username, next: ownPath(form[NEXT_FIELD]), fault });
      },
    });
  },
});
