import { standingHeaders, type Bucket } from '../authentication/limits.js';
import { readRequester } from '../authentication/requester.js';
import type { Server } from '../server.js';
import type { Context, Middleware } from './exchange.js';

/** Long polls are counted apart, so that waiting for events never stops a user from writing. */
const bucketOf = (operationId: string): Bucket =>
  operationId === 'getEvents' ? 'events_by_user' : 'api_by_user';

/** Counts a request, or throws RATE_LIMIT_HIT; the response says how many are left. */
export const countRequest = async (
  context: Context,
  server: Server,
  bucket: Bucket,
  key: string,
): Promise<void> => {
  const standing = await server.limits.consume(bucket, key);
  if (standing) context.set(standingHeaders(standing));
};

/** Says who is asking, and counts the request against the user's limit, or else the address's. */
export const authenticate =
  (server: Server): Middleware =>
  async (context, next) => {
    const { exchange } = context.state;
    if (exchange.route.open) {
      await countRequest(context, server, 'api_by_ip', context.ip);
    } else {
      try {
        const { actor, session } = await readRequester(context, server);
        exchange.actor = actor;
        if (session) exchange.session = session;
      } catch (error) {
        await countRequest(context, server, 'api_by_ip', context.ip);
        throw error;
      }
      await countRequest(context, server, bucketOf(exchange.route.operationId), String(exchange.actor.id));
    }
    await next();
  };
