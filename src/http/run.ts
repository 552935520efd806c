import type { Services } from '../services.js';
import type { Tx } from '../store/types.js';
import { readDeferred } from './deferred.js';
import type { RequestState, Middleware } from './request-state.js';
import type { Handlers } from './operation.js';
import type { RawResponse } from './raw-response.js';
import { RequestFacts } from './request-info.js';
import { sendSuccess } from './respond.js';

type Result = object | RawResponse;
type AnyHandler = (context: object) => Promise<Result>;

/** Runs the work in the transaction that the operation states. */
const transact = (
  { store }: Services,
  { route, actor }: RequestState,
  request: RequestFacts,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  const { transaction } = route;
  if (transaction === 'none') throw new Error(`${route.operationId} opens its own transactions.`);
  if (transaction !== 'long-read' && transaction !== 'long-snapshot') return store[transaction](work);
  if (!actor) throw new Error(`${route.operationId} has no user to read for.`);
  const reading = { userId: actor.id, signal: request.signal };
  return transaction === 'long-read' ? store.longRead(reading, work) : store.longSnapshot(reading, work);
};

/** Runs the handler in the transaction that its operation states, and sends the response. */
export const run = (services: Services, handlers: Handlers): Middleware => {
  const byId = handlers as unknown as Readonly<Record<string, AnyHandler>>;
  return async (context) => {
    const { exchange } = context.state;
    const { route, input, actor } = exchange;
    const handler = byId[route.operationId];
    if (!handler) throw new Error(`No handler for ${route.operationId}.`);
    const deferred = (): object => readDeferred(exchange);
    const request = new RequestFacts(context);
    const base = { input, deferred, actor, services, request };
    const output =
      route.transaction === 'none'
        ? await handler({ ...base, store: services.store })
        : await transact(services, exchange, request, (tx) => handler({ ...base, tx }));
    await sendSuccess(context, output);
  };
};
