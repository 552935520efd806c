import { createServer, type Server as Listener } from 'node:http';

import Koa from 'koa';

import { handlers } from '../../generated/handlers.js';
import {
  isUnlimited,
  limitConnections,
  limitReceiving,
  RECEIVE_MS,
  requireHost,
  respondToClientErrors,
  seeThroughProxies,
} from '../runtime/http/connections.js';
import { serveAgents } from './agents/serve.js';
import { createApi, dispatch, type Perform, refuseOtherSites, stateTypes } from '../runtime/http/dispatch.js';
import { isPoll, KnownPolls } from '../runtime/http/polls/known-polls.js';
import { API_ROOT } from '../runtime/http/match.js';
import { documentPaths } from '../runtime/http/published.js';
import type { Context, Middleware, State } from '../runtime/http/request.js';
import { holdBodies } from '../runtime/http/held-bodies.js';
import { sendErrors } from '../runtime/http/respond.js';
import { run } from '../runtime/http/run.js';
import { inputValidators } from '../runtime/http/validate.js';
import { createOpenRetry } from '../runtime/retries/retries.js';
import { showErrors } from '../runtime/pages/show-errors.js';
import type { Services } from '../accounts/services.js';
import { observeRequests } from '../runtime/telemetry/requests.js';
import { picturePaths } from '../chat/organization/fetch-picture.js';
import { serveSite } from './site.js';

type Run = (context: Context) => Promise<unknown>;

/** The step of Koa between its middleware and the response, which its types do not have. */
type HandleRequest = (this: Koa<State>, context: Context, run: Run) => Promise<void>;

const { handleRequest } = Koa.prototype as unknown as { handleRequest: HandleRequest };

/**
 * Koa, which begins to watch a response when there is one. It adds a dozen listeners for that, which a client that waits
 * for an event would keep in memory.
 */
class App extends Koa<State> {
  async handleRequest(context: Context, run: Run): Promise<void> {
    const { res } = context;
    res.statusCode = 404;
    try {
      await run(context);
    } catch (error) {
      context.onerror(error as Error);
      return;
    }
    if (context.respond === false) return;
    const { statusCode } = res;
    await handleRequest.call(this, context, () => {
      res.statusCode = statusCode;
      return Promise.resolve();
    });
  }
}

/** Whether a request is for an operation, and not for a page, a file, a document or a tool of agents. */
const isOperation = ({ method, path }: Context): boolean => {
  if (!path.startsWith(`${API_ROOT}/`) || documentPaths.has(path)) return false;
  // The other methods change the pictures.
  return !(picturePaths.has(path) && (method === 'GET' || method === 'HEAD'));
};

/** A step of all other requests. */
const outside =
  (step: Middleware): Middleware =>
  (context, next) =>
    isOperation(context) ? next() : (step(context, next) as Promise<void>);

/** Longer than clients wait between polls. Otherwise clients would use connections that are just being closed. */
const KEEP_ALIVE_MS = 90_000;

interface Served {
  readonly app: Koa<State>;
  readonly polls: KnownPolls;
}

/** Creates the app. The middleware runs in the order listed here. */
const createApp = async (services: Services): Promise<Served> => {
  // Loading them takes 50 ms, for which the first request would hold the event loop.
  inputValidators();
  const openRetry = createOpenRetry(services);
  const app = new App();
  const polls = new KnownPolls(services, {
    createContext: (request, response) => app.createContext(request, response),
    keepAliveMs: KEEP_ALIVE_MS,
  });
  const perform: Perform = (context, handler) => {
    const result = run(context, { services, openRetry }, handler);
    return polls.has(context) ? polls.remember(context, result) : result;
  };
  const api = await createApi(services, handlers, perform);
  const serveTools = serveAgents(services, api);
  const serve = serveSite(services, api);
  app.silent = true;
  app.use(observeRequests(services));
  if (services.tracing) app.use(services.tracing.requests);
  app.use(seeThroughProxies(services.config.trustedProxies));
  app.use(stateTypes);
  app.use(sendErrors(services));
  app.use(outside(showErrors(services)));
  app.use(holdBodies(services.bodies));
  app.use(outside((context) => serveTools(context, () => serve(context)) as Promise<void>));
  app.use(refuseOtherSites(services));
  app.use(dispatch(services, api));
  return { app, polls };
};

const CHECK_MS = 5_000;

/** Creates the HTTP server with its connection limits. It does not listen yet. */
export const createListener = async (services: Services): Promise<Listener> => {
  const { app, polls } = await createApp(services);
  const handle = app.callback();
  const listener = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: RECEIVE_MS,
    // `limitReceiving` limits the time of whole requests, since files may take longer.
    requestTimeout: 0,
    connectionsCheckingInterval: CHECK_MS,
    // `requireHost` responds in the form of every error.
    requireHostHeader: false,
  });
  respondToClientErrors(listener);
  limitConnections(listener, { isFree: isUnlimited(services.config.trustedProxies) });
  listener.on(
    'request',
    requireHost((request, response) => {
      limitReceiving(request, services.clock);
      services.slowReaders.begin(request, response);
      const takeAllSteps = (): void => {
        void handle(request, response).then(() => {
          services.slowReaders.answered(request);
        });
      };
      if (isPoll(request)) polls.respond(request, response, takeAllSteps);
      else takeAllSteps();
    }),
  );
  return listener;
};
