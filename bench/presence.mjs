import { Agent, request } from 'node:http';

import { newDataDir, removeDataDir, startProgram } from './child.mjs';
import { authorizationOf, idsFrom } from './filling.mjs';
import { median } from './median.mjs';

const SIZES = [100, 10_000];
const CONNECTIONS = 16;
/** How often each user reports. */
const PING_SECONDS = 60;
/** Long enough for reports to be gathered and published. */
const GATHERED_MS = 1_000;
/** Rounds before a user who stays active is stored again. */
const ROUNDS = 4;
const AWAY_MS = 3_600_000;
const REPORTS_PER_TURN = 10_000;
const TURNS = 4;

/** Reports of many users over a few connections; remembers what each was last told. */
class Clients {
  bytes = 0;
  reports = 0;
  #lastIds = new Map();
  #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  constructor(url) {
    this.url = new URL('/api/v1/users/me/presence', url);
  }

  /** Each of these users reports once, so many at a time as there are connections. */
  async report(ids, options = {}) {
    const waiting = ids.values();
    const work = async () => {
      for (const id of waiting) await this.#reportOf(id, options);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  }

  /** They were told everything up to here. */
  know(lastId, ids) {
    for (const id of ids) this.#lastIds.set(id, lastId);
  }

  #reportOf(id, { ping_only = false, compressed = false }) {
    const lastId = this.#lastIds.get(id) ?? -1;
    const body = `status=active&last_update_id=${lastId}&ping_only=${ping_only}`;
    return new Promise((resolve, reject) => {
      const sent = request(
        this.url,
        {
          method: 'POST',
          agent: this.#agent,
          headers: {
            authorization: authorizationOf(id),
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': body.length,
            ...(compressed && { 'accept-encoding': 'gzip' }),
          },
        },
        (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => {
            const answer = Buffer.concat(chunks);
            // The part that is specific to a response comes first, uncompressed.
            const found = /"presence_last_update_id":(-?\d+)/.exec(answer.subarray(0, 300).toString())?.[1];
            if (!found) return reject(new Error(answer.toString()));
            this.bytes += answer.length;
            this.reports += 1;
            this.#lastIds.set(id, Number(found));
            resolve();
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close() {
    this.#agent.destroy();
  }
}

/** A server with so many users, and everyone's clients. */
const start = async (size) => {
  const dataDir = await newDataDir();
  const server = await startProgram('./servers/measured.mjs', dataDir, { LOG_LEVEL: 'error' });
  const ids = idsFrom(1000, size);
  await server.command('addUsers', ids);
  await server.command('addPresence', ids, (await server.command('seconds')) - AWAY_MS / 1000);
  const clients = new Clients(server.url);
  const stop = async () => {
    clients.close();
    await server.stop();
    await removeDataDir(dataDir);
  };
  return { size, ids, server, clients, stop };
};

/** What some of the work costs the server per report: CPU in microseconds, and bytes. */
class Meter {
  #cpu = 0;
  #bytes = 0;
  #reports = 0;

  constructor({ server, clients }) {
    this.server = server;
    this.clients = clients;
  }

  get reports() {
    return this.#reports;
  }

  async add(work) {
    const bytes = this.clients.bytes;
    const reports = this.clients.reports;
    const before = await this.server.command('cpu');
    await work();
    this.#cpu += (await this.server.command('cpu')) - before;
    this.#bytes += this.clients.bytes - bytes;
    this.#reports += this.clients.reports - reports;
  }

  get result() {
    return { cpu: this.#cpu / this.#reports, bytes: this.#bytes / this.#reports };
  }
}

/** In each round one user in a hundred comes back, and all other users, who were active already, report too. */
const fewChange = async (site) => {
  const { size, ids, server, clients } = site;
  const meter = new Meter(site);
  while (meter.reports < REPORTS_PER_TURN) {
    const there = ids.slice(0, (size * 9) / 10);
    const away = ids.slice(there.length);
    await server.command('advance', AWAY_MS);
    await clients.report(there);
    await server.command('advance', GATHERED_MS);
    clients.know(await server.command('presenceId'), ids);
    const round = async () => {
      const back = away.splice(0, size / 100);
      await clients.report([...back, ...there]);
      await server.command('advance', GATHERED_MS);
      there.push(...back);
    };
    // Users who come back in the first round are published from the second round on.
    await round();
    for (let count = 0; count < ROUNDS; count += 1) await meter.add(round);
  }
  return meter.result;
};

/** All users are active, report once a minute, evenly spread, and are stored again. */
const allChange = async (site, compressed = false) => {
  const { ids, server, clients } = site;
  const meter = new Meter(site);
  const second = async (now, told) => {
    const share = ids.filter((id) => id % PING_SECONDS === now % PING_SECONDS);
    const report = async () => {
      await clients.report(share, { ping_only: !told, compressed });
      await server.command('advance', 1000);
    };
    await (told ? meter.add(report) : report());
    clients.know(await server.command('presenceId'), share);
  };
  await server.command('advance', AWAY_MS);
  for (let now = 0; now < 2 * PING_SECONDS; now += 1) await second(now, false);
  for (let now = 0; meter.reports < REPORTS_PER_TURN / 10; now += 1) await second(now, true);
  return meter.result;
};

/** Server CPU and bytes per report of presence, as the organization grows. */
export const measurePresence = async () => {
  const sites = [];
  for (const size of SIZES) sites.push(await start(size));
  for (const [title, run] of [
    ['1 % of users change between reports', fewChange],
    ['all users change between reports', allChange],
    ['all users change between reports, with gzip', (site) => allChange(site, true)],
  ]) {
    const results = new Map(sites.map((site) => [site, []]));
    // In turns, so that the ratio holds whatever the machine is doing; the first turn only warms up.
    for (let turn = 0; turn <= TURNS; turn += 1)
      for (const site of sites) {
        const result = await run(site);
        if (turn > 0) results.get(site).push(result);
      }
    const [base] = [...results.values()].map((all) => median(all.map(({ cpu }) => cpu)));
    const rows = [...results].map(([{ size }, all]) => {
      const cpu = median(all.map(({ cpu }) => cpu));
      return [
        `${size} users`,
        {
          'CPU per report (µs)': Math.round(cpu),
          'bytes per report': Math.round(median(all.map(({ bytes }) => bytes))),
          'CPU, ratio to the fewest users': Number((cpu / base).toFixed(2)),
        },
      ];
    });
    console.log(`\nPOST /users/me/presence with last_update_id, while ${title} (median of ${TURNS} turns)`);
    console.table(Object.fromEntries(rows));
  }
  for (const { stop } of sites) await stop();
};
