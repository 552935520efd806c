import type { Publisher } from '../../runtime/http/published.js';
import type { Context } from '../../runtime/http/request.js';
import { html } from '../../runtime/pages/page.js';
import { sendPage } from '../../runtime/pages/send.js';
import { type Page, servePages } from '../../runtime/pages/serve.js';
import type { Services } from '../services.js';
import { changeSettings } from '../../chat/settings/change.js';
import { findUser } from '../../chat/users/model/store.js';
import { endChannelEmails } from './notifications/end.js';
import {
  parseUnsubscribePath,
  UNSUBSCRIBE_PATH,
  type UnsubscribeKind,
  unsubscribeKinds,
  type UnsubscribeLink,
} from './unsubscribe-link.js';

/** What a page calls the emails of each kind. */
const names: Readonly<Record<UnsubscribeKind, string>> = {
  missed_messages: 'emails about messages that you missed',
  login: 'emails about new logins',
  digest: 'digest emails',
};

/** Turns off the settings of a kind, as `PATCH /settings` does. Returns false if the user does not exist. */
const switchOff = (services: Services, { kind, userId }: UnsubscribeLink): Promise<boolean> =>
  services.store.write(async (tx) => {
    await tx.lock('users', userId);
    const user = await findUser(tx, userId);
    if (!user) return false;
    const changes = Object.fromEntries(unsubscribeKinds[kind].map((name) => [name, false]));
    await changeSettings({ tx, services }, user, changes);
    if (kind === 'missed_messages') await endChannelEmails(tx, user);
    return true;
  });

const ask = (context: Context, organization: string, kind: UnsubscribeKind): void => {
  sendPage(context, 200, {
    title: `Unsubscribe from ${organization}`,
    body: html`<h1>Unsubscribe</h1>
      <p>Do you want to stop ${names[kind]} from ${organization}?</p>
      <form method="post">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button>Unsubscribe</button>
      </form>`,
  });
};

const confirm = (context: Context, organization: string, kind: UnsubscribeKind): void => {
  sendPage(context, 200, {
    title: 'Unsubscribed',
    body: html`<h1>Unsubscribed</h1>
      <p>You will get no more ${names[kind]} from ${organization}.</p>
      <p>You can switch them on again in the settings of your account.</p>`,
  });
};

const refuse = (context: Context): void => {
  sendPage(context, 404, {
    title: 'Unknown link',
    body: html`<h1>Unknown link</h1>
      <p>This link is incomplete. Open it from the email again.</p>`,
  });
};

const unsubscribePage = (services: Services, link: UnsubscribeLink | undefined): Page => ({
  async get(context) {
    if (!link) {
      refuse(context);
      return;
    }
    const { name } = await services.organization.fresh();
    ask(context, name, link.kind);
  },
  // The form's fields are not read: the signature is the permission.
  async post(context) {
    if (!link || !(await switchOff(services, link))) {
      refuse(context);
      return;
    }
    const { name } = await services.organization.fresh();
    confirm(context, name, link.kind);
  },
});

/**
 * Serves the page behind the unsubscribe link of an email. GET only asks, since mail scanners open links. POST
 * unsubscribes, from the page's button or from a mail program (RFC 8058).
 */
export const unsubscribe = (services: Services): Publisher =>
  servePages(services, ({ path }) =>
    path.startsWith(UNSUBSCRIBE_PATH)
      ? unsubscribePage(services, parseUnsubscribePath(services.secrets, path.slice(UNSUBSCRIBE_PATH.length)))
      : undefined,
  );
