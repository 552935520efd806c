import { checkCsrf, CSRF_FIELD } from '../authentication/sessions/csrf.js';
import type { Server } from '../server.js';
import type { Middleware } from './exchange.js';

/** Browsers send the cookie of a session whoever makes them, so a change needs a token that only the site's pages know. */
export const protect =
  (server: Server): Middleware =>
  (context, next) => {
    const { session, route, body } = context.state.exchange;
    if (session && route.method !== 'GET') checkCsrf(context, server, session, body[CSRF_FIELD]);
    return next();
  };
