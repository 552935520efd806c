import { errors } from '../../../generated/errors.js';
import type { Context } from '../http/request-state.js';
import type { Services } from '../services.js';
import { parseCookie, SESSION_COOKIE, sessionCookie } from './cookies.js';
import type { Requester, Session } from './logins.js';

/** Whether a request has credentials or the cookie of a session, valid or not. */
export const hasCredentials = (context: Context): boolean =>
  context.get('authorization') !== '' || parseCookie(context, SESSION_COOKIE) !== undefined;

/** Returns the session of the cookie, or throws the reason for the refusal. Sends the next session id if one is due. */
export const readSession = async (context: Context, services: Services): Promise<Session> => {
  const token = parseCookie(context, SESSION_COOKIE);
  if (token === undefined) throw errors.notLoggedIn();
  const { session, nextToken } = await services.sessions.authenticate(token);
  if (nextToken !== undefined) context.append('Set-Cookie', sessionCookie(services.config, nextToken));
  return session;
};

/**
 * Returns the requester, or throws the reason for the refusal. An `Authorization` header takes precedence over a
 * cookie.
 */
export const readRequester = async (context: Context, services: Services): Promise<Requester> => {
  const authorization = context.get('authorization');
  if (authorization !== '') return { actor: await services.actors.authenticate(authorization) };
  const session = await readSession(context, services);
  return { actor: session.actor, session };
};
