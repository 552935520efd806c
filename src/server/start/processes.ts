import cluster, { type Worker } from 'node:cluster';

import type { Logger } from 'pino';

import { type Config, environmentOf, localSite, onPort } from '../../runtime/config.js';
import { openDataDir } from '../../runtime/data-dir.js';
import { createLog } from '../../runtime/log.js';
import { holdFile } from '../../runtime/store/sqlite/file-lock.js';
import { isSqliteUrl, sqliteFile } from '../../runtime/store/sqlite/file.js';
import { freePort } from './probe-port.js';
import { markServing, readyText } from './ready.js';
import { serveAllMetrics } from './serve-metrics.js';
import { SiblingRelay } from './sibling-relay.js';
import { exitOnSignal, type StopMessage } from './shutdown.js';

/** How long the first process waits before it starts another one for one that ended, in milliseconds. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [500, 30_000];
/** A process that ran this long did not end because of how it starts. */
const STABLE_MS = 60_000;

/** How a process ended. */
interface End {
  readonly pid: number | undefined;
  readonly code: number | null;
  readonly signal: string | null;
}

/** A process of the server ended before it listened. */
class FailedStart extends Error {
  constructor(readonly end: End) {
    super(`A process of the server ended before it listened (${end.signal ?? `code ${String(end.code)}`}).`);
  }
}

/**
 * Node hands one connection at a time to a process, and keeps it open until that process has taken it. If the process ends
 * before, the client would wait for a response without end. This closes the connection, so that the client connects again.
 */
const closeLostConnection = (worker: Worker): void => {
  const { process: child } = worker;
  const send = child.send.bind(child) as (message: unknown, handle?: unknown, ...rest: unknown[]) => boolean;
  let passed: { close?(): void } | undefined;
  child.send = (message: unknown, handle?: unknown, ...rest: unknown[]): boolean => {
    if (typeof handle === 'object' && handle !== null) passed = handle;
    return send(message, handle, ...rest);
  };
  // One that was taken is closed here already, and closing it again does nothing.
  worker.once('exit', () => passed?.close?.());
};

/** One process of the server. */
class ServerProcess {
  readonly #worker: Worker;
  /** Resolves when it listens. Rejects with FailedStart if it ends before. */
  readonly listening: Promise<void>;
  readonly ended: Promise<End>;

  constructor(number: number, port: number) {
    const worker = cluster.fork(environmentOf(number, port));
    this.#worker = worker;
    closeLostConnection(worker);
    this.ended = new Promise((resolve) => {
      const { pid } = worker.process;
      worker.once('exit', (code: number | null, signal: string | null) => {
        resolve({ pid, code, signal });
      });
      // One that could not be started has no exit. A message to one that has just ended is lost, as it is.
      worker.on('error', () => {
        if (pid === undefined) resolve({ pid, code: 1, signal: null });
      });
    });
    this.listening = new Promise((resolve, reject) => {
      worker.once('listening', () => {
        resolve();
      });
      void this.ended.then((end) => {
        reject(new FailedStart(end));
      });
    });
  }

  stop(signal: string): void {
    const message: StopMessage = { stop: signal };
    // Ends one that does not hear messages yet. Any other ignores it.
    this.#worker.process.kill('SIGTERM');
    this.#worker.send(message);
  }

  kill(): void {
    this.#worker.process.kill('SIGKILL');
  }
}

/** Starts the processes of a server, starts others for those that end, and stops them together. */
class Processes {
  readonly #running = new Set<ServerProcess>();
  #waitMs = FIRST_WAIT_MS;
  isStopping = false;

  constructor(
    private readonly config: Config,
    private readonly log: Logger,
  ) {}

  /** Resolves when all listen. Rejects with FailedStart if one ends before. */
  async start(): Promise<void> {
    // The first one makes or migrates the database.
    await this.#start(1).listening;
    if (this.isStopping) return;
    const others = Array.from({ length: this.config.processes - 1 }, (_, index) => this.#start(index + 2));
    await Promise.all(others.map(({ listening }) => listening));
  }

  /** Resolves when all have ended. */
  async stop(signal: string): Promise<void> {
    this.isStopping = true;
    const running = [...this.#running];
    for (const one of running) one.stop(signal);
    await Promise.all(running.map(({ ended }) => ended));
  }

  /** Ends all at once. */
  kill(): void {
    this.isStopping = true;
    for (const one of this.#running) one.kill();
  }

  #start(number: number): ServerProcess {
    const one = new ServerProcess(number, this.config.port);
    const began = performance.now();
    this.#running.add(one);
    void one.ended.then(() => {
      this.#running.delete(one);
      if (performance.now() - began > STABLE_MS) this.#waitMs = FIRST_WAIT_MS;
    });
    void one.listening.then(
      async () => {
        this.#replace(number, await one.ended);
      },
      () => undefined,
    );
    return one;
  }

  /** Starts another process after a while, and tries again until one listens. */
  #replace(number: number, end: End | Error): void {
    if (this.isStopping) return;
    const waitMs = this.#waitMs;
    this.#waitMs = Math.min(LONGEST_WAIT_MS, 2 * waitMs);
    const details = end instanceof Error ? { err: end } : { ended: end };
    this.log.error(details, `Process ${number} of the server is gone. Another one starts in ${waitMs} ms.`);
    setTimeout(() => {
      if (!this.isStopping) this.#try(number);
    }, waitMs);
  }

  #try(number: number): void {
    try {
      this.#start(number).listening.catch((error: unknown) => {
        this.#replace(number, error as Error);
      });
    } catch (error) {
      // The system has no memory or no number for it now.
      this.#replace(number, error as Error);
    }
  }
}

/** Keeps other servers off the embedded database until this process ends. */
const claimFile = (config: Config, log: Logger): void => {
  openDataDir(config, log);
  process.once('exit', holdFile(sqliteFile(config.databaseUrl, config.dataDir), 'first'));
};

/** The end of a server that was stopped while it started comes with the end of its processes. */
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Serves with several processes on one port, until a signal stops them. They share their rate limits. Returns the address of
 * the server.
 */
export const serveWithProcesses = async (configured: Config): Promise<string> => {
  const config = onPort(configured, await freePort(configured));
  const log = createLog(config.logLevel, process.stdout, config.logFormat);
  markServing();
  if (isSqliteUrl(config.databaseUrl)) claimFile(config, log);
  void new SiblingRelay();
  const processes = new Processes(config, log);
  exitOnSignal(log, {
    stop: (signal) => processes.stop(signal),
    atOnce: () => {
      processes.kill();
    },
  });
  const metrics = await serveAllMetrics(config, log);
  try {
    await processes.start();
  } catch (error) {
    if (processes.isStopping) return never();
    processes.kill();
    if (!(error instanceof FailedStart)) throw error;
    // One with an exit code has written why.
    if (error.end.signal !== null) log.error(error.message);
    process.exit(error.end.code ?? 1);
  }
  if (processes.isStopping) return never();
  if (metrics) log.info(`Metrics at ${localSite(config.metricsHost, metrics.port)}/metrics`);
  log.info(readyText(config));
  return localSite(config.host, config.port);
};
