import { errors } from '../../../../generated/errors.js';
import type { Context } from '../../../runtime/http/request.js';
import { html } from '../../../runtime/pages/page.js';
import { sendPage, sendRedirect } from '../../../runtime/pages/send.js';
import type { Page } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import type { User } from '../../../chat/users/model/store.js';
import { findPasswordReset, RESET_PATH, resetPassword } from '../password-reset.js';
import { checkCsrf, CSRF_FIELD } from '../../../runtime/identity/csrf.js';
import type { Session } from '../../../runtime/identity/logins.js';
import { LOGIN_PATH } from '../../../runtime/pages/login-path.js';
import { csrfField, type Fault, findSession, sendFormPage } from './forms.js';
import { newPasswordRow, passwordRules } from './rows.js';
import { checkHasPasswords } from './reset-request.js';

export const RESET_DONE_PATH = '/accounts/password/done/';

const sendForm = (
  context: Context,
  services: Services,
  session: Session | undefined,
  { user, fault }: { user: User; fault?: Fault | undefined },
): void => {
  const isWrong = fault !== undefined;
  const body = html`<p>${passwordRules} All browsers are logged out.</p>
    <form method="post">
      ${csrfField(context, services, session)} ${newPasswordRow({ isWrong }, 'new_password', 'New password')}
      ${newPasswordRow({ isWrong }, 'repeated_password', 'New password, again')}
      <button type="submit">Set the password</button>
    </form>`;
  const heading = `New password for ${user.delivery_email}`;
  sendFormPage(context, { title: 'New password', heading, body, fault });
};

const sendUnknown = (context: Context): void => {
  sendPage(context, 404, {
    title: 'Old link',
    body: html`<h1>This link was used already, or it is too old</h1>
      <p><a href="${RESET_PATH}">Request another one</a></p>`,
  });
};

/** Returns what is wrong with the passwords of a form. */
const faultOf = async (
  { passwords }: Services,
  user: User,
  password: string,
  repeated: string,
): Promise<Fault | undefined> => {
  if (password !== repeated) return { status: 400, message: 'The two passwords differ.' };
  const isTooWeak = await passwords.isTooWeak(password, [user.delivery_email, user.full_name]);
  return isTooWeak ? errors.newPasswordTooWeak() : undefined;
};

/** The page behind a mailed link, where the account's user chooses a password. GET changes nothing. */
export const resetFormPage = (services: Services, token: string): Page => {
  const find = (): Promise<User | undefined> =>
    services.store.read((tx) => findPasswordReset(tx, token, services.clock.seconds()));
  return {
    async get(context) {
      await checkHasPasswords(services);
      const user = await find();
      if (user) sendForm(context, services, await findSession(context, services), { user });
      else sendUnknown(context);
    },
    async post(context, form) {
      await checkHasPasswords(services);
      const user = await find();
      if (!user) {
        sendUnknown(context);
        return;
      }
      const session = await findSession(context, services);
      checkCsrf(context, services, session, form[CSRF_FIELD]);
      const { new_password: password = '', repeated_password: repeated = '' } = form;
      const fault = await faultOf(services, user, password, repeated);
      if (fault) {
        sendForm(context, services, session, { user, fault });
        return;
      }
      const passwordHash = await services.passwords.hash(password);
      if (await resetPassword(services, token, { passwordHash, address: context.ip }))
        sendRedirect(context, RESET_DONE_PATH);
      else sendUnknown(context);
    },
  };
};

export const resetDonePage: Page = {
  get(context) {
    sendPage(context, 200, {
      title: 'Password set',
      body: html`<h1>Your new password is set</h1>
        <p><a href="${LOGIN_PATH}">Log in</a></p>`,
    });
  },
};
