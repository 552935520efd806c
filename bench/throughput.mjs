import { createRequire } from 'node:module';

import { caller, newDataDir, ownerAuthorization, PASSWORD, removeDataDir, startProgram } from './child.mjs';
import { median } from './median.mjs';

const autocannon = createRequire(import.meta.url)('autocannon');

const SERVERS = {
  'this server': '../dist/src/server/main.js',
  'hand-written Koa': './servers/koa.mjs',
  'bare node:http': './servers/http.mjs',
};
const SUBSCRIBERS = 100;
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;

/** A hundred people in one channel. */
export const seedSubscribers = async (call) => {
  const emails = [];
  for (let index = 1; index < SUBSCRIBERS; index += 1) {
    const email = `person${index}@example.com`;
    await call('POST', '/users', { email, password: `${PASSWORD} ${index}`, full_name: `Person ${index}` });
    emails.push(email);
  }
  await call('POST', '/users/me/subscriptions', {
    subscriptions: [{ name: 'bench' }],
    principals: ['owner@example.com', ...emails],
  });
};

const requests = {
  'GET /users/me': () => ({ method: 'GET', path: '/api/v1/users/me' }),
  'POST /messages, 100 subscribers': () => ({
    method: 'POST',
    path: '/api/v1/messages',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      type: 'stream',
      to: JSON.stringify('bench'),
      topic: 'load',
      content: 'A message of *some* words.',
    }).toString(),
  }),
  'GET /events, answered at once': ({ queue_id, last_event_id }) => ({
    method: 'GET',
    path: `/api/v1/events?queue_id=${queue_id}&last_event_id=${last_event_id}&dont_block=true`,
  }),
};

/** Sends a request for so long (`duration`, in seconds) or so often (`amount`). `isBad` says that it must be refused. */
export const drive = (url, authorization, { isBad, path, ...request }, extent) =>
  new Promise((resolve, reject) => {
    autocannon(
      {
        ...request,
        ...extent,
        url: url + path,
        connections: CONNECTIONS,
        headers: { authorization, ...request.headers },
      },
      (error, result) => {
        if (error) return reject(error);
        const wrong = isBad ? result.requests.total - result['4xx'] : result.non2xx;
        if (wrong > 0 || result.errors > 0)
          return reject(
            new Error(`${request.method} ${path}: ${wrong} unexpected statuses, ${result.errors} failed`),
          );
        resolve(result);
      },
    );
  });

/** Returns the requests a second. */
export const load = async (url, authorization, request, duration) =>
  (await drive(url, authorization, request, { duration })).requests.average;

export const measureThroughput = async () => {
  const running = {};
  for (const [name, file] of Object.entries(SERVERS)) {
    const dataDir = await newDataDir();
    const server = await startProgram('../dist/src/server/main.js', dataDir);
    const authorization = await ownerAuthorization(dataDir);
    await seedSubscribers(caller(server.url, authorization));
    await server.stop();
    running[name] = { dataDir, authorization, ...(await startProgram(file, dataDir)) };
  }
  const rows = {};
  for (const [title, build] of Object.entries(requests)) {
    const rates = Object.fromEntries(Object.keys(SERVERS).map((name) => [name, []]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const name of Object.keys(SERVERS)) {
        const { url, authorization } = running[name];
        const queue = await caller(url, authorization)('POST', '/register', { event_types: ['message'] });
        const rate = await load(url, authorization, build(queue), round === 0 ? 1 : SECONDS);
        // The first round only warms up.
        if (round > 0) rates[name].push(rate);
      }
    }
    const [own, koa, http] = Object.values(rates).map(median);
    rows[title] = {
      'this server (1/s)': Math.round(own),
      'hand-written Koa (1/s)': Math.round(koa),
      'bare node:http (1/s)': Math.round(http),
      'ratio to Koa': Number((own / koa).toFixed(2)),
      'ratio to node:http': Number((own / http).toFixed(2)),
    };
  }
  console.log(
    `\nThroughput (${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s in turns)`,
  );
  console.table(rows);
  for (const { stop, dataDir } of Object.values(running)) {
    await stop();
    await removeDataDir(dataDir);
  }
};
