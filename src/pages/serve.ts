import { errors } from '../../generated/errors.js';
import { ApiError } from '../contract/api-error.js';
import { countRequest } from '../contract/authenticate.js';
import { readForm } from '../contract/body.js';
import type { Context, Middleware } from '../contract/exchange.js';
import type { Server } from '../server.js';
import { html } from './page.js';
import { sendPage } from './send.js';

/** The fields of a form; each a text. */
export type Form = Readonly<Record<string, string | undefined>>;

export interface Page {
  readonly get: (context: Context) => Promise<void> | void;
  readonly post?: (context: Context, form: Form) => Promise<void>;
}

/** More than any form of a page has. */
const MAX_FORM_BYTES = 64 * 1024;

const formOf = async (context: Context): Promise<Form> =>
  context.is('urlencoded') ? ((await readForm(context, MAX_FORM_BYTES)) as Form) : {};

const methodsOf = ({ post }: Page): string[] => ['GET', 'HEAD', ...(post ? ['POST'] : []), 'OPTIONS'];

const answer = async (context: Context, page: Page): Promise<void> => {
  const methods = methodsOf(page);
  if (context.method === 'OPTIONS') {
    context.status = 204;
    context.set('Allow', methods.join(', '));
  } else if (context.method === 'POST' && page.post) {
    await page.post(context, await formOf(context));
  } else if (context.method === 'GET' || context.method === 'HEAD') {
    await page.get(context);
  } else {
    context.set('Allow', methods.join(', '));
    throw errors.methodNotAllowed({ allowed_methods: methods });
  }
};

/** An error as a page of its own, for those that a page does not show beside its form. */
const sendError = (context: Context, { status, body, headers }: ApiError): void => {
  context.set(headers);
  sendPage(context, status, {
    title: 'Error',
    body: html`<h1>This did not work</h1>
      <p role="alert" class="error">${body.msg}</p>`,
  });
};

const serve = async (context: Context, server: Server, page: Page): Promise<void> => {
  try {
    await countRequest(context, server, 'api_by_ip', context.ip);
    await answer(context, page);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    sendError(context, error);
  }
};

/** Serves pages for browsers, beside the API. Each request counts against the address that it comes from. */
export const servePages =
  (server: Server, pageAt: (context: Context) => Page | undefined): Middleware =>
  (context, next) => {
    const page = pageAt(context);
    return page ? serve(context, server, page) : next();
  };
