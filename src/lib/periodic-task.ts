import type { Logger } from 'pino';

import type { Clock } from '../clock.js';

export interface WorkParts {
  readonly clock: Clock;
  readonly log: Logger;
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

  constructor(
    private readonly workParts: WorkParts,
    private readonly rounds: PeriodicTaskOptions,
  ) {}

  start(...on: On): void {
    this.#cancel = this.workParts.clock.after(this.rounds.everyMs, () => {
      this.#running = this.#workAndGoOn(on);
    });
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
    this.workParts.log.warn({ err: error }, this.rounds.errorMessage);
  }

  async #workAndGoOn(on: On): Promise<void> {
    try {
      await this.work(() => this.#stopped, ...on);
    } catch (error) {
      this.logFailure(error);
    }
    if (!this.#stopped) this.start(...on);
  }
}
