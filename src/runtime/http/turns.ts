import { errors } from '../../../generated/errors.js';
import { routes } from '../../../generated/routes.js';
import { chargeTo } from '../../lib/event-loop.js';
import type { Owner } from '../../lib/owner.js';
import { NoTurnError } from '../../lib/owner-turns.js';
import { responsibleFor } from '../identity/responsible-for.js';
import type { Services } from '../services.js';
import { networkOf } from './client-address.js';
import type { Context, RequestState } from './request-state.js';
import type { RouteRow } from '../../contract/types.js';

const ownerOf = ({ state, ip }: Context, { turns }: Services): Owner => {
  const { actor } = state.exchange;
  return turns.owner(actor ? responsibleFor(actor) : networkOf(ip));
};

/** They wait for events, or for a directory of accounts. */
const WAITING: ReadonlySet<string> = new Set(['getEvents', 'streamEvents', 'fetchApiKey']);

/**
 * Routes whose requests wait long without work of their own, or have turns of their own, as long reads and pictures do. They
 * begin like all others.
 */
const givesBackAtOnce: ReadonlySet<RouteRow> = new Set(
  routes.filter(
    ({ operationId, transaction, parameters }) =>
      WAITING.has(operationId) ||
      transaction.startsWith('long-') ||
      parameters.some(({ kind }) => kind === 'file'),
  ),
);

const waitForTurn = async (owner: Owner, { turns }: Services): Promise<void> => {
  try {
    await turns.take(owner);
  } catch (error) {
    throw error instanceof NoTurnError ? errors.rateLimitHit({ 'retry-after': error.retryAfter }) : error;
  }
};

const beginTurn = ({ state: { exchange }, res }: Context, owner: Owner, services: Services): void => {
  exchange.owner = owner;
  if (givesBackAtOnce.has(exchange.route)) giveTurnBack(exchange, services);
  // The client has left meanwhile, and gets no response.
  else if (res.destroyed) throw errors.rateLimitHit({ 'retry-after': 1 });
  chargeTo(owner);
};

/**
 * Waits until the owner of the request has a place for it. Returns undefined if there is one now, which costs no promise. Throws
 * RATE_LIMIT_HIT if too many of their requests wait, or if they have used up their time.
 */
export const takeTurn = (context: Context, services: Services): Promise<void> | undefined => {
  const owner = ownerOf(context, services);
  if (!services.turns.tryTake(owner))
    return waitForTurn(owner, services).then(() => {
      beginTurn(context, owner, services);
    });
  beginTurn(context, owner, services);
  return undefined;
};

/** Gives back the place of a request that has one. */
export const giveTurnBack = (exchange: RequestState, { turns }: Services): void => {
  if (!exchange.owner) return;
  turns.give(exchange.owner);
  exchange.owner = undefined;
};
