import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';

import type { Logger } from 'pino';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';

import { type Config, localSite, onPort } from '../../runtime/config.js';
import { createLog } from '../../runtime/log.js';
import { freePort } from './probe-port.js';
import { markServing, readyText } from './ready.js';
import { serveSummedMetrics } from './serve-metrics.js';
import { exitOnSignal, type StopMessage } from './shutdown.js';

/** How long the first process waits before it starts another one for one that ended, in milliseconds. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [500, 30_000];
/** A process that ran this long did not end because of how it starts. */
const STABLE_MS = 60_000;

/** A process of the server ended before it listened. */
class FailedStart extends Error {
  constructor(readonly code: number) {
    super('A process of the server did not start.');
  }
}

/** Resolves when the process listens. */
const listening = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('listening', () => {
      resolve();
    });
    worker.once('exit', (code: number | null) => {
      reject(new FailedStart(code ?? 1));
    });
  });

/** Starts the processes of a server, starts others for those that end, and stops them together. */
class Processes {
  #isStarted = false;
  #isStopping = false;
  #waitMs = FIRST_WAIT_MS;

  constructor(
    private readonly config: Config,
    private readonly log: Logger,
  ) {}

  /** Resolves when all listen. Rejects with FailedStart if one ends before. */
  async start(): Promise<void> {
    // The first one makes or migrates the database.
    await listening(this.#fork());
    const others = Array.from({ length: this.config.processes - 1 }, () => this.#fork());
    await Promise.all(others.map(listening));
    this.#isStarted = true;
  }

  /** Resolves when all have ended. */
  async stop(signal: string): Promise<void> {
    this.#isStopping = true;
    const message: StopMessage = { stop: signal };
    await Promise.all(
      this.#running.map((worker) => {
        worker.send(message);
        // For one that does not listen yet, and hears no message.
        worker.process.kill('SIGTERM');
        return once(worker, 'exit');
      }),
    );
  }

  /** Ends all at once. */
  kill(): void {
    this.#isStopping = true;
    for (const worker of this.#running) worker.process.kill('SIGKILL');
  }

  get #running(): Worker[] {
    return Object.values(cluster.workers ?? {}).filter((worker) => worker?.isDead() === false) as Worker[];
  }

  #fork(): Worker {
    const began = performance.now();
    const worker = cluster.fork({ PORT: String(this.config.port) });
    // What is sent to one that has just ended is lost, as it is.
    worker.on('error', (error) => {
      this.log.debug({ err: error, process: worker.process.pid }, 'A message to a process was lost.');
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (!this.#isStarted || this.#isStopping) return;
      if (performance.now() - began > STABLE_MS) this.#waitMs = FIRST_WAIT_MS;
      const waitMs = this.#waitMs;
      this.#waitMs = Math.min(LONGEST_WAIT_MS, 2 * waitMs);
      const details = { process: worker.process.pid, code, signal };
      this.log.error(details, `A process of the server ended. Another one starts in ${waitMs} ms.`);
      setTimeout(() => {
        if (!this.#isStopping) this.#fork();
      }, waitMs);
    });
    return worker;
  }
}

/**
 * Serves with several processes on one port, until a signal stops them. They share their rate limits. Returns the address of
 * the server.
 */
export const serveWithProcesses = async (configured: Config): Promise<string> => {
  const config = onPort(configured, await freePort(configured));
  const log = createLog(config.logLevel, process.stdout, config.logFormat);
  // Counts the requests of all processes.
  void new RateLimiterClusterMaster();
  const processes = new Processes(config, log);
  exitOnSignal(log, {
    stop: (signal) => processes.stop(signal),
    atOnce: () => {
      processes.kill();
    },
  });
  const metrics = await serveSummedMetrics(config, log);
  try {
    await processes.start();
  } catch (error) {
    processes.kill();
    // It has written why.
    if (error instanceof FailedStart) process.exit(error.code);
    throw error;
  }
  markServing();
  if (metrics) log.info(`Metrics at ${localSite(config.metricsHost, metrics.port)}/metrics`);
  log.info(readyText(config));
  return localSite(config.host, config.port);
};
