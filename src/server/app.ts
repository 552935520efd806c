import Koa from 'koa';

import { handlers } from '../../generated/handlers.js';
import { seeThroughProxies } from '../runtime/http/client-address.js';
import { serveAgents } from './agents/serve.js';
import { createApi, dispatch, type Perform, refuseOtherSites, stateTypes } from '../runtime/http/dispatch.js';
import { API_ROOT } from '../runtime/http/match.js';
import { isDocument } from '../runtime/http/published.js';
import type { Context, Middleware, State } from '../runtime/http/request-state.js';
import { holdBodies } from '../runtime/http/held-bodies.js';
import { sendErrors } from '../runtime/http/respond.js';
import { run } from '../runtime/http/run.js';
import { validators } from '../runtime/http/validators.js';
import { createOpenRetry } from '../runtime/retries/retries.js';
import { showErrors } from '../runtime/pages/show-errors.js';
import type { Services } from '../accounts/services.js';
import { observeRequests } from '../runtime/telemetry/requests.js';
import { asksForPicture } from '../chat/organization/fetch-picture.js';
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
const isOperation = (context: Context): boolean =>
  context.path.startsWith(`${API_ROOT}/`) && !isDocument(context.path) && !asksForPicture(context);

/** A step of all other requests. */
const outside =
  (step: Middleware): Middleware =>
  (context, next) =>
    isOperation(context) ? next() : (step(context, next) as Promise<void>);

/** Creates the app. The middleware runs in the order listed here. */
export const createApp = async (services: Services): Promise<Koa<State>> => {
  // Loading them takes 50 ms, for which the first request would hold the event loop.
  validators();
  const openRetry = createOpenRetry(services);
  const perform: Perform = (context, handler) => run(context, { services, openRetry }, handler);
  const api = await createApi(services, handlers, perform);
  const serveTools = serveAgents(services, api);
  const serve = serveSite(services, api);
  const app = new App();
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
  return app;
};
