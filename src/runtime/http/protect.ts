import { checkCsrf, checkSite, CSRF_FIELD } from '../identity/csrf.js';
import type { Services } from '../services.js';
import type { Context, Middleware } from './request-state.js';

/** Refuses changes that pages of other sites make browsers send, before the request is read. */
export const refuseOtherSites =
  (services: Services): Middleware =>
  (context, next) => {
    checkSite(context, services);
    return next();
  };

/** Requires the session's token for changes, since browsers add the session cookie by themselves. */
export const protect = (context: Context, services: Services): void => {
  const { session, route, requestBody } = context.state.exchange;
  if (session && route.method !== 'GET') checkCsrf(context, services, session, requestBody[CSRF_FIELD]);
};

/** Forbids browsers to interpret a response as another type than it states. */
export const stateTypes: Middleware = (context, next) => {
  context.res.setHeader('X-Content-Type-Options', 'nosniff');
  return next();
};
