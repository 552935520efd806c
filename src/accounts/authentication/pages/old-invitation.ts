import type { Context } from '../../../runtime/http/request.js';
import { html } from '../../../runtime/pages/page.js';
import { sendPage } from '../../../runtime/pages/send.js';
import { LOGIN_PATH } from '../../../runtime/pages/login-path.js';

/** Sends the page for a link that is unknown, used, revoked or expired. */
export const sendOldInvitation = (context: Context): void => {
  sendPage(context, 404, {
    title: 'Old invitation',
    body: html`<h1>This invitation is no longer valid</h1>
      <p>It was used already, it was revoked, or it is too old. Ask the sender for another one.</p>
      <p><a href="${LOGIN_PATH}">Log in, if you have an account</a></p>`,
  });
};
