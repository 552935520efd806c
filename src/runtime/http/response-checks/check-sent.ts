import type { Middleware } from '../request-state.js';
import type { ResponseChecks } from './response-checks.js';

/** Compares a share of the responses with the contract. Not among the middleware unless the share is positive. */
export const checkSent =
  (checks: ResponseChecks): Middleware =>
  async (context, next) => {
    const { state } = context;
    await next();
    const sent = (await state.late) ?? context;
    // A late response leaves its request nothing.
    sent.state = state;
    checks.consider(sent);
  };
