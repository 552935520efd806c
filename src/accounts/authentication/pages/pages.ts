import type { Context } from '../../../runtime/http/request.js';
import { API_ROOT } from '../../../runtime/http/match.js';
import type { Publisher } from '../../../runtime/http/published.js';
import { type Page, servePages, withSlash } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import { JOIN_PATH, REGISTER_PATH, SIGN_UP_PATH } from '../../invitations/links.js';
import { CONFIRMATION_PATH } from '../../users/confirm-email.js';
import { LOGIN_PATH } from '../../../runtime/pages/login-path.js';
import { RESET_PATH } from '../password-reset.js';
import { confirmEmailPage } from './confirm-email.js';
import { JOIN_SENT_PATH, joinSentPage } from './address-page.js';
import { joinPage } from './join.js';
import { registerPage } from './register.js';
import { loginPage } from './login.js';
import { LOGOUT_PATH, logoutPage } from './logout.js';
import { RESET_DONE_PATH, resetDonePage, resetFormPage } from './reset-form.js';
import { RESET_REQUESTED_PATH, resetRequestedPage, resetRequestPage } from './reset-request.js';
import { signUpPage } from './sign-up.js';

/** Pages behind a link with a token, by the path before the token. */
const LINKED: readonly (readonly [path: string, page: (services: Services, token: string) => Page])[] = [
  [RESET_PATH, resetFormPage],
  [CONFIRMATION_PATH, confirmEmailPage],
  [SIGN_UP_PATH, signUpPage],
  [JOIN_PATH, joinPage],
];

/** Serves the pages for login, logout, choosing a password and joining. */
export const servePersonalPages = (services: Services): Publisher => {
  const pages: ReadonlyMap<string, Page> = new Map([
    [withSlash(LOGIN_PATH), loginPage(services)],
    [withSlash(LOGOUT_PATH), logoutPage(services)],
    [RESET_PATH, resetRequestPage(services)],
    [RESET_REQUESTED_PATH, resetRequestedPage],
    [RESET_DONE_PATH, resetDonePage],
    [REGISTER_PATH, registerPage(services)],
    [JOIN_SENT_PATH, joinSentPage],
  ]);
  const pageAt = (context: Context): Page | undefined => {
    if (context.path.startsWith(API_ROOT)) return undefined;
    const path = withSlash(context.path);
    const page = pages.get(path);
    if (page) return page;
    const linked = LINKED.find(([start]) => path.startsWith(start));
    return linked?.[1](services, path.slice(linked[0].length, -1));
  };
  return servePages(services, pageAt);
};
