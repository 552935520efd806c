import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { endedCookies, parseCookie, SESSION_COOKIE } from '../authentication/sessions/cookies.js';
import { checkCsrf, CSRF_FIELD } from '../authentication/sessions/csrf.js';
import { findSession } from '../authentication/pages/forms.js';
import { refusal } from '../authentication/authorize.js';
import { ApiError } from '../http/api-error.js';
import type { Api } from '../http/dispatch.js';
import type { Publisher } from '../http/published.js';
import { RequestEnd } from '../http/request-end.js';
import type { Context } from '../http/request-state.js';
import type { FormFile } from '../http/types.js';
import { projectRoot } from '../http/validators.js';
import { keptOnce } from '../lib/kept-once.js';
import { loginPath } from '../pages/login-path.js';
import type { Html } from '../pages/page.js';
import { sendRedirect } from '../pages/send.js';
import { servePages, withSlash, type Form, type Page } from '../pages/serve.js';
import type { Services } from '../services.js';
import { ACTION_FIELD, givenIn } from './actions.js';
import { sendView, type Outcome } from './layout.js';
import { createPages, type ManagedPage } from './pages.js';
import { routeOf, View, type Refused } from './view.js';

interface Parts {
  readonly services: Services;
  readonly api: Api;
  /** Why load balancers should send no requests to this process. */
  readonly reasonNotReady: () => Promise<string | undefined>;
}

/** The parameter of the address that names the action that was done. */
const DONE = 'done';

const readForms = async (): Promise<FormFile> =>
  JSON.parse(await readFile(join(projectRoot, 'generated', 'forms.json'), 'utf8')) as FormFile;

/** Returns the address of the page after an action. A reload then repeats nothing. */
const addressAfter = ({ path, querystring }: Context, action: string): string => {
  const parameters = new URLSearchParams(querystring);
  parameters.set(DONE, action);
  return `${path}?${parameters.toString()}`;
};

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
      if (parseCookie(context, SESSION_COOKIE) !== undefined)
        context.append('Set-Cookie', endedCookies(services.config));
      sendRedirect(context, loginPath(context));
      return undefined;
    }
    const refusedRole = refusal(routeOf(page.needs), session.actor);
    if (refusedRole) throw refusedRole;
    // Its operations have the session, even if it got another ID for this request.
    context.state.requester = Promise.resolve({ actor: session.actor, session });
    const calls = { api, context, end: new RequestEnd(context.res, session) };
    const parts = { services, session, calls, forms: await load(), actions: page.actions };
    return new View({ ...parts, refused, token: form?.[CSRF_FIELD] });
  };

  const show = async (view: View, page: ManagedPage, outcome: Outcome): Promise<void> => {
    sendView(view, { page, pages, body: await page.body(view), ...outcome });
  };

  const act = async (view: View, page: ManagedPage, form: Form): Promise<Html | undefined> => {
    const name = form[ACTION_FIELD] ?? '';
    const action = Object.hasOwn(page.actions, name) ? page.actions[name] : undefined;
    checkCsrf(view.context, services, view.session, form[CSRF_FIELD]);
    if (!action) return undefined;
    const given = givenIn(form, action.fields(await load()), [ACTION_FIELD, CSRF_FIELD]);
    return action.run(view, given);
  };

  const pageAt = (page: ManagedPage): Page => ({
    async get(context) {
      const view = await open(context, page);
      if (!view) return;
      const done = view.parameter(DONE) ?? '';
      const notice = Object.hasOwn(page.actions, done) ? page.actions[done]?.done : undefined;
      await show(view, page, { ...(notice !== undefined && { notice }) });
    },
    async post(context, form) {
      const view = await open(context, page, { form });
      if (!view) return;
      const name = form[ACTION_FIELD] ?? '';
      try {
        const revealed = await act(view, page, form);
        if (revealed) await show(view, page, { revealed });
        else sendRedirect(context, addressAfter(context, name));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const again = await open(context, page, { refused: { form, error } });
        if (again) await show(again, page, { error });
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
