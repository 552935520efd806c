import { AGENTS_PATH } from '../http/match.js';
import type { Context, Middleware } from '../http/request.js';
import { beginError } from '../http/respond.js';
import type { Services } from '../services.js';
import { sendErrorPage } from './error-page.js';

/** Programs request these paths and read JSON, also if their libraries send the `Accept` of a browser. */
const OF_PROGRAMS: readonly string[] = ['/api', '/json', AGENTS_PATH, '/health', '/metrics'];

/** The methods by which browsers go to a page. */
const NAVIGATIONS: readonly string[] = ['GET', 'HEAD', 'POST'];

const isPlaceOfPages = ({ method, path }: Context): boolean =>
  NAVIGATIONS.includes(method) && !OF_PROGRAMS.some((root) => path === root || path.startsWith(`${root}/`));

/**
 * Returns whether the client prefers HTML to JSON. Browsers name `text/html` when a person opens an address. Programs, and
 * the images and requests of web clients, accept anything or name JSON, and get JSON. `Sec-Fetch-Mode` does not
 * decide: browsers send it to sites with https only.
 */
const prefersPage = (context: Context): boolean => context.accepts('json', 'html') === 'html';

/** Sends the errors outside the API as a page if a browser shows them to a person. Leaves all others to `sendErrors`. */
export const showErrors =
  (services: Services): Middleware =>
  async (context, next) => {
    try {
      await next();
    } catch (error) {
      if (!isPlaceOfPages(context)) throw error;
      context.vary('Accept');
      if (!prefersPage(context)) throw error;
      sendErrorPage(context, beginError(error, context, services));
    }
  };
