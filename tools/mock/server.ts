import { createServer, type Server as Listener } from 'node:http';
import type { AddressInfo } from 'node:net';

import Koa from 'koa';

import { routes } from '../../generated/routes.js';
import { respondToClientErrors } from '../../src/http/client-error.js';
import { createApi, dispatch } from '../../src/http/dispatch.js';
import { isDocument, publishDocument } from '../../src/http/document.js';
import { holdBodies } from '../../src/http/held-bodies.js';
import type { Handlers } from '../../src/http/operation.js';
import { refuseOtherSites, stateTypes } from '../../src/http/protect.js';
import type { Middleware, State } from '../../src/http/request-state.js';
import { sendErrors } from '../../src/http/respond.js';
import { validators } from '../../src/http/validators.js';
import { Responses } from './responses.js';
import { readPublished } from './published.js';
import { createMockServices } from './services.js';

export interface Running {
  readonly url: string;
  close(): Promise<void>;
}

export interface MockOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host?: string;
  /** The bytes of all objects together, instead of 16 MiB. */
  readonly stateBytes?: number;
  /** How long a request waits for events, in milliseconds, instead of ten seconds. */
  readonly waitMs?: number;
}

export const LOCAL = '127.0.0.1';

/** Listens. Returns the address. */
export const listen = (listener: Listener, port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    listener.once('error', reject).listen(port, host, () => {
      const address = listener.address() as AddressInfo;
      resolve(`http://${host}:${String(address.port)}`);
    });
  });

export const closeListener = (listener: Listener): Promise<void> =>
  new Promise((resolve) => {
    listener.close(() => {
      resolve();
    });
    listener.closeAllConnections();
  });

/** openapi-backend needs a handler for each operation. `Responses` takes their place. */
const handlers = Object.fromEntries(routes.map(({ operationId }) => [operationId, () => undefined]));

const serveDocument = (): Middleware => {
  const publish = publishDocument();
  return async (context, next) => {
    if (isDocument(context.path)) await publish(context)?.(context);
    else await next();
  };
};

/** Starts a server without a store: the steps of the real one up to the handler, and the examples of the document. */
export const startMock = async ({ port, host = LOCAL, ...options }: MockOptions): Promise<Running> => {
  validators();
  const responses = new Responses(await readPublished(), options);
  const { services, deleteFiles } = await createMockServices(`http://${host}:${port}`);
  const api = await createApi(services, handlers as unknown as Handlers, (context) =>
    responses.respond(context),
  );
  const app = new Koa<State>();
  app.silent = true;
  app.use(stateTypes);
  app.use(sendErrors(services));
  app.use(holdBodies(services.bodies));
  app.use(serveDocument());
  app.use(refuseOtherSites(services));
  app.use(dispatch(services, api));
  const handle = app.callback();
  const listener = createServer((request, response) => void handle(request, response));
  respondToClientErrors(listener);
  return {
    url: await listen(listener, port, host),
    async close() {
      await closeListener(listener);
      await deleteFiles();
    },
  };
};
