import { html } from '../../pages/page.js';
import { sendPage, sendRedirect } from '../../pages/send.js';
import type { Page } from '../../pages/serve.js';
import type { Services } from '../../services.js';
import { endedCookies } from '../sessions/cookies.js';
import { LOGIN_PATH } from '../mobile-flow.js';
import { csrfField, findSession } from './forms.js';
import { EVERYWHERE, LOGOUT_PATH } from './logout.js';

/** The root of the site for a browser with a session. Shows the logged-in user and a logout button. */
export const homePage = (services: Services): Page => ({
  async get(context) {
    const session = await findSession(context, services);
    if (!session) {
      context.append('Set-Cookie', endedCookies(services.config));
      sendRedirect(context, LOGIN_PATH);
      return;
    }
    const { full_name, delivery_email } = session.actor;
    const { name } = services.organization.current;
    const body = html`<h1>${name}</h1>
      <p>You are logged in as ${full_name} (${delivery_email}).</p>
      <form method="post" action="${LOGOUT_PATH}">
        ${csrfField(context, services, session)}
        <button type="submit">Log out</button>
        <button type="submit" name="${EVERYWHERE}" value="true">Log out everywhere</button>
      </form>
      <p><a href="/docs">The API</a></p>`;
    sendPage(context, 200, { title: name, body });
  },
});
