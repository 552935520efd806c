import { binder } from '../runtime/http/operation.js';
import type { Services } from './services.js';

/** Binds a handler to its operation, whose input and output have the types of the contract. */
export const operation = binder<Services>();
