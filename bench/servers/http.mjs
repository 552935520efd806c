// The least one can do: node:http and the store.
import { createServer as createListener } from 'node:http';
import { parse } from 'node:querystring';

import { loadConfig } from '../../dist/src/config.js';
import { createServer } from '../../dist/src/server.js';
import { bodyOf, operationsOf } from './operations.mjs';

const config = loadConfig(process.env);
const { services, close } = await createServer(config);
const operations = operationsOf(services);

const readBody = (request) =>
  new Promise((resolve, reject) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    request.on('error', reject);
  });

const answer = async (request, response) => {
  const [path, query = ''] = request.url.split('?');
  const actor = await services.actors.authenticate(request.headers.authorization);
  const form = request.method === 'POST' ? parse(await readBody(request)) : {};
  const body = bodyOf(await operations[`${request.method} ${path}`](actor, parse(query), form));
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
};

const listener = createListener((request, response) => {
  answer(request, response).catch((error) => {
    response.writeHead(500).end(String(error));
  });
});
listener.listen(0, '127.0.0.1', () => {
  console.log(`ready on http://127.0.0.1:${listener.address().port}`);
});
process.once('SIGTERM', async () => {
  listener.closeAllConnections();
  await close();
  process.exit(0);
});
