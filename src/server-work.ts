import type { Logger } from 'pino';

import type { Clock } from './clock.js';
import { RecurringWork } from './recurring-work.js';
import type { Server } from './server.js';

export interface WorkParts {
  readonly clock: Clock;
  readonly log: Logger;
}

interface Rounds {
  readonly everyMs: number;
  /** What to log when a round fails; the next one tries again. */
  readonly complaint: string;
}

/** What a server does again and again, once it stands. */
export abstract class ServerWork {
  #rounds: RecurringWork | undefined;
  protected readonly log: Logger;

  constructor(
    private readonly parts: WorkParts,
    private readonly rounds: Rounds,
  ) {
    this.log = parts.log;
  }

  start(server: Server): void {
    this.#rounds = new RecurringWork({
      ...this.parts,
      ...this.rounds,
      work: (isStopped) => this.work(server, isStopped),
    });
    this.#rounds.start();
  }

  /** Waits for what is at hand. */
  async stop(): Promise<void> {
    await this.#rounds?.stop();
  }

  /** The round that began last is over. */
  async settled(): Promise<void> {
    await this.#rounds?.settled();
  }

  /** One round; it ends early once there is to be no more. */
  protected abstract work(server: Server, isStopped: () => boolean): Promise<void>;
}
