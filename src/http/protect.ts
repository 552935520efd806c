import { checkCsrf, checkSite, CSRF_FIELD } from '../authentication/sessions/csrf.js';
import type { Server } from '../server.js';
import type { Middleware } from './request-state.js';

/** Refuses changes that pages of other sites make browsers send, before anything of the request is read. */
export const refuseOtherSites =
  (server: Server): Middleware =>
  (context, next) => {
    checkSite(context, server);
    return next();
  };

/** Browsers add the cookie of a session by themselves, so a change also needs the token of the session. */
export const protect =
  (server: Server): Middleware =>
  (context, next) => {
    const { session, route, body } = context.state.exchange;
    if (session && route.method !== 'GET') checkCsrf(context, server, session, body[CSRF_FIELD]);
    return next();
  };

/** No browser is to take an answer for another type than it states. */
export const stateTypes: Middleware = (context, next) => {
  context.res.setHeader('X-Content-Type-Options', 'nosniff');
  return next();
};
