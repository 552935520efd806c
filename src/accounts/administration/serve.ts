import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { errors } from '../../../generated/errors.js';
import {
  endedCookies,
  NOTICE_COOKIE,
  noticeCookie,
  parseCookie,
  SESSION_COOKIE,
} from '../../runtime/identity/cookies.js';
import { checkCsrf, CSRF_FIELD } from '../../runtime/identity/csrf.js';
import { findSession } from '../authentication/pages/forms.js';
import { refusal } from '../../runtime/identity/authenticate.js';
import { ApiError } from '../../contract/api-error.js';
import type { Api } from '../../runtime/http/dispatch.js';
import type { Publisher } from '../../runtime/http/published.js';
import { RequestEnd } from '../../runtime/http/request-end.js';
import type { Context } from '../../runtime/http/request.js';
import type { FormFile } from '../../contract/types.js';
import { projectRoot } from '../../lib/project-root.js';
import { keptOnce } from '../../lib/make-once.js';
import { loginPath } from '../../runtime/pages/login-path.js';
import { html, type Html } from '../../runtime/pages/page.js';
import { sendRedirect } from '../../runtime/pages/send.js';
import { type Form, type Page, servePages, withSlash } from '../../runtime/pages/serve.js';
import type { Services } from '../services.js';
import { givenIn } from './actions.js';
import { ACTION_FIELD } from './fields.js';
import { sendView } from './layout.js';
import type { ManagedPage } from './managed-page.js';
import { type Refused, routeOf, View } from './view.js';
import { accountPage } from './pages/account.js';
import { botsPage } from './pages/bots.js';
import { channelPage } from './pages/channel.js';
import { channelsPage } from './pages/channels.js';
import { conversationPage } from './pages/conversation.js';
import { exportsPage } from './pages/exports.js';
import { homePage } from './pages/home.js';
import { peoplePage } from './pages/people.js';
import { personPage } from './pages/person.js';
import { serverPage } from './pages/server.js';
import { settingsPage } from './pages/settings.js';
import type { Config } from '../../runtime/config.js';

/** In seconds. The browser loads the next page at once. */
const KEPT = 30;

/** An action of a page that was done. */
interface Notice {
  readonly path: string;
  readonly action: string;
}

/** Lets the next page state what an action did. The address of a page cannot, since links of others have addresses, too. */
const leaveNotice = (context: Context, config: Config, { path, action }: Notice): void => {
  context.append('Set-Cookie', noticeCookie(config, `${encodeURIComponent(path)}.${action}`, KEPT));
};

/** Returns what the last action did, once. */
const takeNotice = (context: Context, config: Config): Notice | undefined => {
  const value = parseCookie(context, NOTICE_COOKIE);
  if (value === undefined) return undefined;
  context.append('Set-Cookie', noticeCookie(config, '', 0));
  const [, path = '', action = ''] = /^%2F([\w%-]*)\.(\w+)$/.exec(value) ?? [];
  return { path: `/${path.replaceAll('%2F', '/')}`, action };
};

/** Returns all pages in the order of the menu. */
const createPages = (reasonNotReady: () => Promise<string | undefined>): readonly ManagedPage[] => [
  homePage,
  accountPage,
  botsPage,
  peoplePage,
  personPage,
  channelsPage,
  channelPage,
  settingsPage,
  exportsPage,
  serverPage(reasonNotReady),
  conversationPage,
];

/** What an action did. */
interface Done {
  readonly name: string;
  readonly next: string | undefined;
  readonly revealed: Html | undefined;
}

interface Parts {
  readonly services: Services;
  readonly api: Api;
  /** Why load balancers should send no requests to this process. */
  readonly reasonNotReady: () => Promise<string | undefined>;
}

const readForms = async (): Promise<FormFile> =>
  JSON.parse(await readFile(join(projectRoot, 'dist/generated/forms.json'), 'utf8')) as FormFile;

