import { errors } from '../../../../generated/errors.js';
import type { Context } from '../../../runtime/http/request.js';
import type { Outcome } from '../../invitations/join.js';
import { JOIN_PATH } from '../../invitations/links.js';
import { isUsableEmail } from '../../../lib/email-address.js';
import { checkEmailOfNewAccount } from '../../../chat/organization/allowed-email.js';
import { html } from '../../../runtime/pages/page.js';
import { sendPage, sendRedirect } from '../../../runtime/pages/send.js';
import type { Page } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import { LOGIN_PATH } from '../../../runtime/pages/login-path.js';
import { addressForm } from './address-form.js';

export const JOIN_SENT_PATH = `${JOIN_PATH}sent/`;

/** A way to join that proves no address, so that the entered one gets a link. */
interface Way {
  /** Whether users can join this way now. */
  readonly isOpen: () => Promise<boolean>;
  readonly sendClosed: (context: Context) => void;
  /** Mails the link. */
  readonly confirm: (email: string) => Promise<Outcome>;
}

/** A page where users who join enter their email address. */
export const addressPage = (services: Services, way: Way): Required<Page> =>
  addressForm(services, {
    title: () => `Join ${services.organization.current.name}`,
    explanation: 'You get an email with a link to a page where you create your account.',
    footer: html`<p><a href="${LOGIN_PATH}">Log in, if you have an account</a></p>`,
    async isOpen(context) {
      const isOpen = await way.isOpen();
      if (!isOpen) way.sendClosed(context);
      return isOpen;
    },
    async check(email) {
      if (!isUsableEmail(services.config.siteUrl, email)) throw errors.invalidEmail();
      await services.store.read((tx) => checkEmailOfNewAccount({ tx, services }, email));
    },
    limits: ['join_form_by_ip', 'join_form_by_email'],
    async mail(context, email) {
      const outcome = await way.confirm(email);
      if (outcome === 'sent') sendRedirect(context, JOIN_SENT_PATH);
      else if (outcome === 'unknown') way.sendClosed(context);
      else throw errors.rateLimitHit({ 'retry-after': 3600 });
    },
  });

export const joinSentPage: Page = {
  get(context) {
    sendPage(context, 200, {
      title: 'Check your email',
      body: html`<h1>Check your email</h1>
        <p>A link is on its way. It is good for a day.</p>`,
    });
  },
};
