import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { networkCheck, plainAddress } from './client-address.js';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The IDs that proxies make, such as UUIDs and hexadecimal digits. No character of them changes a line of the log. */
const REQUEST_ID = /^[\w.:=-]{8,128}$/;

/**
 * Returns a function for the ID of a request in the log and in its response. A trusted proxy can choose it, so that both
 * logs have the same. The ID of any other client is ignored: a client could send that of another request, and its lines
 * would appear to belong to that request.
 */
export const requestIds = (trustedProxies: readonly string[]): ((request: IncomingMessage) => string) => {
  if (trustedProxies.length === 0) return () => randomUUID();
  const isProxy = networkCheck(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isValid = typeof given === 'string' && REQUEST_ID.test(given);
    return isValid && isProxy(plainAddress(socket.remoteAddress ?? '')) ? given : randomUUID();
  };
};
