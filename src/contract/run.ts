import type { Server } from '../server.js';
import type { Handlers } from './operation.js';
import type { Context, Middleware } from './exchange.js';
import type { RawResponse } from './raw-response.js';
import { sendSuccess } from './respond.js';

const MAX_CLIENT_NAME = 30;

/** `ZulipPython/0.9.0 (Linux; 6.1)` -> `ZulipPython`. */
export const clientName = (userAgent: string): string => {
  const name = /^[^/ ]*[^0-9/(]*/.exec(userAgent)?.[0].trim() ?? '';
  return name === '' ? 'Unspecified' : name.slice(0, MAX_CLIENT_NAME);
};

/** Aborted when the client leaves before it was answered; afterwards nobody listens any more. */
const signalOf = ({ res }: Context): AbortSignal => {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
};

type AnyHandler = (context: object) => Promise<object | RawResponse>;

/** Runs the handler in the transaction its operation asks for, and answers what it returns. */
export const run = (server: Server, handlers: Handlers): Middleware => {
  const byId = handlers as unknown as Readonly<Record<string, AnyHandler>>;
  return async (context) => {
    const { route, input, actor } = context.state.exchange;
    const handler = byId[route.operationId];
    if (!handler) throw new Error(`No handler for ${route.operationId}.`);
    const userAgent = context.get('user-agent');
    const request = { client: clientName(userAgent), userAgent, ip: context.ip };
    const base = { input, actor, server, request };
    const output =
      route.transaction === 'none'
        ? await handler({ ...base, request: { ...request, signal: signalOf(context) }, store: server.store })
        : await server.store[route.transaction]((tx) => handler({ ...base, tx }));
    sendSuccess(context, output);
  };
};
