import type { Middleware } from '../request-state.js';
import type { ResponseChecks } from './response-checks.js';

/** Compares a share of the responses with the contract. Not among the middleware unless the share is positive. */
export const checkSent =
  (checks: ResponseChecks): Middleware =>
  async (context, next) => {
    const { state } = context;
    await next();
    await state.late;
    // A late response leaves its request nothing.
    context.state = state;
    checks.consider(context);
  };
