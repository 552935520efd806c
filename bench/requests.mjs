// What requests cost that each client makes, in an organization with history: the processor time of the server and of its
// database, beside that of `GET /users/me` in the same run. `--store mysql` measures MariaDB.

import { caller, ownerAuthorization } from './child.mjs';
import { optionOf, startLoaded } from './loaded.mjs';
import { load } from './throughput.mjs';

const AMOUNTS = { users: 1_000, channels: 100, messages: 100_000 };
const CHANNEL = 'support';
const WAITING = 300;
const BEHIND = 100_000;
const ROUNDS = 7;
const SECONDS = 2;

const query = (path, parameters) => ({
  method: 'GET',
  path: `/api/v1${path}?${new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )}`,
});

const form = (path, parameters) => ({
  method: 'POST',
  path: `/api/v1${path}`,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(parameters).toString(),
});

const newest = (num_before, narrow = []) =>
  query('/messages', { anchor: 'newest', num_before, num_after: 0, narrow });

const inChannel = [{ operator: 'channel', operand: CHANNEL }];

/** Returns a queue in which messages wait, and the request that fetches them again and again. */
const waiting = async (call) => {
  const { queue_id, last_event_id } = await call('POST', '/register', {
    event_types: ['message'],
    fetch_event_types: [],
  });
  for (let count = 0; count < WAITING; count += 1)
    await call('POST', '/messages', {
      type: 'channel',
      to: CHANNEL,
      topic: 'bench',
      content: 'Some *words*.',
    });
  return query('/events', { queue_id, last_event_id: String(last_event_id), dont_block: true });
};

/** Appends events to the log that the queue does not get. */
const appendOthers = async ({ server, authorization }, self) => {
  const typing = form('/typing', { to: JSON.stringify([self]), op: 'start' });
  for (let sent = 0; sent < BEHIND;)
    sent += SECONDS * (await load(server.url, authorization, typing, SECONDS));
};

const spentBy = async (server) => (await server.cpuMilliseconds()) + server.databaseCpu() / 1000;

/** The processor time of a request, in microseconds. */
const costOf = async ({ server, authorization }, request) => {
  const before = await spentBy(server);
  const rate = await load(server.url, authorization, request, SECONDS);
  return (1000 * ((await spentBy(server)) - before)) / (rate * SECONDS);
};

const measure = async (side, request) => {
  const costs = [];
  for (let round = 0; round <= ROUNDS; round += 1) costs.push(await costOf(side, request));
  // The first round only warms up.
  return Math.min(...costs.slice(1));
};

export const measureRequests = async () => {
  const store = optionOf('store', 'sqlite');
  const server = await startLoaded(store, AMOUNTS);
  const authorization = await ownerAuthorization(server.dataDir);
  const side = { server, authorization };
  const call = caller(server.url, authorization);
  const { user_id: self } = await call('GET', '/users/me');
  const rows = {};
  let base;
  const add = async (title, request) => {
    const cost = await measure(side, request);
    base ??= cost;
    rows[title] = {
      'CPU (µs)': Math.round(cost),
      'ratio to GET /users/me': Number((cost / base).toFixed(1)),
    };
  };
  await add('GET /users/me', query('/users/me', {}));
  await add('GET /messages, the newest of a channel', newest(1, inChannel));
  await add('GET /messages, 100 newest of a channel', newest(100, inChannel));
  await add('GET /messages, 100 newest of the combined feed', newest(100));
  await add('POST /register', form('/register', {}));
  const fetchEvents = await waiting(call);
  await add(`GET /events, ${WAITING} waiting`, fetchEvents);
  await appendOthers(side, self);
  await add(`GET /events, ${WAITING} waiting, ${BEHIND} events of others behind`, fetchEvents);
  console.log(
    `\nRequests with a history of ${AMOUNTS.messages} messages on ${store} (least of ${ROUNDS} rounds of ${SECONDS} s)`,
  );
  console.table(rows);
  await server.stop();
};
