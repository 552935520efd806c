import type { Server } from '../server.js';
import { readDeferred } from './deferred.js';
import type { Handlers } from './operation.js';
import type { Middleware } from './exchange.js';
import type { RawResponse } from './raw-response.js';
import { RequestFacts } from './request-facts.js';
import { sendSuccess } from './respond.js';

type AnyHandler = (context: object) => Promise<object | RawResponse>;

/** Runs the handler in the transaction its operation asks for, and answers what it returns. */
export const run = (server: Server, handlers: Handlers): Middleware => {
  const byId = handlers as unknown as Readonly<Record<string, AnyHandler>>;
  return async (context) => {
    const { exchange } = context.state;
    const { route, input, actor } = exchange;
    const handler = byId[route.operationId];
    if (!handler) throw new Error(`No handler for ${route.operationId}.`);
    const deferred = (): object => readDeferred(exchange);
    const base = { input, deferred, actor, server, request: new RequestFacts(context) };
    const output =
      route.transaction === 'none'
        ? await handler({ ...base, store: server.store })
        : await server.store[route.transaction]((tx) => handler({ ...base, tx }));
    sendSuccess(context, output);
  };
};
