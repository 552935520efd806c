import { checkSite } from '../identity/csrf.js';
import { ApiError } from '../../contract/api-error.js';
import { countAddress } from '../identity/authenticate.js';
import { readForm } from '../http/body.js';
import type { Context } from '../http/request.js';
import { SMALL_BODY_BYTES } from '../http/form.js';
import { type Publisher, serveResource } from '../http/published.js';
import type { Services } from '../services.js';
import { sendErrorPage } from './error-page.js';

/** The fields of a form as text. */
export type Form = Readonly<Record<string, string | undefined>>;

export interface Page {
  readonly get: (context: Context) => Promise<void> | void;
  readonly post?: (context: Context, form: Form) => Promise<void>;
}

const formOf = async (context: Context): Promise<Form> =>
  context.is('urlencoded') ? await readForm(context, SMALL_BODY_BYTES) : {};

const serve = async (context: Context, services: Services, { get, post }: Page): Promise<void> => {
  try {
    await countAddress(context, services, 'api_by_ip');
    checkSite(context, services);
    await serveResource(context, {
      get,
      ...(post && { post: async () => post(context, await formOf(context)) }),
    });
  } catch (error) {
    // A page does not show these beside its form.
    if (!(error instanceof ApiError)) throw error;
    context.set(error.headers);
    sendErrorPage(context, error);
  }
};

/** Adds the final slash: `/login` and `/login/` are the same page. */
export const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** Serves pages for browsers, beside the API. Each request counts toward the rate limit of its IP address. */
export const servePages =
  (services: Services, pageAt: (context: Context) => Page | undefined): Publisher =>
  (request) => {
    const page = pageAt(request);
    return page && ((context) => serve(context, services, page));
  };
