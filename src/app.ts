import Koa from 'koa';

import { handlers } from '../generated/handlers.js';
import { fetchFile } from './attachments/fetch-file.js';
import { servePersonalPages } from './authentication/pages/pages.js';
import { seeThroughProxies } from './http/client-address.js';
import { countPublished } from './http/count-published.js';
import { dispatch } from './http/dispatch.js';
import { publishDocument } from './http/document.js';
import { publishDocumentation } from './http/documentation.js';
import type { State } from './http/request-state.js';
import { holdBodies } from './http/held-bodies.js';
import { refuseOtherSites, stateTypes } from './http/protect.js';
import { sendErrors } from './http/respond.js';
import { validators } from './http/validators.js';
import { unsubscribe } from './email/unsubscribe.js';
import { health } from './health.js';
import { publishStyle } from './pages/style.js';
import { publishPictures } from './pictures/serve.js';
import { confirmEmail } from './users/accounts/confirm-email.js';
import type { Services } from './services.js';

/** Creates the app. The middleware runs in the order listed here. */
export const createApp = async (services: Services): Promise<Koa<State>> => {
  // Loading them takes 50 ms, for which the first request would hold the event loop.
  validators();
  const app = new Koa<State>();
  app.silent = true;
  app.use(seeThroughProxies(services.config.trustedProxies));
  app.use(stateTypes);
  app.use(sendErrors(services));
  app.use(holdBodies(services.bodies));
  app.use(countPublished(services));
  app.use(health(services));
  app.use(confirmEmail(services));
  app.use(publishStyle());
  app.use(servePersonalPages(services));
  app.use(unsubscribe(services));
  app.use(fetchFile(services));
  app.use(publishPictures(services));
  app.use(publishDocument());
  app.use(publishDocumentation());
  app.use(refuseOtherSites(services));
  app.use(await dispatch(services, handlers));
  return app;
};
