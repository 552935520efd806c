import { ownTurn } from '../lib/event-loop.js';
import type { Middleware } from './request-state.js';

/**
 * Keeps requests that arrive together from running in one turn of the event loop. On SQLite, a request waits for
 * nothing after its body is read. Other work would have to wait until the last of the requests is done.
 */
export const takeTurns: Middleware = async (_context, next) => {
  await ownTurn();
  await next();
};
