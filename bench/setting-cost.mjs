import { caller, newDataDir, ownerAuthorization, removeDataDir, startProgram } from './child.mjs';
import { load } from './throughput.mjs';

const ROUNDS = 7;
const SECONDS = 2;
const MESSAGES = 50;

const requests = {
  'GET /users/me': '/api/v1/users/me',
  'GET /messages, 50 messages': '/api/v1/messages?anchor=newest&num_before=50&num_after=0',
};

const started = async (env) => {
  const dataDir = await newDataDir();
  const server = await startProgram('../dist/src/server/main.js', dataDir, env);
  const authorization = await ownerAuthorization(dataDir);
  const call = caller(server.url, authorization);
  for (let count = 0; count < MESSAGES; count += 1)
    await call('POST', '/messages', {
      type: 'channel',
      to: 'general',
      topic: 'load',
      content: 'Some *words*.',
    });
  return { dataDir, server, authorization };
};

/** The processor time of a server for a request, in microseconds. */
const costOf = async ({ server, authorization }, path) => {
  const before = await server.cpuMilliseconds();
  const rate = await load(server.url, authorization, { method: 'GET', path }, SECONDS);
  return (1000 * ((await server.cpuMilliseconds()) - before)) / (rate * SECONDS);
};

/** The cost of each request on each server. The servers take turns, so that the ratios hold whatever the machine does. */
const costsOf = async (running, path) => {
  const costs = new Map([...running.keys()].map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, server] of running) {
      const cost = await costOf(server, path);
      // The first round only warms up.
      if (round > 0) costs.get(name).push(cost);
    }
  return costs;
};

/**
 * Prints what settings cost: the processor time of a server for each of them, compared with the first. `variants` are
 * environment variables by title. `columns` adds what else a server says of itself.
 */
export const measureSettings = async (title, variants, columns = () => ({})) => {
  const running = new Map();
  for (const [name, env] of Object.entries(variants)) running.set(name, await started(env));
  const [first] = running.keys();
  const rows = {};
  for (const [request, path] of Object.entries(requests)) {
    const costs = await costsOf(running, path);
    const base = Math.min(...costs.get(first));
    for (const [name, { server }] of running) {
      const cost = Math.min(...costs.get(name));
      rows[`${request}, ${name}`] = {
        'CPU (µs/request)': Math.round(cost * 10) / 10,
        [`ratio to ${first}`]: Number((cost / base).toFixed(3)),
        ...(await columns(server)),
      };
    }
  }
  console.log(`\n${title} (least of ${ROUNDS} rounds of ${SECONDS} s in turns)`);
  console.table(rows);
  for (const { server, dataDir } of running.values()) {
    await server.stop();
    await removeDataDir(dataDir);
  }
};
