import type { Logger } from 'pino';

import type { Clock } from './clock.js';

interface Parts {
  readonly clock: Clock;
  readonly log: Logger;
  readonly everyMs: number;
  /** One round; it ends early once there is to be no more. */
  readonly work: (isStopped: () => boolean) => Promise<void>;
  /** What to log when a round fails; the next one tries again. */
  readonly complaint: string;
}

/** Does something again and again, each round a while after the end of the last. */
export class RecurringWork {
  #stopped = false;
  #running: Promise<void> = Promise.resolve();
  #cancel: () => void = () => undefined;

  constructor(private readonly parts: Parts) {}

  start(): void {
    const { clock, everyMs } = this.parts;
    this.#cancel = clock.after(everyMs, () => {
      this.#running = this.#workAndGoOn();
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

  async #workAndGoOn(): Promise<void> {
    const { log, work, complaint } = this.parts;
    try {
      await work(() => this.#stopped);
    } catch (error) {
      log.warn({ err: error }, complaint);
    }
    if (!this.#stopped) this.start();
  }
}
