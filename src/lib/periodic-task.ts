import type { Logger } from 'pino';

import type { Clock } from './clock.js';

export interface WorkParts {
  readonly clock: Clock;
  readonly log: Logger;
}

/** The last round of a task that ended. */
export interface LastRun {
  /** UNIX milliseconds. */
  readonly endedAt: number;
  readonly hasFailed: boolean;
}

export interface PeriodicTaskOptions {
  readonly everyMs: number;
  /** Log message for a failed round. The next round tries again. */
  readonly errorMessage: string;
}

/**
 * Runs work periodically, with the arguments given to `start`. Each round begins `everyMs` after the end of the last
 * one.
 */
export abstract class PeriodicTask<On extends readonly unknown[] = []> {
  #stopped = false;
  #running: Promise<void> = Promise.resolve();
  #cancel: () => void = () => undefined;
  #lastRun: LastRun | undefined;
  #hasFailed = false;

  constructor(
    private readonly workParts: WorkParts,
    private readonly rounds: PeriodicTaskOptions,
  ) {}

  start(...on: On): void {
    this.#cancel = this.workParts.clock.after(this.rounds.everyMs, () => {
      this.#running = this.#workAndGoOn(on);
    });
  }

  /** Undefined before the end of the first round. */
  get lastRun(): LastRun | undefined {
    return this.#lastRun;
  }

  /** Waits for the current round. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.#running;
  }

  /** Resolves when the last started round is over. */
  settled(): Promise<void> {
    return this.#running;
  }

  protected get isStopped(): boolean {
    return this.#stopped;
  }

  /** Runs one round. Ends early once `isStopped` returns true. */
  protected abstract work(isStopped: () => boolean, ...on: On): Promise<void>;

  protected logFailure(error: unknown): void {
    this.#hasFailed = true;
    this.workParts.log.warn({ err: error }, this.rounds.errorMessage);
  }

  async #workAndGoOn(on: On): Promise<void> {
    this.#hasFailed = false;
    try {
      await this.work(() => this.#stopped, ...on);
    } catch (error) {
      this.logFailure(error);
    }
    this.#lastRun = { endedAt: this.workParts.clock.now(), hasFailed: this.#hasFailed };
    if (!this.#stopped) this.start(...on);
  }
}
