import { request as http } from 'node:http';
import { request as https } from 'node:https';

import type { Received } from './judge.js';
import type { WireRequest } from './request.js';

/** Sends a request as it is, with any headers. */
export const exchange = (method: string, { url, headers, body }: WireRequest): Promise<Received> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? https : http;
    const all = { ...headers, ...(body.length > 0 && { 'Content-Length': String(body.length) }) };
    const sent = send(url, { method, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(given),
          text: Buffer.concat(chunks).toString(),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
