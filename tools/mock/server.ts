import { createServer } from 'node:http';

import { respondToClientErrors } from '../../src/runtime/http/connections.js';
import { documentPaths, publishDocument } from '../../src/runtime/http/published.js';
import type { Middleware } from '../../src/runtime/http/request.js';
import { closeListener, listen, LOCAL, type Running } from './listen.js';
import { createPipeline } from './pipeline.js';
import { readPublished } from './published.js';
import { Responses } from './responses.js';

export interface MockOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host?: string;
  /** Whether requests are refused that servers accept for older clients only. */
  readonly isStrict?: boolean;
  /** The bytes of all objects together, instead of 16 MiB. */
  readonly stateBytes?: number;
  /** How long a request waits for events, in milliseconds, instead of ten seconds. */
  readonly waitMs?: number;
}

const serveDocument = (): Middleware => {
  const publish = publishDocument();
  return async (context, next) => {
    if (documentPaths.has(context.path)) await publish(context)?.(context);
    else await next();
  };
};

/** Starts a server without a store: the steps of the real one up to the handler, and the examples of the document. */
export const startMock = async (options: MockOptions): Promise<Running> => {
  const { port, host = LOCAL, isStrict = false } = options;
  const responses = new Responses(await readPublished(), options);
  const { handle, deleteFiles } = await createPipeline({
    siteUrl: `http://${host}:${port}`,
    isStrict,
    respond: (context) => responses.respond(context),
    before: [serveDocument()],
  });
  const listener = createServer(handle);
  respondToClientErrors(listener);
  return {
    url: await listen(listener, port, host),
    async close() {
      await closeListener(listener);
      await deleteFiles();
    },
  };
};
