import type { Services } from '../services.js';
import type { Store, Tx } from '../store/types.js';
import { readDeferred } from './deferred.js';
import type { Context, RequestState } from './request-state.js';
import type { RawResponse } from './raw-response.js';
import { RequestFacts } from './request-info.js';
import { sendSuccess } from './respond.js';

type Result = object | RawResponse;
export type AnyHandler = (context: object) => Promise<Result>;

/** Runs the work in the transaction that the operation states. */
const transact = (
  store: Store,
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

/** Runs a handler in the transaction that its operation states, and sends the response. */
export const run = async (context: Context, services: Services, handler: AnyHandler): Promise<void> => {
  const { exchange } = context.state;
  const { route, input, actor } = exchange;
  const { store } = services;
  const deferred = (): object => readDeferred(exchange);
  const request = new RequestFacts(context);
  const base = { input, deferred, actor, services, request };
  const output =
    route.transaction === 'none'
      ? await handler({ ...base, store })
      : await transact(store, exchange, request, (tx) => handler({ ...base, tx }));
  await sendSuccess(context, output);
};
