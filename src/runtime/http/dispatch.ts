import { type Context as ApiContext, OpenAPIBackend } from 'openapi-backend';

import { errors } from '../../../generated/errors.js';
import { routes } from '../../../generated/routes.js';
import { admit, authorize, countAddress, refuseLogin, requesterOf } from '../identity/authenticate.js';
import { chargeTo, ownTurn } from '../../lib/event-loop.js';
import type { Services } from '../services.js';
import { readBody, readForm } from './body.js';
import { NO_OTHER_TYPE } from './connections.js';
import { decode } from './decode.js';
import { loadOperations } from './published.js';
import { SMALL_BODY_BYTES } from './form.js';
import { isMethod, refuseMethod, Router } from './match.js';
import { discard } from './multipart.js';
import type { Handlers } from './operation.js';
import { type Context, type Middleware, RequestState } from './request.js';
import { sendSuccess } from './respond.js';
import type { AnyHandler, Result } from './run.js';
import { createStrict, type Strict } from './strict/strict.js';
import { validate } from './validate.js';
import type { Owner } from '../../lib/paid-turns.js';
import { NoTurnError } from '../../lib/owner-turns.js';
import { responsibleFor } from '../identity/actor.js';
import { networkOf } from '../../lib/networks.js';
import type { RouteRow } from '../../contract/types.js';
import { checkCsrf, checkSite, CSRF_FIELD } from '../identity/csrf.js';

/** Refuses changes that pages of other sites make browsers send, before the request is read. */
export const refuseOtherSites =
  (services: Services): Middleware =>
  (context, next) => {
    if (context.method !== 'GET') checkSite(context, services);
    return next();
  };

/** Requires the session's token for changes, since browsers add the session cookie by themselves. */
const protect = (context: Context, services: Services): void => {
  const { session, route, requestBody } = context.state.request;
  if (session && route.method !== 'GET') checkCsrf(context, services, session, requestBody[CSRF_FIELD]);
};

export const stateTypes: Middleware = (context, next) => {
  context.res.setHeader(...NO_OTHER_TYPE);
  return next();
};

const ownerOf = ({ state, ip }: Context, { turns }: Services): Owner => {
  const { actor } = state.request;
  return turns.owner(actor ? responsibleFor(actor) : networkOf(ip));
};

/** They wait for events, or for a directory of accounts. */
const WAITING: ReadonlySet<string> = new Set(['getEvents', 'streamEvents', 'fetchApiKey']);

/**
 * Routes whose requests wait long without work of their own, or have turns of their own, as long reads and pictures do. They
 * begin like all others.
 */
const givesBackAtOnce: ReadonlySet<RouteRow> = new Set(
  routes.filter(
    ({ operationId, transaction, parameters }) =>
      WAITING.has(operationId) ||
      transaction.startsWith('long-') ||
      parameters.some(({ kind }) => kind === 'file'),
  ),
);

const waitForTurn = async (owner: Owner, { turns }: Services): Promise<void> => {
  try {
    await turns.take(owner);
  } catch (error) {
    throw error instanceof NoTurnError ? errors.rateLimitHit({ 'retry-after': error.retryAfter }) : error;
  }
};

const beginTurn = ({ state: { request }, res }: Context, owner: Owner, services: Services): void => {
  request.owner = owner;
  if (givesBackAtOnce.has(request.route)) giveTurnBack(request, services);
  // The client has left meanwhile, and gets no response.
  else if (res.destroyed) throw errors.rateLimitHit({ 'retry-after': 1 });
  chargeTo(owner);
};

/**
 * Waits until the owner of the request has a place for it. Returns undefined if there is one now, which costs no promise. Throws
 * RATE_LIMIT_HIT if too many of their requests wait, or if they have used up their time.
 */
const takeTurn = (context: Context, services: Services): Promise<void> | undefined => {
  const owner = ownerOf(context, services);
  if (!services.turns.tryTake(owner))
    return waitForTurn(owner, services).then(() => {
      beginTurn(context, owner, services);
    });
  beginTurn(context, owner, services);
  return undefined;
};

/** Gives back the place of a request that has one. */
const giveTurnBack = (request: RequestState, { turns }: Services): void => {
  if (!request.owner) return;
  turns.give(request.owner);
  request.owner = undefined;
};

interface Parts {
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly strict: Strict | undefined;
}

/** Whether there are parameters in a body, or in the message of an agent or a page. */
const hasBody = ({ req, state }: Context): boolean =>
  state.request.call !== undefined || req.headers['content-type'] !== undefined;

