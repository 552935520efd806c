// The least one can do: node:http and the store.
import { createServer } from 'node:http';
import { parse } from 'node:querystring';

import { byHand } from './by-hand.mjs';
import { bodyOf } from './operations.mjs';
import { serve } from './serve.mjs';

const readBody = (request) =>
  new Promise((resolve, reject) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    request.on('error', reject);
  });

await serve((services) => {
  const operations = byHand(services);
  const answer = async (request, response) => {
    const [path, query = ''] = request.url.split('?');
    const actor = await services.actors.authenticate(request.headers.authorization);
    const form = request.method === 'POST' ? parse(await readBody(request)) : {};
    const body = await bodyOf(await operations[`${request.method} ${path}`](actor, parse(query), form));
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  };
  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });
});
