import { setImmediate as nextTurn } from 'node:timers/promises';

import { keptOnce } from '../../lib/kept-once.js';

/** What loading the SDK would evaluate in one turn of the event loop, in parts that each depend on the earlier ones. */
const PARTS: readonly (() => unknown)[] = [
  () => import('ajv'),
  () => import('ajv-formats'),
  () => import('@modelcontextprotocol/sdk/server/zod-compat.js'),
  () => import('@modelcontextprotocol/sdk/types.js'),
  () => import('@modelcontextprotocol/sdk/validation/ajv-provider.js'),
  () => import('@modelcontextprotocol/sdk/shared/protocol.js'),
  // Node.js loads its implementation of fetch at the first use.
  () => new Request('http://localhost').headers,
];

/**
 * Loads the SDK for the first request of an agent, since it takes time and megabytes that most servers do not need. Other
 * work runs between the parts.
 */
export const loadSdk = keptOnce(async () => {
  for (const load of PARTS) {
    await load();
    await nextTurn();
  }
  return {
    ...(await import('@modelcontextprotocol/sdk/types.js')),
    ...(await import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js')),
    ...(await import('@modelcontextprotocol/sdk/server/index.js')),
  };
});
