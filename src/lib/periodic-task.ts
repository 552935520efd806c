import type { Logger } from 'pino';

import type { Clock } from '../clock.js';

export interface WorkParts {
  readonly clock: Clock;
  readonly log: Logger;
}

interface PeriodicTaskOptions {
  readonly everyMs: number;
  /** What to log when a round fails; the next one tries again. */
  readonly errorMessage: string;
}

/** Does something again and again, each round a while after the end of the last, with what it is started on. */
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

  /** Waits for what is at hand. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.#running;
  }

  /** The round that began last is over. */
  settled(): Promise<void> {
    return this.#running;
  }

  /** One round; it ends early once there is to be no more. */
  protected abstract work(isStopped: () => boolean, ...on: On): Promise<void>;

  async #workAndGoOn(on: On): Promise<void> {
    try {
      await this.work(() => this.#stopped, ...on);
    } catch (error) {
      this.workParts.log.warn({ err: error }, this.rounds.errorMessage);
    }
    if (!this.#stopped) this.start(...on);
  }
}
