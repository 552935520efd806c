import { sendRedirect } from '../../../runtime/pages/send.js';
import type { Page } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import { endedCookies, parseCookie, SESSION_COOKIE } from '../../../runtime/identity/cookies.js';
import { checkCsrf, CSRF_FIELD } from '../../../runtime/identity/csrf.js';
import type { Session } from '../../../runtime/identity/logins.js';
import { endSessions, endSessionsOf } from '../sessions/store.js';
import { LOGIN_PATH } from '../../../runtime/pages/login-path.js';
import { findSession } from './forms.js';

export const LOGOUT_PATH = '/logout';

/** The field of the button that logs out every browser. */
export const EVERYWHERE = 'everywhere';

const end = ({ store }: Services, { id, actor }: Session, isEverywhere: boolean): Promise<void> =>
  store.write((tx) => (isEverywhere ? endSessionsOf(tx, actor.id) : endSessions(tx, actor.id, [id])));

/** Ends the session of the browser, or all sessions of its user. */
export const logoutPage = (services: Services): Page => ({
  get(context) {
    sendRedirect(context, '/');
  },
  async post(context, form) {
    const session = await findSession(context, services);
    if (session) {
      checkCsrf(context, services, session, form[CSRF_FIELD]);
      await end(services, session, form[EVERYWHERE] !== undefined);
    }
    // A form of another site arrives without the cookies, and must not delete them.
    if (parseCookie(context, SESSION_COOKIE) !== undefined)
      context.append('Set-Cookie', endedCookies(services.config));
    sendRedirect(context, LOGIN_PATH);
  },
});
