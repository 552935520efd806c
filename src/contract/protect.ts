import { checkCsrf, CSRF_FIELD } from '../authentication/sessions/csrf.js';
import type { Server } from '../server.js';
import type { Middleware } from './exchange.js';

/** Any site can make a browser send the cookie of a session, so a change also needs a token that only this site has. */
export const protect =
  (server: Server): Middleware =>
  (context, next) => {
    const { session, route, body } = context.state.exchange;
    if (session && route.method !== 'GET') checkCsrf(context, server, session, body[CSRF_FIELD]);
    return next();
  };
