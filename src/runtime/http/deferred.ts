import { decodeInto } from './decode.js';
import { deferredRows } from './deferred-rows.js';
import type { RequestState } from './request-state.js';
import { validateInput } from './validate.js';

/**
 * Returns the deferred parameters of a request. Throws the same error that validation before the handler would throw.
 */
export const readDeferred = (exchange: RequestState): Record<string, unknown> => {
  const { route } = exchange;
  const input: Record<string, unknown> = {};
  decodeInto(input, exchange, deferredRows(route));
  validateInput(input, `deferred_${route.operationId}`, deferredRows(route));
  return input;
};
