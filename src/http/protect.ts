import { checkCsrf, checkSite, CSRF_FIELD } from '../authentication/sessions/csrf.js';
import type { Services } from '../services.js';
import type { Middleware } from './request-state.js';

/** Refuses changes that pages of other sites make browsers send, before anything of the request is read. */
export const refuseOtherSites =
  (services: Services): Middleware =>
  (context, next) => {
    checkSite(context, services);
    return next();
  };

/** Browsers add the cookie of a session by themselves, so a change also needs the token of the session. */
export const protect =
  (services: Services): Middleware =>
  (context, next) => {
    const { session, route, body } = context.state.exchange;
    if (session && route.method !== 'GET') checkCsrf(context, services, session, body[CSRF_FIELD]);
    return next();
  };

/** No browser is to take an answer for another type than it states. */
export const stateTypes: Middleware = (context, next) => {
  context.res.setHeader('X-Content-Type-Options', 'nosniff');
  return next();
};
