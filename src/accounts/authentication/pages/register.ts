import type { Context } from '../../../runtime/http/request.js';
import { confirmOpenAddress, isOpenToAll } from '../../invitations/join.js';
import { html } from '../../../runtime/pages/page.js';
import { sendPage, sendRedirect } from '../../../runtime/pages/send.js';
import type { Page } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import { LOGIN_PATH } from '../../../runtime/pages/login-path.js';
import { addressPage } from './address-page.js';
import { byLogin } from './directory-page.js';

const sendInvitationRequired = (context: Context): void => {
  sendPage(context, 403, {
    title: 'Invitation required',
    body: html`<h1>You need an invitation</h1>
      <p>Ask a member of the organization to invite you.</p>
      <p><a href="${LOGIN_PATH}">Log in, if you have an account</a></p>`,
  });
};

/** Users of a directory join when they log in. */
const toLogin = (context: Context): Promise<void> => {
  sendRedirect(context, LOGIN_PATH);
  return Promise.resolve();
};

/** The page where users join without an invitation. */
export const registerPage = (services: Services): Page =>
  byLogin(services, {
    own: addressPage(services, {
      isOpen: () => Promise.resolve(isOpenToAll(services)),
      sendClosed: sendInvitationRequired,
      confirm: (email) => confirmOpenAddress(services, email),
    }),
    directory: { get: toLogin, post: toLogin },
  });
