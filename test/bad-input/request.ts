import { Agent, request } from 'node:http';

import { checkResponse } from '../support/contract.js';
import type { HttpResponse } from '../support/client.js';
import type { WireRequest } from '../conformance/request.js';

const agent = new Agent({ keepAlive: true });

interface Raw {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
}

/** Sends the request as given. Also sends a GET with a body, which `fetch` would not send. */
const exchange = (method: string, { url, headers, body }: WireRequest): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const length = body.length === 0 ? {} : { 'Content-Length': String(body.length) };
    const sent = request(url, { method, agent, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          text: Buffer.concat(chunks).toString('utf8'),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Sends a request and validates the response against the contract. */
export const send = async (method: string, wire: WireRequest): Promise<HttpResponse> => {
  const { status, headers, text } = await exchange(method, wire);
  checkResponse(method, wire.url.pathname, new Response(text, { status, headers }), text);
  return { status, headers: new Headers(headers), body: text === '' ? undefined : JSON.parse(text) };
};
