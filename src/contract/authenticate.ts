import type { Server } from '../server.js';
import type { Context, Middleware } from './exchange.js';

/** Long polls are counted apart, so that waiting for events never stops a user from writing. */
const bucketOf = (operationId: string): 'api_by_user' | 'events_by_user' =>
  operationId === 'getEvents' ? 'events_by_user' : 'api_by_user';

/** Tells the client where it stands, on every limited answer. */
const count = async (context: Context, server: Server, bucket: string, key: string): Promise<void> => {
  const standing = await server.limits.consume(bucket as 'api_by_user', key);
  if (!standing) return;
  context.set('X-RateLimit-Limit', String(standing.limit));
  context.set('X-RateLimit-Remaining', String(standing.remaining));
  context.set('X-RateLimit-Reset', String(standing.reset));
};

/** Says who is asking, and counts the request against the user's limit, or else the address's. */
export const authenticate =
  (server: Server): Middleware =>
  async (context, next) => {
    const { exchange } = context.state;
    if (exchange.route.open) {
      await count(context, server, 'api_by_ip', context.ip);
    } else {
      try {
        exchange.actor = await server.actors.authenticate(context.get('authorization') || undefined);
      } catch (error) {
        await count(context, server, 'api_by_ip', context.ip);
        throw error;
      }
      await count(context, server, bucketOf(exchange.route.operationId), String(exchange.actor.id));
    }
    await next();
  };
