import { errors } from '../../../../generated/errors.js';
import type { Context } from '../../../runtime/http/request.js';
import type { Accept } from '../../invitations/sign-up.js';
import { isDirectoryLogin, isEmailLogin } from '../../../chat/organization/authentication-methods.js';
import { html } from '../../../runtime/pages/page.js';
import type { Page } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import { checkOrigin } from '../../../runtime/identity/csrf.js';
import type { Session } from '../../../runtime/identity/logins.js';
import { csrfField, type Fault, findSession, sendFormPage, submit } from './forms.js';
import { sendOldInvitation } from './old-invitation.js';
import { passwordRow, usernameRow } from './rows.js';
import { startVerified, verifyForm } from './verify-form.js';

/** An invitation or a link, for users whom a directory knows. */
interface Joining {
  /** Whether it is valid now. */
  readonly isOpen: () => Promise<boolean>;
  readonly accept: Accept;
}

const sendForm = (
  context: Context,
  services: Services,
  session: Session | undefined,
  { username, fault }: { username?: string; fault?: Fault } = {},
): void => {
  const { name } = services.organization.current;
  const isWrong = fault !== undefined;
  const body = html`<p>Log in with the username and password that you have in the directory of ${name}.</p>
    <form method="post">
      ${csrfField(context, services, session)} ${usernameRow({ value: username ?? '', isWrong }, true)}
      ${passwordRow({ isWrong })}
      <button type="submit">Join</button>
    </form>`;
  sendFormPage(context, { title: `Join ${name}`, heading: `Join ${name}`, body, fault });
};

/** The page of an invitation where all accounts come from a directory. The directory verifies the password and the email. */
export const directoryPage = (services: Services, { isOpen, accept }: Joining): Required<Page> => ({
  async get(context) {
    if (await isOpen()) sendForm(context, services, await findSession(context, services));
    else sendOldInvitation(context);
  },
  async post(context, form) {
    checkOrigin(context, services);
    if (!(await isOpen())) {
      sendOldInvitation(context);
      return;
    }
    const { username = '' } = form;
    await submit(context, services, form, {
      act: async (session) =>
        startVerified(context, services, session, await verifyForm(context, services, form, accept)),
      refuse(session, fault) {
        sendForm(context, services, session, { username, fault });
      },
    });
  },
});

/** The pages of one address: for accounts with passwords of this server, and where all come from a directory. */
interface Pages {
  readonly own: Required<Page>;
  readonly directory: Required<Page>;
}

/** Serves the page for the way in which users of the organization log in. */
export const byLogin = (services: Services, { own, directory }: Pages): Page => {
  const choose = async (): Promise<Required<Page>> => {
    const { is_active, settings } = await services.organization.fresh();
    if (!is_active) throw errors.realmDeactivated();
    if (isEmailLogin(settings.authentication_methods)) return own;
    if (isDirectoryLogin(settings.authentication_methods)) return directory;
    throw errors.passwordAuthDisabled();
  };
  return {
    get: async (context) => (await choose()).get(context),
    post: async (context, form) => (await choose()).post(context, form),
  };
};
