import type { CaseRequest } from '../../../conformance/src/world/case-request.js';
import type { WireRequest } from '../../../conformance/src/run/request.js';
import { budgets } from '../../../src/lib/budgets.js';

/** Returns a request of an agent that calls an operation as often as a request may contain, but not more often than this. */
export const batchOf = (
  operationId: string,
  { path, parameters, body }: CaseRequest,
  origin: string,
  headers: WireRequest['headers'],
  most: number,
): WireRequest | undefined => {
  // Agents send no files and no sessions.
  const { Authorization } = headers;
  if (body || Authorization === undefined) return undefined;
  const call = { name: operationId, arguments: { ...path, ...parameters } };
  const message = (id: number): string =>
    JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: call });
  const count = Math.min(
    most,
    Math.floor(budgets.requestBody.bytes / (Buffer.byteLength(message(most)) + 1)),
  );
  if (count === 0) return undefined;
  const messages = Array.from({ length: count }, (_, id) => message(id));
  return {
    url: new URL('/mcp/all', origin),
    headers: {
      ...{ Authorization, 'Content-Type': 'application/json' },
      Accept: 'application/json, text/event-stream',
    },
    body: Buffer.from(`[${messages.join()}]`),
  };
};
