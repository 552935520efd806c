import type { RequestListener } from 'node:http';

import Koa from 'koa';

import { routes } from '../../generated/routes.js';
import { createApi, dispatch, stateTypes } from '../../src/runtime/http/dispatch.js';
import { holdBodies } from '../../src/runtime/http/held-bodies.js';
import type { Handlers } from '../../src/runtime/http/operation.js';
import type { Context, Middleware, State } from '../../src/runtime/http/request.js';
import { sendErrors } from '../../src/runtime/http/respond.js';
import type { Result } from '../../src/runtime/http/run.js';
import { inputValidators } from '../../src/runtime/http/validate.js';
import type { Services } from '../../src/runtime/services.js';
import { createMockServices } from './services.js';

export interface PipelineOptions {
  /** The address of the server, for requests of browsers. */
  readonly siteUrl: string;
  /** Whether requests are refused that servers accept for older clients only. */
  readonly isStrict: boolean;
  /** Responds to a request that is decoded and valid. */
  readonly respond: (context: Context) => Promise<Result>;
  /** What runs before the operations. */
  readonly before?: readonly Middleware[];
}

export interface Pipeline {
  readonly handle: RequestListener;
  readonly deleteFiles: () => Promise<void>;
}

/** openapi-backend needs a handler for each operation. `respond` takes their place. */
const handlers = Object.fromEntries(routes.map(({ operationId }) => [operationId, () => undefined]));

/** Creates the steps of a request up to its handler, as the server has them, without a store. */
export const createPipeline = async (options: PipelineOptions): Promise<Pipeline> => {
  const { siteUrl, isStrict, respond, before = [] } = options;
  inputValidators();
  const { services, deleteFiles } = await createMockServices(siteUrl, isStrict);
  const api = await createApi(services, handlers as unknown as Handlers<Services>, respond);
  const app = new Koa<State>();
  app.silent = true;
  app.use(stateTypes);
  for (const middleware of before) app.use(middleware);
  app.use(sendErrors(services));
  app.use(holdBodies(services.bodies));
  app.use(dispatch(services, api));
  const handle = app.callback();
  return { handle: (request, response) => void handle(request, response), deleteFiles };
};
