import type { Connection } from '../connection.js';
import type { ConnectionUse, LongReading, Mode } from '../types.js';
import type { Engine, EngineOptions } from '../engine.js';
import { transact } from '../transaction.js';
import { ReadStoppedError, type StopReason } from '../errors.js';
import { READ_LIMITS } from './limits.js';
import { Turns } from './turns.js';

const LOOK_AT_LOG_MS = 1_000;

/** Runs long reads on connections of their own, scheduled fairly among users, each within its time limit. */
export class LongReads {
  readonly #engine: Engine;
  readonly #options: EngineOptions;
  readonly #requestMs: number;
  readonly #turns: Turns;
  readonly #running = new Set<Connection>();
  readonly #looking: NodeJS.Timeout | undefined;

  constructor(engine: Engine, options: EngineOptions) {
    const limits = { ...READ_LIMITS, ...options.readLimits };
    this.#engine = engine;
    this.#options = options;
    this.#requestMs = limits.requestMs;
    this.#turns = new Turns(engine.readers.count, limits);
    if (engine.readers.needsRest)
      this.#looking = setInterval(() => {
        void this.#rest();
      }, LOOK_AT_LOG_MS).unref();
  }

  get use(): ConnectionUse {
    return this.#turns.use;
  }

  async run<T>(
    reading: LongReading,
    mode: Exclude<Mode, 'write'>,
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> {
    const release = await this.#turns.take(reading.userId, reading.signal);
    try {
      return await transact(this.#engine.readers, mode, (connection) =>
        this.#within(connection, reading, work),
      );
    } finally {
      release();
    }
  }

  /** Ends running reads, and resolves when all connections are free. */
  async close(): Promise<void> {
    clearInterval(this.#looking);
    const over = this.#turns.close();
    for (const connection of this.#running) connection.stop(new ReadStoppedError('closing'));
    await over;
  }

  async #within<T>(
    connection: Connection,
    { userId, requestId, signal }: LongReading,
    work: (connection: Connection) => Promise<T>,
  ): Promise<T> {
    const stop = (reason: StopReason): void => {
      connection.stop(new ReadStoppedError(reason));
    };
    const leave = (): void => {
      stop('abandoned');
    };
    const late = (): void => {
      this.#options.log?.warn(
        {
          ...(typeof userId === 'number' && { userId }),
          ...(requestId !== undefined && { request: requestId }),
          limitMs: this.#requestMs,
        },
        'A long read took too long and was stopped.',
      );
      stop('too long');
    };
    const timer = setTimeout(late, this.#requestMs);
    if (this.#requestMs <= 0) late();
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave);
    this.#running.add(connection);
    try {
      return await work(connection);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      this.#running.delete(connection);
    }
  }

  /** Runs the engine's `rest` if it is due, since some engines need moments without any reader. */
  async #rest(): Promise<void> {
    const { readers } = this.#engine;
    try {
      if (readers.needsRest?.()) await this.#turns.alone(() => readers.rest?.() ?? Promise.resolve());
    } catch (error) {
      this.#options.log?.warn({ err: error }, 'The write-ahead log could not be emptied.');
    }
  }
}
