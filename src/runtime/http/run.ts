import { type Actor, spectator } from '../identity/actor.js';
import type { Services } from '../services.js';
import type { Store, Tx } from '../store/types.js';
import type { BeforeFile, LateResponse, RawResponse, StreamResponse } from './operation.js';
import { type Context, RequestFacts, type RequestState } from './request.js';
import { decodeInto, deferredRows } from './decode.js';
import { validateInput } from './validate.js';
import { DAY } from '../../lib/clock.js';

const MAX_KEY_LENGTH = 255;

/** What clients send that do not know that the header is a string of RFC 9651. */
const PLAIN_KEY = `[!#-~]{1,${MAX_KEY_LENGTH}}`;
/** A string of RFC 9651, whose quotes and backslashes are escaped. */
const QUOTED_KEY = String.raw`"(?:[ !#-\[\]-~]|\\["\\]){1,${MAX_KEY_LENGTH}}"`;

/** What clients know of repeated requests. */
export const retryPolicy = {
  header: 'Idempotency-Key',
  /** The header of a response that an earlier request got. */
  replayedHeader: 'Idempotency-Replayed',
  /** A response is stored this long. */
  keptSeconds: DAY,
  maxKeyLength: MAX_KEY_LENGTH,
  keyPattern: `^(?:${PLAIN_KEY}|${QUOTED_KEY})$`,
} as const;

/** As Node.js names it. */
export const KEY_HEADER = retryPolicy.header.toLowerCase();

/** Thrown instead of a change that an earlier request with the same `Idempotency-Key` made. */
export class Replay extends Error {
  constructor(
    /** The response of the earlier request. */
    readonly output: object,
  ) {
    super('An earlier request made the change.');
  }
}

/** A request with an `Idempotency-Key`. */
export interface Retry {
  /** Whether `once` made the change. */
  readonly isDone: boolean;
  /** Makes the change and stores its response, or throws `Replay`. */
  once<T extends object>(tx: Tx, change: () => Promise<T>): Promise<T>;
  /** Throws `Replay` if an earlier request made the change. */
  check(store: Pick<Store, 'read'>): Promise<void>;
}

/** Returns the retry of a request with an `Idempotency-Key`. Undefined if its operation takes none. */
export type OpenRetry = (context: Context) => Promise<Retry> | undefined;

/**
 * Returns the deferred parameters of a request. Throws the same error that validation before the handler would throw.
 */
const readDeferred = (request: RequestState): Record<string, unknown> => {
  const { route } = request;
  const input: Record<string, unknown> = {};
  decodeInto(input, request, deferredRows(route));
  validateInput(input, `deferred_${route.operationId}`, deferredRows(route));
  return input;
};

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
const transact = (store: Store, request: RequestState, facts: RequestFacts, work: Work): Promise<Result> => {
  const { route } = request;
  const { transaction } = route;
  const actor = actorOf(request);
  if (transaction === 'none') throw new Error(`${route.operationId} opens its own transactions.`);
  if (transaction !== 'long-read' && transaction !== 'long-snapshot') return store[transaction](work);
  if (!actor) throw new Error(`${route.operationId} has no user to read for.`);
  const reading = facts.readingFor(request.actor);
  return transaction === 'long-read' ? store.longRead(reading, work) : store.longSnapshot(reading, work);
};

/** Runs a handler in the transaction that its operation states. */
const handle = async (
  context: Context,
  services: Services,
  handler: AnyHandler,
  once: (work: Work) => Work,
): Promise<Result> => {
  const { request } = context.state;
  const { route, input } = request;
  const actor = actorOf(request);
  const { store } = services;
  const deferred = (): object => readDeferred(request);
  const facts = new RequestFacts(context);
  const base = { input, deferred, actor, services, request: facts };
  if (route.transaction !== 'none') {
    const ahead = handler.before && (await handler.before({ ...base, store }));
    // Spreading objects takes five microseconds, and most handlers have nothing ahead.
    const scopeOf = (tx: Tx): object =>
      ahead ? { ...base, ...ahead, tx } : { input, deferred, actor, services, request: facts, tx };
    return transact(
      store,
      request,
      facts,
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
  const retry = context.req.headers[KEY_HEADER] === undefined ? undefined : await openRetry(context);
  if (!retry) return handle(context, services, handler, (work) => work);
  const once =
    (work: Work): Work =>
    (tx) =>
      retry.once(tx, () => work(tx));
  try {
    const start = (): Promise<Result> => handle(context, services, handler, once);
    // A single transaction finds the earlier response itself, before the handler.
    const isSingle = context.state.request.route.transaction !== 'none';
    return await (isSingle ? start() : handleOnce(retry, services.store, start));
  } catch (error) {
    if (!(error instanceof Replay)) throw error;
    const output = await replayed(retry, services.store);
    if (!output) return run(context, { services, openRetry }, handler);
    context.set(retryPolicy.replayedHeader, 'true');
    return output;
  }
};
