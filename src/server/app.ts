import type Koa from 'koa';

import { handlers } from '../../generated/handlers.js';
import { seeThroughProxies } from '../runtime/http/client-address.js';
import { serveAgents } from './agents/serve.js';
import { createApi, dispatch, type Perform } from '../runtime/http/dispatch.js';
import type { State } from '../runtime/http/request-state.js';
import { App } from '../runtime/http/koa-app.js';
import { holdBodies } from '../runtime/http/held-bodies.js';
import { refuseOtherSites, stateTypes } from '../runtime/http/protect.js';
import { checkSent } from '../runtime/http/response-checks/check-sent.js';
import { sendErrors } from '../runtime/http/respond.js';
import { run } from '../runtime/http/run.js';
import { validators } from '../runtime/http/validators.js';
import { createOpenRetry } from '../runtime/retries/retries.js';
import { showErrors } from '../runtime/pages/show-errors.js';
import type { Services } from '../accounts/services.js';
import { observeRequests } from '../runtime/telemetry/requests.js';
import { serveSite } from './site.js';

/** Creates the app. The middleware runs in the order listed here. */
export const createApp = async (services: Services): Promise<Koa<State>> => {
  // Loading them takes 50 ms, for which the first request would hold the event loop.
  validators();
  const openRetry = createOpenRetry(services);
  const perform: Perform = (context, handler) => run(context, { services, openRetry }, handler);
  const api = await createApi(services, handlers, perform);
  const app = new App();
  app.silent = true;
  app.use(observeRequests(services));
  if (services.tracing) app.use(services.tracing.requests);
  app.use(seeThroughProxies(services.config.trustedProxies));
  app.use(stateTypes);
  const { responseChecks } = services;
  if (responseChecks) app.use(checkSent(responseChecks));
  app.use(sendErrors(services));
  app.use(showErrors(services));
  app.use(holdBodies(services.bodies));
  app.use(serveAgents(services, api));
  app.use(serveSite(services, api));
  app.use(refuseOtherSites(services));
  app.use(dispatch(services, api));
  return app;
};
