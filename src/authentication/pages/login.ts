import { errors } from '../../../generated/errors.js';
import type { Context } from '../../http/request-state.js';
import { RequestFacts } from '../../http/request-info.js';
import { isDirectoryLogin, isEmailLogin } from '../../organization/authentication-methods.js';
import { html } from '../../pages/page.js';
import { sendPage, sendRedirect } from '../../pages/send.js';
import type { Form, Page } from '../../pages/serve.js';
import type { TxScope } from '../../scope.js';
import type { Services } from '../../services.js';
import type { Tx } from '../../store/types.js';
import { lockUser } from '../../users/model/lock-user.js';
import { findCredentials, findUserByDeliveryEmail } from '../../users/model/store.js';
import { recordLogin } from '../known-logins.js';
import { logInWithPassword } from '../login.js';
import { APP_SCHEME, appUrl, isOtp, LOGIN_PATH } from '../mobile-flow.js';
import { RESET_PATH } from '../password-reset.js';
import { checkOrigin } from '../sessions/csrf.js';
import type { Session } from '../sessions/sessions.js';
import { startSession } from '../sessions/start.js';
import { csrfField, findSession, inputField, sendFormPage, submit, type Fault } from './forms.js';
import { sendSession } from './send-session.js';

const OTP_FIELD = 'mobile_flow_otp';

interface Shown {
  readonly otp: string | undefined;
  readonly username?: string;
  readonly fault?: Fault;
}

const sendLogin = (
  context: Context,
  services: Services,
  session: Session | undefined,
  { otp, username, fault }: Shown,
): void => {
  const { name, settings } = services.organization.current;
  const methods = settings.authentication_methods;
  const isWrong = fault !== undefined;
  const body = html`<form method="post" action="${LOGIN_PATH}">
      ${csrfField(context, services, session)}
      ${otp !== undefined && html`<input type="hidden" name="${OTP_FIELD}" value="${otp}" />`}
      ${inputField({
        name: 'username',
        label: isDirectoryLogin(methods) ? 'Username or email' : 'Email',
        type: 'text',
        autocomplete: 'username',
        value: username ?? '',
        isWrong,
      })}
      ${inputField({
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'current-password',
        isWrong,
      })}
      <button type="submit">Log in</button>
    </form>
    ${
      isEmailLogin(methods) &&
      html`<p><a href="${RESET_PATH}">Forgot your password, or never had one?</a></p>`
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

/** Returns the account's stored password hash. Undefined if no account has this username, as with a directory. */
const readHash = async (tx: Tx, username: string): Promise<string | null | undefined> => {
  const user = await findUserByDeliveryEmail(tx, username.trim());
  return user && (await findCredentials(tx, user.id))?.password_hash;
};

interface Admitted {
  readonly id: number;
  readonly username: string;
  /** Read before the password was verified. */
  readonly hash: string | null | undefined;
}

/**
 * Runs in the transaction of every login on this page, for a session or for the key of an app. Refuses if the account
 * or its stored password changed meanwhile.
 */
const admit = async (scope: TxScope, context: Context, { id, username, hash }: Admitted): Promise<void> => {
  const { tx } = scope;
  const user = await lockUser(tx, id);
  if (!user.is_active) throw errors.userDeactivated();
  const now = (await findCredentials(tx, id))?.password_hash;
  if (hash !== undefined && hash !== now) throw errors.authenticationFailed();
  await recordLogin(scope, { ...user, username }, new RequestFacts(context));
};

const logIn = async (
  context: Context,
  services: Services,
  session: Session | undefined,
  { username = '', password = '', [OTP_FIELD]: otp }: Form,
): Promise<void> => {
  const hash = await services.store.read((tx) => readHash(tx, username));
  const { user, encryptedKey } = await logInWithPassword(services, {
    username,
    password,
    address: context.ip,
  });
  const admitted = { id: user.id, username, hash };
  if (otp === undefined) {
    const started = await services.store.write(async (tx) => {
      await admit({ tx, services }, context, admitted);
      return startSession({ tx, services }, user.id, session);
    });
    sendSession(context, services, started);
  } else {
    await services.store.write((tx) => admit({ tx, services }, context, admitted));
    const key = services.keys.decrypt(encryptedKey);
    const { siteUrl } = services.config;
    sendRedirect(context, appUrl({ key, otp, email: user.delivery_email, userId: user.id, siteUrl }));
  }
};

/** The login page: for a session in this browser, or with `mobile_flow_otp` for an app. */
export const loginPage = (services: Services): Page => ({
  async get(context) {
    await services.organization.fresh();
    const otp = new URLSearchParams(context.querystring).get(OTP_FIELD) ?? undefined;
    const session = await findSession(context, services);
    if (otp !== undefined && !isOtp(otp)) sendInvalidOtp(context);
    // An app login always requires the password, since any page can open this one with its own pad.
    else if (session && otp === undefined) sendRedirect(context, '/');
    else sendLogin(context, services, session, { otp });
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
        sendLogin(context, services, session, { otp, username, fault });
      },
    });
  },
});
