import { createServer, type Server as Listener } from 'node:http';

import { createApp } from './app.js';
import { isUnlimited, limitConnections } from './http/connections.js';
import { limitReceiving, RECEIVE_MS } from './http/slow-senders.js';
import { requireHost, respondToClientErrors } from './http/client-error.js';
import type { Services } from './services.js';

/** Longer than clients wait between polls. Otherwise clients would use connections that are just being closed. */
const KEEP_ALIVE_MS = 90_000;
const CHECK_MS = 5_000;

/** Creates the HTTP server with its connection limits. It does not listen yet. */
export const createListener = async (services: Services): Promise<Listener> => {
  const handle = (await createApp(services)).callback();
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
      void handle(request, response).then(() => {
        services.slowReaders.answered(request);
      });
    }),
  );
  return listener;
};
