import { errors } from '../../../../generated/errors.js';
import { ApiError } from '../../../contract/api-error.js';
import { type Context, RequestFacts } from '../../../runtime/http/request.js';
import { acceptMailed, checkInvitedEmail, findMailedInvitation, signUp } from '../../invitations/sign-up.js';
import type { Invitation } from '../../invitations/store.js';
import { html } from '../../../runtime/pages/page.js';
import { sendPage } from '../../../runtime/pages/send.js';
import type { Form, Page } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import { checkFullName } from '../../../chat/users/model/name.js';
import { LOGIN_PATH } from '../../../runtime/pages/login-path.js';
import { checkOrigin } from '../../../runtime/identity/csrf.js';
import type { Session } from '../../../runtime/identity/logins.js';
import { byLogin, directoryPage } from './directory-page.js';
import { csrfField, type Fault, findSession, sendFormPage, submit } from './forms.js';
import { sendOldInvitation } from './old-invitation.js';
import { fullNameRow, newPasswordRow, passwordRules } from './rows.js';
import { sendSession } from './send-session.js';

const sendForm = (
  context: Context,
  services: Services,
  session: Session | undefined,
  { email, fullName, fault }: { email: string; fullName?: string; fault?: Fault },
): void => {
  const { name } = services.organization.current;
  const isWrong = fault !== undefined;
  const body = html`<p>Your account will have the email ${email}.</p>
    <form method="post">
      ${csrfField(context, services, session)} ${fullNameRow({ value: fullName ?? '', isWrong })}
      ${newPasswordRow({ isWrong }, 'password', 'Password')}
      <p>${passwordRules}</p>
      <button type="submit">Join</button>
    </form>`;
  sendFormPage(context, { title: `Join ${name}`, heading: `Join ${name}`, body, fault });
};

const sendRefusal = (context: Context, { message, status }: ApiError): void => {
  sendPage(context, status, {
    title: 'No new account',
    body: html`<h1>No account was created</h1>
      <p role="alert" class="error">${message}</p>
      <p><a href="${LOGIN_PATH}">Log in, if you have an account</a></p>`,
  });
};

/** Returns the invitation of the link. Sends a page and returns undefined if no account can be created with it. */
const findUsable = async (
  context: Context,
  services: Services,
  token: string,
): Promise<Invitation | undefined> => {
  try {
    const found = await services.store.read(async (tx) => {
      const scope = { tx, services };
      const valid = await findMailedInvitation(scope, token);
      if (valid) await checkInvitedEmail(scope, valid.terms);
      return valid?.terms;
    });
    if (!found) sendOldInvitation(context);
    return found;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    sendRefusal(context, error);
    return undefined;
  }
};

/** Creates the account and logs its user in. Throws if the form is refused. */
const create = async (
  context: Context,
  services: Services,
  { token, email, session }: { token: string; email: string; session: Session | undefined },
  { full_name: typed = '', password = '' }: Form,
): Promise<void> => {
  const fullName = checkFullName(typed);
  if (await services.passwords.isTooWeak(password, [email, fullName])) throw errors.passwordTooWeak();
  const passwordHash = await services.passwords.hash(password);
  const request = new RequestFacts(context);
  const started = await signUp(services, { token, fullName, passwordHash, request, earlier: session });
  if (started) sendSession(context, services, started);
  else sendOldInvitation(context);
};

/** The form with which a user creates an account with a password. GET changes nothing. */
const passwordPage = (services: Services, token: string): Required<Page> => ({
  async get(context) {
    const found = await findUsable(context, services, token);
    if (found) sendForm(context, services, await findSession(context, services), found);
  },
  async post(context, form) {
    checkOrigin(context, services);
    const found = await findUsable(context, services, token);
    if (!found) return;
    const { email } = found;
    await submit(context, services, form, {
      act: (session) => create(context, services, { token, email, session }, form),
      refuse(session, fault) {
        sendForm(context, services, session, { email, fullName: form.full_name ?? '', fault });
      },
    });
  },
});

/** The page behind a mailed link, where an invited user creates an account. */
export const signUpPage = (services: Services, token: string): Page => {
  const isOpen = (): Promise<boolean> =>
    services.store.read(async (tx) => (await findMailedInvitation({ tx, services }, token)) !== undefined);
  return byLogin(services, {
    own: passwordPage(services, token),
    directory: directoryPage(services, { isOpen, accept: acceptMailed(token) }),
  });
};
