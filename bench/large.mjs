import { newDataDir, removeDataDir, caller, ownerAuthorization, startProgram } from './child.mjs';
import { idsFrom } from './filling.mjs';
import { median } from './median.mjs';

const ROUNDS = 5;
const REQUESTS = 20;

const CHANNELS = 1_000;
const USERS = 10_000;
const MESSAGES = 1_000;

const names = (count) => idsFrom(1, count).map((index) => ({ name: `channel ${index}` }));

/** What makes the store large, and the request with a large response. */
const cases = [
  {
    title: `GET /users/me/subscriptions, ${CHANNELS} channels`,
    arrange: (call) => call('POST', '/users/me/subscriptions', { subscriptions: names(CHANNELS) }),
    request: ['GET', '/users/me/subscriptions'],
  },
  {
    title: `GET /users/me/subscriptions, ${CHANNELS} channels with their subscribers`,
    request: ['GET', '/users/me/subscriptions', { include_subscribers: true }],
  },
  {
    title: `GET /messages/matches_narrow, ${MESSAGES} ids`,
    async arrange(call, server) {
      const { id } = await call('POST', '/messages', {
        type: 'stream',
        to: 'channel 1',
        topic: 'load',
        content: 'A message with https://example.com in it.',
      });
      await server.command('repeatNewestMessage', MESSAGES - 1);
      return idsFrom(id, MESSAGES);
    },
    request: (ids) => [
      'GET',
      '/messages/matches_narrow',
      { msg_ids: ids, narrow: [{ operator: 'has', operand: 'link' }] },
    ],
  },
  {
    title: `POST /register, ${USERS} users, what a client asks for that shows people`,
    async arrange(_call, server) {
      const ids = idsFrom(1000, USERS);
      await server.command('addUsers', ids);
      await server.command('subscribe', ids, [1]);
      await server.command('addPresence', ids, await server.command('seconds'));
    },
    request: ['POST', '/register', { event_types: ['realm_user'] }],
  },
  {
    title: `POST /register, ${USERS} users and ${CHANNELS} channels, everything`,
    request: ['POST', '/register', { slim_presence: true, include_subscribers: true }],
  },
];

/** CPU of a server per request, in microseconds, one request after the other. */
const measure = async (server, work) => {
  const before = await server.command('cpu');
  for (let count = 0; count < REQUESTS; count += 1) await work();
  return ((await server.command('cpu')) - before) / REQUESTS;
};

/** Measures large responses against a bare node:http server that only serializes the same. */
export const measureLarge = async () => {
  const dataDir = await newDataDir();
  const server = await startProgram('./servers/measured.mjs', dataDir, { LOG_LEVEL: 'error' });
  const bare = await startProgram('./servers/answers.mjs', dataDir);
  const call = caller(server.url, await ownerAuthorization(dataDir));
  const callBare = caller(bare.url);
  const rows = {};
  for (const { title, arrange, request } of cases) {
    const arranged = await arrange?.(call, server);
    const [method, path, parameters = {}] = typeof request === 'function' ? request(arranged) : request;
    const answer = await call(method, path, parameters);
    await bare.command('answer', `${method} /api/v1${path}`, answer);
    const own = [];
    const base = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      own.push(await measure(server, () => call(method, path, parameters)));
      base.push(await measure(bare, () => callBare(method, path)));
    }
    const [ownCpu, baseCpu] = [own, base].map((all) => median(all.slice(1)));
    rows[title] = {
      'CPU per request (ms)': Number((ownCpu / 1000).toFixed(2)),
      'bare node:http (ms)': Number((baseCpu / 1000).toFixed(2)),
      ratio: Number((ownCpu / baseCpu).toFixed(2)),
      'answer (KB)': Math.round(JSON.stringify(answer).length / 1000),
    };
  }
  console.log(
    `\nLarge answers (median of ${ROUNDS} rounds of ${REQUESTS} requests in turns; the base only serializes them)`,
  );
  console.table(rows);
  await server.stop();
  await bare.stop();
  await removeDataDir(dataDir);
};