/** Serves the pages on which people manage their account, and administrators the organization. */
export const serveAdministration = ({ services, api, reasonNotReady }: Parts): Publisher => {
  const load = keptOnce(readForms);
  const pages = createPages(reasonNotReady);
  const byPath = new Map(pages.map((page) => [withSlash(page.path), page]));

  /** Returns the view of a page. Redirects to the login, and returns undefined, without a session. */
  const open = async (
    context: Context,
    page: ManagedPage,
    { form, refused }: { form?: Form; refused?: Refused } = {},
  ): Promise<View | undefined> => {
    await services.organization.fresh();
    const session = await findSession(context, services);
    if (!session) {
      if (page.path === '/') context.append('Set-Cookie', endedCookies(services.config));
      sendRedirect(context, loginPath(context));
      return undefined;
    }
    const refusedRole = refusal(routeOf(page.needs), session.actor);
    if (refusedRole) {
      // An administrator who gave up the role still learns that it worked.
      if (context.method === 'POST' || parseCookie(context, NOTICE_COOKIE) === undefined) throw refusedRole;
      sendRedirect(context, '/');
      return undefined;
    }
    // Its operations have the session, even if it got another ID for this request.
    context.state.requester = Promise.resolve({ actor: session.actor, session });
    const calls = { api, context, end: new RequestEnd(context.res, session) };
    const parts = { services, session, calls, forms: await load(), actions: page.actions };
    return new View({ ...parts, refused, token: form?.[CSRF_FIELD] });
  };

  /** Returns the page after an action. What the action revealed is shown even if the page cannot be. */
  const bodyAfter = (view: View, page: ManagedPage): Promise<Html> =>
    page.body(view).catch((error: unknown) => {
      if (error instanceof ApiError) return html`<p>${error.body.msg}</p>`;
      throw error;
    });

  /** Does what a form asks for. Returns what only this response shows, and the page that follows. */
  const act = async (view: View, page: ManagedPage, form: Form): Promise<Done> => {
    const name = form[ACTION_FIELD] ?? '';
    const action = Object.hasOwn(page.actions, name) ? page.actions[name] : undefined;
    checkCsrf(view.context, services, view.session, form[CSRF_FIELD]);
    if (!action) throw errors.missingArgument({ var_name: ACTION_FIELD });
    const given = givenIn(form, action.fields(await load(), view), [ACTION_FIELD, CSRF_FIELD]);
    return { name, next: action.next, revealed: await action.run(view, given) };
  };

  const noticeFor = (context: Context): string | undefined => {
    const left = takeNotice(context, services.config);
    const actions = left && byPath.get(withSlash(left.path))?.actions;
    return actions && Object.hasOwn(actions, left.action) ? actions[left.action]?.done : undefined;
  };

  const pageAt = (page: ManagedPage): Page => ({
    async get(context) {
      const view = await open(context, page);
      if (!view) return;
      const body = await page.body(view);
      const notice = noticeFor(context);
      sendView(view, { page, pages, body, ...(notice !== undefined && { notice }) });
    },
    async post(context, form) {
      const view = await open(context, page, { form });
      if (!view) return;
      const done = await act(view, page, form).catch((error: unknown) => {
        if (error instanceof ApiError) return error;
        throw error;
      });
      if (done instanceof ApiError) {
        const again = await open(context, page, { refused: { form, error: done } });
        if (again) sendView(again, { page, pages, body: await page.body(again), error: done });
      } else if (done.revealed) {
        sendView(view, { page, pages, body: await bodyAfter(view, page), revealed: done.revealed });
      } else {
        // A reload of the next page repeats nothing.
        leaveNotice(context, services.config, { path: page.path, action: done.name });
        sendRedirect(context, done.next ?? context.path + context.search);
      }
    },
  });

  return servePages(services, (context) => {
    const page = byPath.get(withSlash(context.path));
    if (!page) return undefined;
    // Without a session, the root of the site redirects to the documentation.
    if (page.path === '/' && parseCookie(context, SESSION_COOKIE) === undefined) return undefined;
    return pageAt(page);
  });
};
