import type { Deferred, Input, OperationId, Output, Traits } from '../../generated/operations.js';
import type { Actor } from '../authentication/actor.js';
import type { Services } from '../services.js';
import type { Store, Tx } from '../store/types.js';
import type { RawResponse } from './raw-response.js';
import type { RequestFacts } from './request-info.js';

/** Where the handler's data lives: one open transaction, or, with `x-transaction: none`, the store. */
type Data<Id extends OperationId> = Traits[Id]['transaction'] extends 'none' ? { store: Store } : { tx: Tx };

/** Decodes and validates the deferred parameters, or throws the error of the first that is invalid. */
type Late<Id extends OperationId> = Id extends keyof Deferred ? { deferred: () => Deferred[Id] } : unknown;

export type Context<Id extends OperationId> = {
  /** Decoded and validated parameters, defaults filled in. */
  input: Input<Id>;
  actor: Traits[Id]['open'] extends true ? undefined : Actor;
  services: Services;
  request: Pick<RequestFacts, keyof RequestFacts>;
} & Data<Id> &
  Late<Id>;

type Answer<Id extends OperationId> = Traits[Id]['transaction'] extends 'none'
  ? Output<Id> | RawResponse
  : Output<Id>;

/**
 * A handler may run more than once, since a transaction that lost a race is run again whole: it
 * touches nothing but `tx`.
 */
export type Handler<Id extends OperationId> = (context: Context<Id>) => Promise<Answer<Id>>;

export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** Ties a handler to its operation, so that its input and its answer have the contract's types. */
export const operation = <Id extends OperationId>(_id: Id, handler: Handler<Id>): Handler<Id> => handler;
