import { errors } from '../../generated/errors.js';
import type { Context } from '../http/request-state.js';
import type { Services } from '../services.js';
import type { Actor } from './actor.js';
import { readCookie, SESSION_COOKIE, sessionCookie } from './sessions/cookies.js';
import type { Session } from './sessions/sessions.js';

export interface Requester {
  readonly actor: Actor;
  /** Present where the request was made with a session instead of an API key. */
  readonly session?: Session;
}

/** Returns the session of the cookie, or throws why there is none. Sends the next session id where one is due. */
export const readSession = async (context: Context, services: Services): Promise<Session> => {
  const token = readCookie(context, SESSION_COOKIE);
  if (token === undefined) throw errors.notLoggedIn();
  const { session, nextToken } = await services.sessions.authenticate(token);
  if (nextToken !== undefined) context.append('Set-Cookie', sessionCookie(services.config, nextToken));
  return session;
};

/** Returns who makes the request, or throws why they are refused. An `Authorization` header wins over a cookie. */
export const readRequester = async (context: Context, services: Services): Promise<Requester> => {
  const authorization = context.get('authorization');
  if (authorization !== '') return { actor: await services.actors.authenticate(authorization) };
  const session = await readSession(context, services);
  return { actor: session.actor, session };
};
