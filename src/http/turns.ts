import { errors } from '../../generated/errors.js';
import { chargeTo } from '../lib/event-loop.js';
import type { Owner } from '../lib/owner.js';
import { NoTurnError } from '../lib/owner-turns.js';
import { responsibleFor } from '../lib/responsible-for.js';
import type { Services } from '../services.js';
import { networkOf } from './client-address.js';
import type { Context, RequestState } from './request-state.js';
import type { RouteRow } from './types.js';

const ownerOf = ({ state, ip }: Context, { turns }: Services): Owner => {
  const { actor } = state.exchange;
  return turns.owner(actor ? String(responsibleFor(actor)) : networkOf(ip));
};

/** They wait for events, or for a directory of accounts. */
const WAITING: ReadonlySet<string> = new Set(['getEvents', 'streamEvents', 'fetchApiKey']);

/**
 * Requests that wait long without work of their own, or that have turns of their own, as long reads and pictures do. They
 * begin like all others.
 */
const givesBackAtOnce = ({ operationId, transaction, parameters }: RouteRow): boolean =>
  WAITING.has(operationId) ||
  transaction.startsWith('long-') ||
  parameters.some(({ kind }) => kind === 'file');

/**
 * Waits until the owner of the request has a place for it. Throws RATE_LIMIT_HIT if too many of their requests wait, or if
 * they have used up their time.
 */
export const takeTurn = async (context: Context, services: Services): Promise<void> => {
  const { turns } = services;
  const { exchange } = context.state;
  const owner = ownerOf(context, services);
  if (!turns.tryTake(owner)) {
    try {
      await turns.take(owner);
    } catch (error) {
      throw error instanceof NoTurnError ? errors.rateLimitHit({ 'retry-after': error.retryAfter }) : error;
    }
  }
  exchange.owner = owner;
  if (givesBackAtOnce(exchange.route)) giveTurnBack(exchange, services);
  // The client has left meanwhile, and gets no response.
  else if (context.res.destroyed) throw errors.rateLimitHit({ 'retry-after': 1 });
  chargeTo(owner);
};

/** Gives back the place of a request that has one. */
export const giveTurnBack = (exchange: RequestState, { turns }: Services): void => {
  if (!exchange.owner) return;
  turns.give(exchange.owner);
  delete exchange.owner;
};
