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
const POLLS = 300;
const QUEUES = 60;

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

const registerQueue = async (call, expected) => {
  const options = { event_types: ['message'], fetch_event_types: [] };
  const { queue_id, last_event_id } = await call('POST', '/register', options);
  return { queue: { queue_id, last_event_id: String(last_event_id) }, expected };
};

/** Sends the messages that wait. */
const sendMessages = async (call) => {
  for (let count = 0; count < WAITING; count += 1)
    await call('POST', '/messages', {
      type: 'channel',
      to: CHANNEL,
      topic: 'bench',
      content: 'Some *words*.',
    });
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

/** The same for polls one after the other, since two polls of one queue end each other. */
const costOfPolls = async ({ server, call }, queues) => {
  const before = await spentBy(server);
  for (const { queue, expected } of queues) {
    const { events } = await call('GET', '/events', { ...queue, dont_block: true });
    if (events.length !== expected) throw new Error(`${events.length} of ${expected} events`);
  }
  return (1000 * ((await spentBy(server)) - before)) / queues.length;
};

const repeated = (queue) => Array.from({ length: POLLS }, () => queue);

const least = async (cost) => {
  const costs = [];
  for (let round = 0; round <= ROUNDS; round += 1) costs.push(await cost());
  // The first round only warms up.
  return Math.min(...costs.slice(1));
};

export const measureRequests = async () => {
  const store = optionOf('store', 'sqlite');
  const server = await startLoaded(store, AMOUNTS);
  const authorization = await ownerAuthorization(server.dataDir);
  const call = caller(server.url, authorization);
  const side = { server, authorization, call };
  const { user_id: self } = await call('GET', '/users/me');
  const rows = {};
  let base;
  const addRow = (title, spent) => {
    base ??= spent;
    rows[title] = {
      'CPU (µs)': Math.round(spent),
      'ratio to GET /users/me': Number((spent / base).toFixed(1)),
    };
  };
  const add = async (title, cost) => addRow(title, await least(cost));
  const addRequest = (title, request) => add(title, () => costOf(side, request));
  await addRequest('GET /users/me', query('/users/me', {}));
  await addRequest('GET /messages, the newest of a channel', newest(1, inChannel));
  await addRequest('GET /messages, 100 newest of a channel', newest(100, inChannel));
  await addRequest('GET /messages, 100 newest of the combined feed', newest(100));
  await addRequest('POST /register', form('/register', {}));
  const empty = await registerQueue(call, 0);
  await add('GET /events, none waiting', () => costOfPolls(side, repeated(empty)));
  const queues = [];
  for (let count = 0; count < QUEUES; count += 1) queues.push(await registerQueue(call, WAITING));
  await sendMessages(call);
  // A queue is read from the log only once, so that there are no rounds.
  const [late, early] = [queues.slice(0, QUEUES / 2), queues.slice(QUEUES / 2)];
  addRow(`GET /events, ${WAITING} waiting, the first poll`, await costOfPolls(side, early));
  await add(`GET /events, ${WAITING} waiting, later polls`, () => costOfPolls(side, repeated(early[0])));
  await appendOthers(side, self);
  const behind = `${BEHIND} events of others behind`;
  addRow(`GET /events, ${WAITING} waiting, ${behind}, the first poll`, await costOfPolls(side, late));
  await add(`GET /events, ${WAITING} waiting, ${behind}, later polls`, () =>
    costOfPolls(side, repeated(late[0])),
  );
  console.log(
    `\nRequests with a history of ${AMOUNTS.messages} messages on ${store} (least of ${ROUNDS} rounds of ${SECONDS} s)`,
  );
  console.table(rows);
  await server.stop();
};
