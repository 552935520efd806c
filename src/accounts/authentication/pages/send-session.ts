import type { Context } from '../../../runtime/http/request.js';
import { sendRedirect } from '../../../runtime/pages/send.js';
import type { Services } from '../../services.js';
import { csrfCookie, MAX_SECONDS, sessionCookie } from '../../../runtime/identity/cookies.js';
import type { StartedSession } from '../sessions/start.js';

/** Sends the cookies of a new session, and redirects to a page of this site. */
export const sendSession = (
  context: Context,
  { config, csrf }: Services,
  started: StartedSession,
  next = '/',
): void => {
  context.append('Set-Cookie', sessionCookie(config, started.token));
  context.append('Set-Cookie', csrfCookie(config, csrf.make(started), MAX_SECONDS));
  sendRedirect(context, next);
};
