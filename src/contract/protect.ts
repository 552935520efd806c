import { checkCsrf, checkSite, CSRF_FIELD } from '../authentication/sessions/csrf.js';
import type { Server } from '../server.js';
import type { Middleware } from './exchange.js';

/** Browsers add cookies and Basic credentials to the requests of any site, so a change has to come from this one. */
export const protect =
  (server: Server): Middleware =>
  (context, next) => {
    const { actor, session, route, body } = context.state.exchange;
    if (route.method !== 'GET') {
      if (session) checkCsrf(context, server, session, body[CSRF_FIELD]);
      else if (actor) checkSite(context);
    }
    return next();
  };
