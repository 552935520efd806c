import type { Deferred, Input, OperationId, Output, Traits } from '../../../generated/operations.js';
import type { Actor } from '../identity/actor.js';
import type { Services } from '../services.js';
import type { TxScope } from '../scope.js';
import type { Store, Tx } from '../store/types.js';
import type { RequestFacts } from './request.js';

/** A response whose text is sent as it is made. It ends with the texts, or with its connection. */
export class StreamResponse {
  constructor(
    readonly mediaType: string,
    readonly texts: AsyncIterable<string>,
  ) {}
}

/** A success body that is already serialized, including the envelope and the final newline. */
export class RawResponse {
  constructor(readonly body: Buffer | string) {}
}

/**
 * A response that a handler waits for. The request has passed the pipeline by then, so that of thousands of waiting
 * requests only the connections are in memory.
 */
export class LateResponse {
  constructor(readonly response: Promise<RawResponse>) {}
}

/**
 * Makes the change of an operation in one transaction, whose result is the response. A repeat of the request with the
 * same `Idempotency-Key` gets that response.
 */
type Change<Response> = (work: (tx: Tx) => Promise<Response>) => Promise<Response>;

/** The handler's access to data: one open transaction, or the store with `transaction: none`. */
type Data<Id extends OperationId> = Traits[Id] extends { transaction: 'none'; retrySafe: true }
  ? { store: Store; change: Change<Output<Id>> }
  : Traits[Id]['transaction'] extends 'none'
    ? { store: Store }
    : { tx: Tx };

/** Decodes and validates the deferred parameters. Throws the error of the first invalid one. */
type Late<Id extends OperationId> = Id extends keyof Deferred ? { deferred: () => Deferred[Id] } : unknown;

/** What an operation has before its transaction. */
interface Facts<Id extends OperationId, S> {
  /** Decoded and validated parameters, with defaults filled in. */
  input: Input<Id>;
  actor: Traits[Id]['open'] extends true ? undefined : Actor;
  services: S;
  request: Pick<RequestFacts, keyof RequestFacts>;
}

export type Context<Id extends OperationId, S> = Facts<Id, S> & Ahead & Data<Id> & Late<Id>;

type Result<Id extends OperationId> = Traits[Id]['transaction'] extends 'none'
  ? Output<Id> | LateResponse | RawResponse | StreamResponse
  : Output<Id>;

/**
 * Handles one operation. A handler may run more than once, since a transaction that hits a conflict is retried as a
 * whole. It must therefore change nothing but `tx`.
 */
type Handler<Id extends OperationId, S> = (context: Context<Id, S>) => Promise<Result<Id>>;

/** What is made before a transaction, so that nothing waits for it. The transaction verifies what it was made from. */
type Ahead = Pick<TxScope, 'ahead'>;

/** Does work that would hold the transaction for long. Throws nothing: the handler refuses what it refuses. */
type Before<Id extends OperationId, S> = (facts: Facts<Id, S> & { store: Store }) => Promise<Ahead>;

/** Refuses a file before it is received. It has at least so many bytes, as far as its request states that. */
export type BeforeFile<S> = (
  sender: { services: S; actor: Actor; store: Store },
  bytes: number,
) => Promise<void>;

export interface Steps<Id extends OperationId, S> {
  before?: Before<Id, S>;
  beforeFile?: BeforeFile<S>;
}

export type Handlers<S> = { readonly [Id in OperationId]: Handler<Id, S> };

type Bind<S> = <Id extends OperationId>(
  id: Id,
  handler: Handler<Id, S>,
  steps?: Steps<Id, S>,
) => Handler<Id, S> & Steps<Id, S>;

/** Returns the function that binds handlers to operations, whose input and output have the types of the contract. */
export const binder =
  <S extends Services>(): Bind<S> =>
  (_id, handler, steps = {}) =>
    Object.assign(handler, steps);
