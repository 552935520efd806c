import { EVERYWHERE, LOGOUT_PATH } from '../../authentication/pages/logout.js';
import { html } from '../../../runtime/pages/page.js';
import type { ManagedPage } from '../managed-page.js';

/** The root of the site for a logged-in person. */
export const homePage: ManagedPage = {
  path: '/',
  title: 'Home',
  needs: 'getOwnUser',
  inMenu: true,
  actions: {},
  body: (view) => {
    const { full_name, delivery_email, role } = view.actor;
    return Promise.resolve(
      html`<p>You are logged in as ${full_name} (${delivery_email}).</p>
        <p>Your role: ${view.choice('updateUser', 'role', String(role))}.</p>
        <form method="post" action="${LOGOUT_PATH}">
          ${view.csrf}
          <button type="submit">Log out</button>
          <button type="submit" name="${EVERYWHERE}" value="true">Log out everywhere</button>
        </form>`,
    );
  },
};
