import type { Context } from '../../http/request-state.js';
import { API_ROOT } from '../../http/match.js';
import type { Publisher } from '../../http/published.js';
import { servePages, type Page } from '../../pages/serve.js';
import type { Services } from '../../services.js';
import { LOGIN_PATH } from '../mobile-flow.js';
import { RESET_PATH } from '../password-reset.js';
import { parseCookie, SESSION_COOKIE } from '../sessions/cookies.js';
import { homePage } from './home.js';
import { loginPage } from './login.js';
import { LOGOUT_PATH, logoutPage } from './logout.js';
import { RESET_DONE_PATH, resetDonePage, resetFormPage } from './reset-form.js';
import { RESET_REQUESTED_PATH, resetRequestedPage, resetRequestPage } from './reset-request.js';

/** Adds the final slash: `/login` and `/login/` are the same page. */
const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** Serves the pages for login, logout and choosing a password. */
export const servePersonalPages = (services: Services): Publisher => {
  const home = homePage(services);
  const pages: ReadonlyMap<string, Page> = new Map([
    [withSlash(LOGIN_PATH), loginPage(services)],
    [withSlash(LOGOUT_PATH), logoutPage(services)],
    [RESET_PATH, resetRequestPage(services)],
    [RESET_REQUESTED_PATH, resetRequestedPage],
    [RESET_DONE_PATH, resetDonePage],
  ]);
  const pageAt = (context: Context): Page | undefined => {
    if (context.path.startsWith(API_ROOT)) return undefined;
    const path = withSlash(context.path);
    // Without a session, the root of the site redirects to the documentation.
    if (path === '/') return parseCookie(context, SESSION_COOKIE) === undefined ? undefined : home;
    const page = pages.get(path);
    if (page || !path.startsWith(RESET_PATH)) return page;
    return resetFormPage(services, path.slice(RESET_PATH.length, -1));
  };
  return servePages(services, pageAt);
};
