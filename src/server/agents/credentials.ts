import { errors } from '../../../generated/errors.js';
import { countAddress, requesterOf } from '../../runtime/identity/authenticate.js';
import type { Actor } from '../../runtime/identity/actor.js';
import type { Requester } from '../../runtime/identity/logins.js';
import { ApiError } from '../../contract/api-error.js';
import type { Context } from '../../runtime/http/request.js';
import type { Services } from '../../runtime/services.js';

/** Schemes of the credentials that agents may send. Clients try the first one that they know. */
const CHALLENGE = 'Bearer realm="chat", Basic realm="chat"';

/**
 * Returns the account of `Basic base64(email:key)` or of `Bearer <key>`. Sessions do not count, since a browser adds
 * their cookies by itself.
 */
const readAgent = async (context: Context, { actors }: Services): Promise<Requester> => {
  const authorization = context.get('authorization');
  const [scheme, key, ...rest] = authorization.split(/\s+/);
  if (scheme?.toLowerCase() !== 'bearer')
    return { actor: await actors.authenticate(authorization === '' ? undefined : authorization) };
  if (key === undefined || rest.length > 0) throw errors.malformedApiKey();
  return { actor: await actors.authenticateKey(key) };
};

/** Returns the account of a request. Counts a request without valid credentials against its address. */
export const agentOf = async (context: Context, services: Services): Promise<Actor> => {
  try {
    return (await requesterOf(context, services, readAgent)).actor;
  } catch (error) {
    await countAddress(context, services, 'api_by_ip');
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    throw new ApiError(error.name, error.status, error.body, {
      ...error.headers,
      'WWW-Authenticate': CHALLENGE,
    });
  }
};
