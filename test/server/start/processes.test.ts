import type { ChildProcess } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { expect } from 'chai';

import { API_ROOT } from '../../../src/runtime/http/match.js';
import { freePort } from '../../../src/server/start/probe-port.js';
import { Client } from '../../support/client.js';
import { createEmptyDatabase, testDialect, type TestDatabase } from '../../support/databases.js';
import { readCredentials } from '../../support/people.js';
import { childrenOf, isRunning, ServerProcess, untilProcesses } from '../../support/process.js';

const LOOK_MS = 20;

const CLOSED = { Connection: 'close' };

describe('PROCESSES', () => {
  let database: TestDatabase;
  let server: ServerProcess;
  let owner: Client;

  const start = async (env: Readonly<Record<string, string>> = {}): Promise<void> => {
    database = await createEmptyDatabase();
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = database;
    server = await ServerProcess.start({ DATA_DIR, DATABASE_URL, PROCESSES: '2', LOG_LEVEL: 'info', ...env });
    owner = new Client(server.url, await readCredentials(DATA_DIR));
  };

  /** Returns a function that reads the metrics of all processes. */
  const startWithMetrics = async (env: Parameters<typeof start>[0] = {}): Promise<() => Promise<string>> => {
    const port = await freePort({ host: '127.0.0.1', port: 0 });
    await start({ METRICS_PORT: String(port), ...env });
    return async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  };

  afterEach(async () => {
    await server.stop();
    await database.remove();
  });

  const status = async (): Promise<number> =>
    (await owner.send('GET', '/users/me', {}, { headers: CLOSED })).status;

  /** Sends a request on a connection of its own, which round robin gives to the next process. */
  const statuses = (count: number): Promise<number[]> =>
    Promise.all(Array.from({ length: count }, () => status()));

  it('serves one port with several processes, and states so once', async () => {
    await start();
    expect(server.output.match(/Ready at/g)).to.have.length(1);
    expect(server.output).to.include('with 2 processes');
    const [one = 0, other = 0] = childrenOf(server.pid);
    expect(one, 'two processes').to.be.above(0);
    expect(other).to.be.above(0);
    expect(await statuses(6)).to.deep.equal(Array(6).fill(200));
    process.kill(one, 'SIGSTOP');
    const answered: number[] = [];
    const all = Array.from({ length: 4 }, async () => answered.push(await status()));
    // One connection waits for the process that stands still. The next ones go to the other process.
    await untilProcesses(() => answered.length === 3);
    process.kill(one, 'SIGCONT');
    await Promise.all(all);
    expect(answered).to.deep.equal(Array(4).fill(200));
  });

  it('passes the events of one process on to the clients of another', async () => {
    await start();
    const { queue_id, last_event_id } = await owner.ok('POST', '/register', { event_types: ['message'] });
    // A connection each, so that one process gets each.
    const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
    const texts = agents.map(
      (agent) =>
        new Promise<string>((resolve, reject) => {
          const query = new URLSearchParams({ queue_id, last_event_id: String(last_event_id) });
          const headers = { Authorization: owner.authorization ?? '' };
          get(`${server.url}${API_ROOT}/events?${String(query)}`, { agent, headers }, (response) => {
            let text = '';
            response.on('data', (chunk: Buffer) => (text += chunk.toString()));
            response.on('end', () => {
              resolve(text);
            });
          }).on('error', reject);
        }),
    );
    const me = await owner.ok('GET', '/users/me');
    await owner.ok('POST', '/messages', { type: 'direct', to: [me.user_id], content: 'Hello, both.' });
    for (const text of await Promise.all(texts)) expect(text).to.match(/Hello, both|"events":\[\]/);
    const { events } = await owner.ok('GET', '/events', { queue_id, last_event_id });
    expect(events[0].message.content).to.include('Hello, both.');
    for (const agent of agents) agent.destroy();
  });

  it('starts another process for one that ends, and meanwhile serves', async () => {
    await start();
    const before = childrenOf(server.pid);
    const [one = 0] = before;
    process.kill(one, 'SIGKILL');
    await untilProcesses(() => !childrenOf(server.pid).includes(one));
    expect(await statuses(4)).to.deep.equal(Array(4).fill(200));
    await untilProcesses(() => childrenOf(server.pid).length === 2);
    const [, added = 0] = childrenOf(server.pid);
    expect(before).not.to.include(added);
    // It has its share of the connections as soon as it listens.
    process.kill(childrenOf(server.pid)[0] ?? 0, 'SIGSTOP');
    await untilProcesses(async () => (await Promise.race([status(), pause(10 * LOOK_MS)])) === 200);
    process.kill(childrenOf(server.pid)[0] ?? 0, 'SIGCONT');
  });

  it('stops all processes in order, whichever of them a service manager signals', async () => {
    const readMetrics = await startWithMetrics();
    const workers = childrenOf(server.pid);
    for (const pid of workers) process.kill(pid, 'SIGTERM');
    expect(await statuses(4)).to.deep.equal(Array(4).fill(200));
    const { queue_id, last_event_id } = await owner.ok('POST', '/register', { event_types: ['message'] });
    const polled = owner.ok('GET', '/events', { queue_id, last_event_id });
    await untilProcesses(async () => /^chat_parked_polls.* 1$/m.test(await readMetrics()));
    expect(await server.stop('SIGTERM')).to.equal(0);
    expect((await polled).events).to.deep.equal([]);
    expect(workers.filter(isRunning)).to.deep.equal([]);
  });

  it('writes on after a process ended in the middle of its writes', async () => {
    await start();
    const { user_id } = await owner.ok('GET', '/users/me');
    const send = (content: string, signal?: AbortSignal): Promise<{ readonly status: number }> =>
      owner.send(
        'POST',
        '/messages',
        { type: 'direct', to: [user_id], content },
        { headers: CLOSED, ...(signal && { signal }) },
      );
    const clients = Array.from({ length: 20 }, () => new AbortController());
    const writes = clients.map(({ signal }, index) => send(`early ${index}`, signal).catch(() => undefined));
    await Promise.race(writes);
    const [victim = 0] = childrenOf(server.pid);
    // Perhaps it has its turn to write to the embedded database.
    process.kill(victim, 'SIGKILL');
    await untilProcesses(() => !childrenOf(server.pid).includes(victim));
    expect((await send('late')).status).to.equal(200);
    // The first process may just have handed the connection of one to the victim.
    for (const client of clients) client.abort();
    await Promise.all(writes);
  });

  if (testDialect === 'sqlite')
    it('keeps other servers off the embedded database', async () => {
      await start();
      const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = database;
      for (const PROCESSES of ['1', '2']) {
        const message = await ServerProcess.start({ DATA_DIR, DATABASE_URL, PROCESSES }).then(
          () => 'It started.',
          (error: unknown) => (error as Error).message,
        );
        expect(message)
          .to.match(/ended with \d+:/)
          .and.include('is in use by another server process');
      }
      await server.stop('SIGTERM');
      server = await ServerProcess.start({ DATA_DIR, DATABASE_URL });
    });

  it('starts another process for one that ends before the others listen', async () => {
    database = await createEmptyDatabase();
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = database;
    const env = { DATA_DIR, DATABASE_URL, PROCESSES: '2', LOG_LEVEL: 'info' };
    let first: ChildProcess | undefined;
    const starting = ServerProcess.start(env, {
      spawned: (child) => {
        first = child;
      },
    });
    const pid = (): number => first?.pid ?? 0;
    await untilProcesses(() => pid() !== 0 && childrenOf(pid()).length === 2);
    const [one = 0] = childrenOf(pid());
    process.kill(one, 'SIGKILL');
    server = await starting;
    await untilProcesses(() => childrenOf(pid()).length === 2 && !childrenOf(pid()).includes(one));
  });

  it('stops in order while its processes start', async () => {
    database = await createEmptyDatabase();
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = database;
    let first: ChildProcess | undefined;
    const failure = ServerProcess.start(
      { DATA_DIR, DATABASE_URL, PROCESSES: '2', LOG_LEVEL: 'info' },
      {
        spawned: (child) => {
          first = child;
        },
      },
    ).then(
      (started) => {
        server = started;
        return 'It started.';
      },
      (error: unknown) => (error as Error).message,
    );
    await untilProcesses(() => first !== undefined && childrenOf(first.pid ?? 0).length > 0);
    const workers = childrenOf(first?.pid ?? 0);
    first?.kill('SIGTERM');
    expect(await failure).to.match(/^The server ended with 0:/);
    await untilProcesses(() => !workers.some(isRunning));
  });

  it('ends with its first process', async () => {
    await start();
    const workers = childrenOf(server.pid);
    await server.stop('SIGKILL');
    await untilProcesses(() => !workers.some(isRunning));
  });

  it('counts the requests of all processes for the rate limits and the metrics', async () => {
    const readMetrics = await startWithMetrics({ RATE_LIMITS: 'on' });
    const found: number[] = [];
    for (let sent = 0; sent < 10; sent += 1) found.push(...(await statuses(20)));
    expect(found).to.deep.equal(Array(200).fill(200));
    expect(await statuses(4)).to.deep.equal(Array(4).fill(429));
    const text = await readMetrics();
    const counts = (statusClass: string): number[] => {
      const sample = new RegExp(
        `_count\\{operation="getOwnUser",status="${statusClass}",process="\\d"\\} (\\d+)`,
        'g',
      );
      return Array.from(text.matchAll(sample), ([, count]) => Number(count));
    };
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
    expect(counts('2xx')).to.have.length(2);
    expect([sum(counts('2xx')), sum(counts('4xx'))]).to.deep.equal([200, 4]);
    // Each has its own, and neither a sum nor an average hides one of them.
    for (const name of ['chat_event_log_position', 'nodejs_eventloop_lag_p99_seconds'])
      expect(text.match(new RegExp(`^${name}\\{.*process="[12]"`, 'gm')), name).to.have.length.within(2, 8);
  });

  it('does not start if its processes cannot, and says so once', async () => {
    await start();
    await server.stop('SIGTERM');
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = database;
    const env = { DATA_DIR, DATABASE_URL, PROCESSES: '2', SECRET_KEY: 'a'.repeat(64) };
    const message = await ServerProcess.start(env).then(
      () => 'It started.',
      (error: unknown) => (error as Error).message,
    );
    expect(message).to.match(/^The server ended with 2:/);
    expect(message.match(/SECRET_KEY/g)).to.have.length(1);
    expect(message).not.to.include('Ready');
  });
});
