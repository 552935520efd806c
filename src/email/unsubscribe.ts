import { errors } from '../../generated/errors.js';
import { countRequest } from '../contract/authenticate.js';
import type { Context, Middleware } from '../contract/exchange.js';
import { readBounded } from '../contract/body.js';
import { html, sendPage } from '../pages/page.js';
import type { Server } from '../server.js';
import { changeSettings } from '../settings/change.js';
import { findUser } from '../users/store.js';
import { endChannelEmails } from './notifications/end.js';
import {
  readUnsubscribePath,
  UNSUBSCRIBE_PATH,
  unsubscribeKinds,
  type UnsubscribeKind,
  type UnsubscribeLink,
} from './unsubscribe-link.js';

/** A form of one field; mail programs send it as multipart, with a boundary. */
const MAX_BODY_BYTES = 8 * 1024;

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

/** What a page calls the emails of each kind. */
const names: Readonly<Record<UnsubscribeKind, string>> = {
  missed_messages: 'emails about messages that you missed',
  login: 'emails about new logins',
  digest: 'digest emails',
};

/** Switches the settings of a kind off, in the way `PATCH /settings` does; false if there is no such user. */
const switchOff = (server: Server, { kind, userId }: UnsubscribeLink): Promise<boolean> =>
  server.store.write(async (tx) => {
    await tx.lock('users', userId);
    const user = await findUser(tx, userId);
    if (!user) return false;
    const changes = Object.fromEntries(unsubscribeKinds[kind].map((name) => [name, false]));
    await changeSettings(tx, server, user, changes);
    if (kind === 'missed_messages') await endChannelEmails(tx, user);
    return true;
  });

const ask = (context: Context, organization: string, kind: UnsubscribeKind): void => {
  sendPage(context, 200, {
    title: `Unsubscribe from ${organization}`,
    body: html`<p>Do you want to stop ${names[kind]} from ${organization}?</p>
      <form method="post">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button>Unsubscribe</button>
      </form>`,
  });
};

const confirm = (context: Context, organization: string, kind: UnsubscribeKind): void => {
  sendPage(context, 200, {
    title: 'Unsubscribed',
    body: html`<p>You will get no more ${names[kind]} from ${organization}.</p>
      <p>You can switch them on again in the settings of your account.</p>`,
  });
};

const refuse = (context: Context): void => {
  sendPage(context, 404, {
    title: 'Unknown link',
    body: html`<p>This link is incomplete. Open it from the email again.</p>`,
  });
};

const serve = async (server: Server, context: Context): Promise<void> => {
  const { method } = context;
  context.set('Allow', METHODS.join(', '));
  if (method === 'OPTIONS') {
    context.status = 204;
    return;
  }
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && method !== 'POST') throw errors.methodNotAllowed({ allowed_methods: [...METHODS] });
  await countRequest(context, server, 'api_by_ip', context.ip);
  const link = readUnsubscribePath(server.secrets, context.path.slice(UNSUBSCRIBE_PATH.length));
  if (!link) {
    refuse(context);
    return;
  }
  const { name } = await server.organization.fresh();
  if (isRead) {
    ask(context, name, link.kind);
    return;
  }
  // What the form says does not matter: the signature is the permission.
  await readBounded(context.req, MAX_BODY_BYTES);
  if (await switchOff(server, link)) confirm(context, name, link.kind);
  else refuse(context);
};

/**
 * The page behind the unsubscribe link of an email. GET only asks, since scanners open the links of emails; POST
 * unsubscribes, from the page's button or from a mail program (RFC 8058).
 */
export const unsubscribe =
  (server: Server): Middleware =>
  (context, next) =>
    context.path.startsWith(UNSUBSCRIBE_PATH) ? serve(server, context) : next();
