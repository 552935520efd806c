import { errors } from '../../../generated/errors.js';
import type { Bucket } from '../rate-limits/rules.js';
import { standingHeaders } from '../rate-limits/limits.js';
import { parseCookie, SESSION_COOKIE, sessionCookie } from './cookies.js';
import type { Requester, Session } from './logins.js';
import { type Actor, hasRole, responsibleFor } from './actor.js';
import type { Services } from '../services.js';
import type { Context } from '../http/request.js';
import type { Role, RouteRow } from '../../contract/types.js';
import type { ApiError } from '../../contract/api-error.js';

const REFUSALS: Readonly<Record<Role, () => ApiError>> = {
  owner: () => errors.mustBeOwner(),
  administrator: () => errors.mustBeAdministrator(),
  moderator: () => errors.insufficientPermission(),
  member: () => errors.notForGuests(),
  guest: () => errors.insufficientPermission(),
};

/**
 * Checks `x-permission`, the coarse permission of an operation. Permissions that depend on the subject are checked by
 * each part's policy.
 */
export const refusal = (route: RouteRow, actor: Actor): ApiError | undefined => {
  if (actor.is_bot && !route.bots) return errors.noBots();
  if (hasRole(actor.role, route.role)) return undefined;
  return route.refusal === undefined ? REFUSALS[route.role]() : errors[route.refusal]();
};

/** Refuses a user without the permission of the operation. */
export const authorize = ({ state }: Context): void => {
  const { route, actor } = state.request;
  const refused = actor && refusal(route, actor);
  if (refused) throw refused;
};

type Buckets = readonly [own: Bucket, owner: Bucket];

const USUAL_BUCKETS: Buckets = ['api_by_user', 'api_by_owner'];

/** Long polls have buckets of their own, so waiting for events never blocks a user's other requests. */
export const bucketsOf = ({ operationId }: RouteRow): Buckets =>
  operationId === 'getEvents' || operationId === 'streamEvents'
    ? ['events_by_user', 'events_by_owner']
    : USUAL_BUCKETS;

/**
 * Counts a request. Sets the response headers with the remaining count. Throws RATE_LIMIT_HIT if the limit is exceeded.
 */
export const countRequest = async (
  context: Context,
  services: Services,
  bucket: Bucket,
  key: string,
): Promise<void> => {
  const standing = await services.limits.consume(bucket, key);
  if (standing) context.set(standingHeaders(standing));
};

/** Counts a request against its IP address, like `countRequest`. */
export const countAddress = (
  context: Context,
  services: Services,
  bucket: 'api_by_ip' | 'archive_by_ip' | 'published_by_ip',
): Promise<void> => countRequest(context, services, bucket, context.ip);

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

type ReadRequester = typeof readRequester;

const verify = async (context: Context, services: Services, read: ReadRequester): Promise<Requester> => {
  const requester = await read(context, services);
  // A person with many bots has the budgets of one.
  const owner = responsibleFor(requester.actor);
  context.state.body.belongsTo(owner);
  services.slowReaders.nameSender(context.req, owner);
  return requester;
};

/** Returns the requester. Verifies the credentials once per request, even if several steps ask for it. */
export const requesterOf = (
  context: Context,
  services: Services,
  read: ReadRequester = readRequester,
): Promise<Requester> => {
  const { state } = context;
  state.requester ??= verify(context, services, read);
  return state.requester;
};

/**
 * Counts a request against the limit of its user, and against the limit that a bot owner shares with their bots. Returns the
 * headers of the closer limit.
 */
export const countOf = async (
  { limits }: Services,
  actor: Actor,
  [own, ofOwner]: Buckets,
): Promise<Readonly<Record<string, string>>> => {
  // Refused requests of a bot do not count against its owner.
  const standing = await limits.consume(own, String(actor.id));
  const shared = await limits.consume(ofOwner, String(responsibleFor(actor)));
  if (!standing || !shared) return {};
  return standingHeaders(shared.remaining < standing.remaining ? shared : standing);
};

/** Counts a request as `countOf` does. Sets the response headers. */
export const countForUser = async (
  context: Context,
  services: Services,
  actor: Actor,
  buckets: Buckets = USUAL_BUCKETS,
): Promise<void> => {
  context.set(await countOf(services, actor, buckets));
};

/** Counts a request without a valid login against the address, and throws the reason for the refusal. */
export const refuseLogin = async (context: Context, services: Services): Promise<never> => {
  await countAddress(context, services, 'api_by_ip');
  await requesterOf(context, services);
  throw errors.notLoggedIn();
};

/**
 * Counts the request against the user's limit, or against the address's limit without a user: the operation needs no login,
 * or the requester is a spectator.
 */
export const admit = async (context: Context, services: Services): Promise<void> => {
  const { request } = context.state;
  if (request.route.open) {
    await countAddress(context, services, 'api_by_ip');
    return;
  }
  if (request.route.spectators) {
    if (!hasCredentials(context)) {
      await countAddress(context, services, 'api_by_ip');
      await services.checkSpectators();
      return;
    }
    // Credentials are optional here, so that wrong ones get this far.
    await requesterOf(context, services).catch(() => refuseLogin(context, services));
  }
  const { actor, session } = await requesterOf(context, services);
  request.actor = actor;
  request.session = session;
  await countForUser(context, services, actor, bucketsOf(request.route));
};
