// The same operations on this server, a hand-written Koa server, Fastify and Express, each with a copy of one store. What
// they call is the same too, so that they differ in what they do with a request around it.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

import { caller, newDataDir, ownerAuthorization, removeDataDir, startProgram } from './child.mjs';
import { sharesOf } from './peers/shares.mjs';
import { drive, seedSubscribers } from './throughput.mjs';

const OWN = 'this server';
const BY_HAND = 'hand-written Koa';
const SERVERS = {
  [OWN]: './servers/profiled.mjs',
  [BY_HAND]: './servers/koa.mjs',
  Fastify: './servers/fastify.mjs',
  Express: './servers/express.mjs',
};
const MESSAGES = 100;
/** Until V8 has compiled what is hot. */
const WARM_UP_ROUNDS = 3;
const ROUNDS = 6;
/** Times as many requests in a profile as in a round. */
const PROFILED = 4;
/** In characters, of a response in an error. */
const EXCERPT = 500;

const get = (path, parameters = {}) => ({
  method: 'GET',
  path: `/api/v1${path}?${new URLSearchParams(parameters)}`,
});

const post = (path, parameters) => ({
  method: 'POST',
  path: `/api/v1${path}`,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(parameters).toString(),
});

const message = {
  type: 'channel',
  to: JSON.stringify('bench'),
  topic: 'new',
  content: 'A message of *some* words.',
};

/** No other request changes the response to these. */
const newest = (num_before) =>
  get('/messages', {
    anchor: 'newest',
    num_before,
    num_after: 0,
    narrow: JSON.stringify([{ operator: 'topic', operand: 'old' }]),
  });

/** `amount` requests are sent a round. `requestOf` returns one for an event queue of the server. */
const requests = {
  'GET /users/me': { amount: 4_000, requestOf: () => get('/users/me') },
  'GET /users, 100 users': { amount: 1_500, requestOf: () => get('/users') },
  'GET /events, none waiting': {
    amount: 4_000,
    requestOf: ({ queue_id, last_event_id }) => get('/events', { queue_id, last_event_id, dont_block: true }),
  },
  'GET /messages, 100 messages': { amount: 600, requestOf: () => newest(MESSAGES) },
  'POST /messages, 100 subscribers': { amount: 2_000, requestOf: () => post('/messages', message) },
  // A server that validates nothing does not refuse it.
  'a bad number, refused': {
    amount: 4_000,
    requestOf: () => ({ ...newest('many'), isBad: true }),
    without: [BY_HAND],
  },
};

/** Returns a folder with what all servers begin with. */
const prepare = async () => {
  const dataDir = await newDataDir();
  const server = await startProgram('../dist/src/server/main.js', dataDir);
  const call = caller(server.url, await ownerAuthorization(dataDir));
  await seedSubscribers(call);
  for (let count = 0; count < MESSAGES; count += 1)
    await call('POST', '/messages', { ...message, topic: 'old' });
  await server.stop();
  return dataDir;
};

/** Starts each server on a copy of the folder. */
const startAll = async (running, prepared, authorization) => {
  for (const [name, file] of Object.entries(SERVERS)) {
    const folder = await newDataDir();
    const dataDir = join(folder, 'data');
    await cp(prepared, dataDir, { recursive: true });
    const server = { folder, ...(await startProgram(file, dataDir)) };
    running.set(name, server);
    // No request here causes an event of this type.
    server.queue = await caller(server.url, authorization)('POST', '/register', {
      event_types: ['alert_words'],
    });
  }
};

const answerOf = async ({ url, queue }, authorization, { isBad, path, ...request }) => {
  const response = await fetch(url + path, {
    ...request,
    headers: { authorization, 'user-agent': 'bench', ...request.headers },
  });
  const [type] = response.headers.get('content-type').split(';');
  const { status } = response;
  const body = (await response.text()).replaceAll(queue.queue_id, 'its queue');
  // Each library has its own text for an error.
  return JSON.stringify({ status, type, ...(!isBad && { body }) });
};

/** The servers that take part in a comparison of a request. */
const takingPart = (running, { without = [] }) => [...running].filter(([name]) => !without.includes(name));

const excerpt = (text) => text.slice(0, EXCERPT);

/** Fails unless the responses of all servers are the same. */
const compareAnswers = async (running, authorization, title, { requestOf, ...rest }) => {
  const answers = new Map();
  for (const [name, server] of takingPart(running, rest))
    answers.set(name, await answerOf(server, authorization, requestOf(server.queue)));
  for (const [name, answer] of answers)
    if (answer !== answers.get(OWN))
      throw new Error(`${title}: ${name} answers ${excerpt(answer)} instead of ${excerpt(answers.get(OWN))}`);
};

/** The processor time of a server for a request, in microseconds. */
const costOf = async (server, authorization, { requestOf, amount }) => {
  const before = server.cpuMicroseconds();
  await drive(server.url, authorization, requestOf(server.queue), { amount });
  return (server.cpuMicroseconds() - before) / amount;
};

/** The least cost on each server, by its name. */
const costsOf = async (running, authorization, wanted) => {
  const least = {};
  for (let round = 1; round <= WARM_UP_ROUNDS + ROUNDS; round += 1)
    for (const [name, server] of takingPart(running, wanted)) {
      const cost = await costOf(server, authorization, wanted);
      if (round > WARM_UP_ROUNDS) least[name] = Math.min(least[name] ?? Infinity, cost);
    }
  return least;
};

const rounded = (value, digits = 1) => Number(value.toFixed(digits));

const profileOf = async (server, authorization, { requestOf, amount }) => {
  await server.command('startProfile');
  await drive(server.url, authorization, requestOf(server.queue), { amount: amount * PROFILED });
  const shares = sharesOf(await server.command('stopProfile'));
  return Object.fromEntries(Object.entries(shares).map(([step, share]) => [step, rounded(share)]));
};

const costRow = (costs) => ({
  [`${OWN} (µs)`]: rounded(costs[OWN]),
  ...Object.fromEntries(
    Object.keys(SERVERS)
      .filter((name) => name !== OWN && costs[name] !== undefined)
      .flatMap((name) => [
        [`${name} (µs)`, rounded(costs[name])],
        [`ratio to ${name}`, rounded(costs[OWN] / costs[name], 2)],
      ]),
  ),
});

const compareAll = async (running, authorization) => {
  const all = Object.entries(requests);
  for (const [title, wanted] of all) await compareAnswers(running, authorization, title, wanted);
  const [costs, shares] = [{}, {}];
  for (const [title, wanted] of all) {
    costs[title] = costRow(await costsOf(running, authorization, wanted));
    shares[title] = await profileOf(running.get(OWN), authorization, wanted);
  }
  console.log(
    `\nProcessor time of a request (least of ${ROUNDS} rounds in turns; all responses are the same)`,
  );
  console.table(costs);
  console.log(`\nSteps of a request of ${OWN} (% of its processor time, from a profile)`);
  console.table(shares);
};

/** What peers cost for the same operations, and what the steps of this server cost. */
export const measurePeers = async () => {
  const prepared = await prepare();
  const authorization = await ownerAuthorization(prepared);
  const running = new Map();
  try {
    await startAll(running, prepared, authorization);
    await compareAll(running, authorization);
  } finally {
    for (const { stop, folder } of running.values()) {
      await stop();
      await removeDataDir(folder);
    }
    await removeDataDir(prepared);
  }
};
