import { createServer, type IncomingMessage, type Server as Listener } from 'node:http';

import { routes } from '../../generated/routes.js';
import { createApp } from './app.js';
import {
  isUnlimited,
  limitConnections,
  limitReceiving,
  RECEIVE_MS,
  requireHost,
  respondToClientErrors,
} from '../runtime/http/connections.js';
import { API_ROOT } from '../runtime/http/match.js';
import type { Services } from '../accounts/services.js';

/** Longer than clients wait between polls. Otherwise clients would use connections that are just being closed. */
const KEEP_ALIVE_MS = 90_000;
const CHECK_MS = 5_000;

const POLLS = routes
  .filter(({ operationId }) => operationId === 'getEvents')
  .map(({ path }) => `${API_ROOT}${path}?`);

/** Whether a client asks for the events of a queue. */
const isPoll = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && POLLS.some((start) => url.startsWith(start));

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
      const respond = (): void => {
        void handle(request, response).then(() => {
          services.slowReaders.answered(request);
        });
      };
      if (isPoll(request)) services.queues.admit(respond);
      else respond();
    }),
  );
  return listener;
};
