import { caller, newDataDir, ownerAuthorization, removeDataDir, startProgram } from './child.mjs';
import { load } from './throughput.mjs';

const SHARES = ['0', '0.01', '1'];
const ROUNDS = 7;
const SECONDS = 2;
const MESSAGES = 50;

const requests = {
  'GET /users/me': '/api/v1/users/me',
  'GET /messages, 50 messages': '/api/v1/messages?anchor=newest&num_before=50&num_after=0',
};

const started = async (share) => {
  const dataDir = await newDataDir();
  const server = await startProgram('../dist/src/main.js', dataDir, { CHECK_RESPONSES: share });
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

const countsOf = async ({ url }) => {
  const { responses = { checked: 0, skipped: 0 } } = await (await fetch(`${url}/health`)).json();
  return responses;
};

/** The processor time of a server for a request, in microseconds. */
const costOf = async ({ server, authorization }, path) => {
  const before = await server.cpuMilliseconds();
  const rate = await load(server.url, authorization, { method: 'GET', path }, SECONDS);
  return (1000 * ((await server.cpuMilliseconds()) - before)) / (rate * SECONDS);
};

/** What `CHECK_RESPONSES` costs: the processor time of three servers in turns, and how many responses each checked. */
export const measureResponseChecks = async () => {
  const running = new Map();
  for (const share of SHARES) running.set(share, await started(share));
  const rows = {};
  for (const [title, path] of Object.entries(requests)) {
    const costs = new Map(SHARES.map((share) => [share, []]));
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const share of SHARES) {
        const cost = await costOf(running.get(share), path);
        // The first round only warms up.
        if (round > 0) costs.get(share).push(cost);
      }
    const off = Math.min(...costs.get('0'));
    for (const share of SHARES) {
      const { checked, skipped } = await countsOf(running.get(share).server);
      const cost = Math.min(...costs.get(share));
      rows[`${title}, CHECK_RESPONSES=${share}`] = {
        'CPU (µs/request)': Math.round(cost),
        'ratio to off': Number((cost / off).toFixed(2)),
        checked,
        skipped,
      };
    }
  }
  console.log(
    `\nComparison of responses with the contract (least of ${ROUNDS} rounds of ${SECONDS} s in turns)`,
  );
  console.table(rows);
  for (const { server, dataDir } of running.values()) {
    await server.stop();
    await removeDataDir(dataDir);
  }
};
