import Koa from 'koa';

import { handlers } from '../generated/handlers.js';
import { routes } from '../generated/routes.js';
import { fetchFile } from './attachments/fetch-file.js';
import { authenticate } from './contract/authenticate.js';
import { authorize } from './contract/authorize.js';
import { bind } from './contract/bind.js';
import { seeThroughProxies } from './contract/client-address.js';
import { readBody } from './contract/body.js';
import { decode } from './contract/decode.js';
import { publishDocument, readDocument } from './contract/document.js';
import { publishDocumentation } from './contract/documentation.js';
import type { State } from './contract/exchange.js';
import { match } from './contract/match.js';
import { answerErrors } from './contract/respond.js';
import { run } from './contract/run.js';
import { validate } from './contract/validate.js';
import { unsubscribe } from './email/unsubscribe.js';
import { health } from './health.js';
import { publishPictures } from './pictures/serve.js';
import { confirmEmail } from './users/confirm-email.js';
import type { Server } from './server.js';

/** The way of a request, in reading order. */
export const createApp = async (server: Server): Promise<Koa<State>> => {
  await bind(await readDocument(), handlers);
  const app = new Koa<State>();
  app.silent = true;
  app.use(seeThroughProxies(server.config.trustedProxies));
  app.use(answerErrors(server));
  app.use(health(server));
  app.use(confirmEmail(server));
  app.use(unsubscribe(server));
  app.use(fetchFile(server));
  app.use(publishPictures(server));
  app.use(publishDocument());
  app.use(publishDocumentation());
  app.use(match(routes));
  app.use(authenticate(server));
  app.use(authorize);
  app.use(readBody(server));
  app.use(decode);
  app.use(validate);
  app.use(run(server, handlers));
  return app;
};
