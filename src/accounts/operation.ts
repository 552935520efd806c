import type { OperationId } from '../../generated/operations.js';
import { binder, type Context as AnyContext } from '../runtime/http/operation.js';
import type { Services } from './services.js';

export type Context<Id extends OperationId> = AnyContext<Id, Services>;

/** Binds a handler to its operation, whose input and output have the types of the contract. */
export const operation = binder<Services>();
