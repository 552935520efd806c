import type { Context } from '../../../runtime/http/request.js';
import { html } from '../../../runtime/pages/page.js';
import { sendPage } from '../../../runtime/pages/send.js';
import type { Page } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import {
  confirmEmail,
  type EmailOfLink,
  type EmailRefusal,
  readEmailLink,
} from '../../users/confirm-email.js';

const refusals: Readonly<Record<EmailRefusal, { readonly status: number; readonly text: string }>> = {
  unknown: { status: 404, text: 'This link was used already, or it is too old.' },
  taken: { status: 409, text: 'This email address belongs to another account.' },
  'not allowed': { status: 409, text: 'The organization does not allow this email address any more.' },
};

const refuse = (context: Context, refusal: EmailRefusal): void => {
  const { status, text } = refusals[refusal];
  sendPage(context, status, {
    title: 'Email address not changed',
    body: html`<h1>Your email address is not changed</h1>
      <p role="alert" class="error">${text}</p>`,
  });
};

const ask = (context: Context, organization: string, { user, email }: EmailOfLink): void => {
  sendPage(context, 200, {
    title: 'Confirm your email address',
    body: html`<h1>Confirm your email address</h1>
      <p>Is ${email} the new email address of ${user.full_name} on ${organization}?</p>
      <form method="post">
        <button type="submit">Confirm</button>
      </form>`,
  });
};

/** The page behind the link that is sent to a new address. GET only asks, since mail scanners open links. */
export const confirmEmailPage = (services: Services, token: string): Page => ({
  async get(context) {
    const { name } = await services.organization.fresh();
    const wanted = await services.store.read((tx) => readEmailLink({ tx, services }, token));
    if (typeof wanted === 'object') ask(context, name, wanted);
    else refuse(context, wanted);
  },
  // The token is the permission, so the form has no other field.
  async post(context) {
    await services.organization.fresh();
    const changed = await confirmEmail(services, token);
    if (typeof changed !== 'object') {
      refuse(context, changed);
      return;
    }
    sendPage(context, 200, {
      title: 'Email address changed',
      body: html`<h1>Your email address is changed</h1>
        <p>The email address of your account is now ${changed.email}.</p>`,
    });
  },
});
