import { exchange } from '../support/exchange.js';
import { checkResponse } from '../support/contract.js';
import type { HttpResponse } from '../support/client.js';
import type { WireRequest } from '../../conformance/src/run/request.js';

/** Sends a request and validates the response against the contract. */
export const send = async (method: string, wire: WireRequest): Promise<HttpResponse> => {
  const { status, headers, text } = await exchange(method, wire);
  return { status, headers, body: checkResponse(method, wire.url.pathname, { status, headers }, text) };
};
