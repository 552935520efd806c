import type { Actor } from '../identity/actor.js';
import { spectator } from '../identity/spectator.js';
import type { Services } from '../services.js';
import type { Store, Tx } from '../store/types.js';
import { readDeferred } from './deferred.js';
import type { BeforeFile } from './operation.js';
import type { Context, RequestState } from './request-state.js';
import type { LateResponse } from './late-response.js';
import type { RawResponse } from './raw-response.js';
import { RequestFacts } from './request-info.js';
import type { StreamResponse } from './stream-response.js';
import { Replay, retryPolicy, type OpenRetry, type Retry } from './retry.js';

export type Result = object | LateResponse | RawResponse | StreamResponse;
type Work = (tx: Tx) => Promise<Result>;
type Step<T> = (context: object) => Promise<T>;
export type AnyHandler = Step<Result> & {
  readonly before?: Step<object>;
  readonly beforeFile?: BeforeFile<Services>;
};

interface Parts {
  readonly services: Services;
  readonly openRetry: OpenRetry;
}

/** Returns for whom an operation runs. Undefined if it needs no login. */
const actorOf = ({ route, actor }: RequestState): Actor | undefined =>
  actor ?? (route.spectators ? spectator : undefined);

/** Runs the work in the transaction that the operation states. */
const transact = (
  store: Store,
  exchange: RequestState,
  request: RequestFacts,
  work: Work,
): Promise<Result> => {
  const { route } = exchange;
  const { transaction } = route;
  const actor = actorOf(exchange);
  if (transaction === 'none') throw new Error(`${route.operationId} opens its own transactions.`);
  if (transaction !== 'long-read' && transaction !== 'long-snapshot') return store[transaction](work);
  if (!actor) throw new Error(`${route.operationId} has no user to read for.`);
  const reading = request.readingFor(exchange.actor);
  return transaction === 'long-read' ? store.longRead(reading, work) : store.longSnapshot(reading, work);
};

/** Runs a handler in the transaction that its operation states. */
const handle = async (
  context: Context,
  services: Services,
  handler: AnyHandler,
  once: (work: Work) => Work,
): Promise<Result> => {
  const { exchange } = context.state;
  const { route, input } = exchange;
  const actor = actorOf(exchange);
  const { store } = services;
  const deferred = (): object => readDeferred(exchange);
  const request = new RequestFacts(context);
  const base = { input, deferred, actor, services, request };
  if (route.transaction !== 'none') {
    const ahead = handler.before && (await handler.before({ ...base, store }));
    // Spreading objects takes five microseconds, and most handlers have nothing ahead.
    const scopeOf = (tx: Tx): object =>
      ahead ? { ...base, ...ahead, tx } : { input, deferred, actor, services, request, tx };
    return transact(
      store,
      exchange,
      request,
      once((tx) => handler(scopeOf(tx))),
    );
  }
  const change = (work: Work): Promise<Result> => store.write(once(work));
  return handler({ ...base, store, change });
};

/**
 * Runs a handler that works outside its transaction, too, unless an earlier request with the same `Idempotency-Key` made
 * the change.
 */
const handleOnce = async (retry: Retry, store: Store, start: () => Promise<Result>): Promise<Result> => {
  await retry.check(store);
  try {
    const output = await start();
    if (!retry.isDone)
      throw new Error('A handler that takes an Idempotency-Key returns the result of `change`.');
    return output;
  } catch (error) {
    // The earlier request may have ended meanwhile. What it made can be the reason of the error.
    if (!(error instanceof Replay)) await retry.check(store);
    throw error;
  }
};

/** Returns the response of an earlier request, once it is on the disk. Undefined if a crash of the database took it back. */
const replayed = async (retry: Retry, store: Store): Promise<object | undefined> => {
  try {
    await retry.check({ read: (work) => store.durableRead(work) });
    return undefined;
  } catch (error) {
    if (error instanceof Replay) return error.output;
    throw error;
  }
};

/** Runs a handler. Returns its output, or that of an earlier request with the same `Idempotency-Key`. */
export const run = async (
  context: Context,
  { services, openRetry }: Parts,
  handler: AnyHandler,
): Promise<Result> => {
  const retry = await openRetry(context);
  if (!retry) return handle(context, services, handler, (work) => work);
  const once =
    (work: Work): Work =>
    (tx) =>
      retry.once(tx, () => work(tx));
  try {
    const start = (): Promise<Result> => handle(context, services, handler, once);
    // A single transaction finds the earlier response itself, before the handler.
    const isSingle = context.state.exchange.route.transaction !== 'none';
    return await (isSingle ? start() : handleOnce(retry, services.store, start));
  } catch (error) {
    if (!(error instanceof Replay)) throw error;
    const output = await replayed(retry, services.store);
    if (!output) return run(context, { services, openRetry }, handler);
    context.set(retryPolicy.replayedHeader, 'true');
    return output;
  }
};
