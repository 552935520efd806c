import { createRequire } from 'node:module';

import { caller, newDataDir, ownerAuthorization, removeDataDir, startProgram } from './child.mjs';
import { authorizationOf, idsFrom } from './filling.mjs';
import { median } from './median.mjs';

const autocannon = createRequire(import.meta.url)('autocannon');

const MESSAGES = 100_000;
const SUBSCRIBERS = 100;
/** Users who search all the time, each one search after the other. */
const SEARCHERS = 8;
const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 16;

const CHANNEL = 'bench';
/** Each message is looked at, for each of the words. */
const SEARCH = {
  anchor: 'newest',
  num_before: 100,
  num_after: 0,
  narrow: [
    {
      operator: 'search',
      operand: idsFrom(1, 10)
        .map((index) => `nowhere${index}`)
        .join(' '),
      negated: true,
    },
    { operator: 'search', operand: 'nothing like this' },
  ],
};

const requests = {
  'POST /messages': {
    method: 'POST',
    path: '/api/v1/messages',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      type: 'stream',
      to: CHANNEL,
      topic: 'load',
      content: 'Some *words*.',
    }).toString(),
  },
  'GET /messages, the newest 20': {
    method: 'GET',
    path: '/api/v1/messages?anchor=newest&num_before=20&num_after=0',
  },
  'GET /users/me': { method: 'GET', path: '/api/v1/users/me' },
};

const load = async (server, authorization, { path, ...request }) => {
  await server.command('watchEventLoop');
  const result = await new Promise((resolve, reject) => {
    autocannon(
      {
        url: server.url + path,
        ...request,
        duration: SECONDS,
        connections: CONNECTIONS,
        headers: { authorization, ...request.headers },
      },
      (error, found) => (error ? reject(error) : resolve(found)),
    );
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, blocked: await server.command('longestBlock') };
};

/** Searches until it is stopped. Resolves with the number of finished searches. */
const searchOn = (server, userIds) => {
  let isOver = false;
  let count = 0;
  const leaving = new AbortController();
  const work = userIds.map(async (id) => {
    const query = new URLSearchParams(
      Object.entries(SEARCH).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    while (!isOver) {
      await fetch(`${server.url}/api/v1/messages?${query}`, {
        headers: { authorization: authorizationOf(id) },
        signal: leaving.signal,
      }).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      );
      count += 1;
    }
  });
  return async () => {
    isOver = true;
    leaving.abort();
    await Promise.all(work);
    return count;
  };
};

/** How fast everything else goes on while some users search all the time, and how long the event loop is blocked. */
export const measureReader = async () => {
  const dataDir = await newDataDir();
  const server = await startProgram('./servers/measured.mjs', dataDir, { LOG_LEVEL: 'error' });
  const authorization = await ownerAuthorization(dataDir);
  const call = caller(server.url, authorization);
  await call('POST', '/users/me/subscriptions', { subscriptions: [{ name: CHANNEL }] });
  const { subscriptions } = await call('GET', '/users/me/subscriptions');
  const users = idsFrom(1000, SUBSCRIBERS);
  await server.command('addUsers', users);
  await server.command('subscribe', users, [subscriptions.find(({ name }) => name === CHANNEL).stream_id]);
  await call('POST', '/messages', { type: 'stream', to: CHANNEL, topic: 'load', content: 'a'.repeat(2000) });
  await server.command('repeatNewestMessage', MESSAGES);

  const rows = {};
  for (const [title, request] of Object.entries(requests)) {
    const alone = [];
    const beside = [];
    let searches = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      alone.push(await load(server, authorization, request));
      const stop = searchOn(server, users.slice(0, SEARCHERS));
      beside.push(await load(server, authorization, request));
      searches += await stop();
    }
    const rate = (measured) => median(measured.slice(1).map((one) => one.rate));
    const blocked = (measured) => Math.max(...measured.slice(1).map((one) => one.blocked));
    rows[title] = {
      'alone (1/s)': Math.round(rate(alone)),
      'while others search (1/s)': Math.round(rate(beside)),
      ratio: Number((rate(beside) / rate(alone)).toFixed(2)),
      'longest block alone (ms)': Number(blocked(alone).toFixed(1)),
      'longest block while others search (ms)': Number(blocked(beside).toFixed(1)),
      searches,
    };
  }
  console.log(
    `\nSearches beside everything else (${MESSAGES} messages, ${SEARCHERS} users search all the time, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s in turns)`,
  );
  console.table(rows);
  await server.stop();
  await removeDataDir(dataDir);
};