/** The steps between the verification of the login and the decoding of the parameters. */
const beforeDecoding = async (
  context: Context,
  services: Services,
  { handlers, strict }: Parts,
): Promise<void> => {
  await admit(context, services);
  authorize(context);
  const { operationId } = context.state.request.route;
  if (hasBody(context)) await readBody(context, services, handlers[operationId]?.beforeFile);
  protect(context, services);
  strict?.checkRequest(context);
  const turn = takeTurn(context, services);
  if (turn) await turn;
  // On SQLite, a request waits for nothing from here on. Requests that arrive together get separate turns of the event
  // loop, so that other work does not wait until the last of them is done.
  await ownTurn();
};

/** The operations. */
export interface Api {
  /** Handles a request. Returns what its handler returns. Undefined if the response is complete without a body. */
  handle(request: RequestState, context: Context): Promise<Result | undefined>;
}

/** Makes the output of a request that is decoded and valid, with the handler of its operation. */
export type Perform = (context: Context, handler: AnyHandler) => Promise<Result>;

/** Creates the operations on openapi-backend, whose router and validator are replaced. */
export const createApi = async <S extends Services>(
  services: S,
  handlers: Handlers<S>,
  perform: Perform,
): Promise<Api> => {
  const definition = await loadOperations();
  const api = await new OpenAPIBackend({ definition, quick: true, strict: true }).init();
  const strict = services.config.strictRequests ? await createStrict() : undefined;
  const router = new Router(definition, routes);
  api.router = router;
  api.validator.validateRequest = (request: RequestState) => {
    decode(request);
    validate(request);
    return { valid: true };
  };
  for (const scheme of Object.keys(definition.components?.securitySchemes ?? {}))
    api.registerSecurityHandler(scheme, (_api, context: Context) => requesterOf(context, services));
  const parts: Parts = { handlers: handlers as unknown as Parts['handlers'], strict };
  for (const [operationId, handler] of Object.entries(parts.handlers))
    api.register(operationId, (_api, context: Context) => {
      strict?.checkValues(context);
      return perform(context, handler);
    });
  api.register({
    notFound: async (_api, context: Context) => {
      await countAddress(context, services, 'published_by_ip');
      throw errors.notFound();
    },
    methodNotAllowed: async (_api, context: Context) => {
      await countAddress(context, services, 'published_by_ip');
      refuseMethod(context, router.methodsOf(context.path));
    },
    unauthorizedHandler: (_api, context: Context) => refuseLogin(context, services),
    postSecurityHandler: ({ operation, security }: ApiContext, context: Context) =>
      security.authorized || operation.security?.length === 0
        ? beforeDecoding(context, services, parts)
        : undefined,
  });
  return {
    async handle(request, context) {
      context.state.request = request;
      try {
        return (await api.handleRequest(request, context)) as Result | undefined;
      } finally {
        giveTurnBack(request, services);
        request.releaseSpace?.();
        if (request.files.length > 0) await discard(request.files);
      }
    },
  };
};

/** The operation is not known yet when a form is read for its method, so only a small form is read. */
const isSmall = ({ req }: Context): boolean =>
  Number(req.headers['content-length'] ?? Infinity) <= SMALL_BODY_BYTES;

/** Returns the method. A form field `method` of a POST overrides the HTTP method, for clients that can only POST. */
const postedMethod = async (context: Context, services: Services): Promise<string> => {
  // The bytes of a user's form count to the user from the start. A failed login is reported later.
  await requesterOf(context, services).catch(() => undefined);
  const wanted = (await readForm(context, SMALL_BODY_BYTES)).method?.toUpperCase();
  return isMethod(wanted) ? wanted : 'POST';
};

const methodOf = (context: Context, services: Services): Promise<string> | string => {
  const { method } = context;
  if (method === 'POST' && context.is('urlencoded') && isSmall(context))
    return postedMethod(context, services);
  return method === 'HEAD' ? 'GET' : method;
};

/** Handles the HTTP requests of operations. */
export const dispatch =
  (services: Services, api: Api): Middleware =>
  async (context) => {
    // Its owner is not known yet. The requests before it do not pay for it.
    chargeTo(undefined);
    const found = methodOf(context, services);
    const method = typeof found === 'string' ? found : await found;
    try {
      const output = await api.handle(new RequestState(method, context.path, context.querystring), context);
      if (output) await sendSuccess(context, output, services);
    } finally {
      chargeTo(undefined);
    }
  };
