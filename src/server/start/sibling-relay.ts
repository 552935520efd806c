import cluster, { type Worker } from 'node:cluster';

import { type LimiterResults, SharedLimiters } from '../../runtime/rate-limits/shared-limiter.js';
import { type FromFirst, isToFirst } from '../../runtime/siblings.js';

const tell = (worker: Worker, message: FromFirst | LimiterResults): void => {
  if (worker.isConnected()) worker.send(message);
};

/**
 * In the first process: lets the others write to the embedded database in turns, tells them when the log has grown, and
 * counts their requests.
 */
export class SiblingRelay {
  /** The first one has its turn. Those behind it wait. */
  readonly #writers = new Set<Worker>();
  readonly #limiters = new SharedLimiters();

  constructor() {
    cluster.on('message', (worker, message: unknown) => {
      if (!isToFirst(message)) void this.#count(worker, message);
      else if ('log' in message) this.#spread(worker);
      else if (message.writing === 'wanted') this.#want(worker);
      else this.#end(worker);
    });
    // SQLite undoes the transaction of a process that ended.
    cluster.on('exit', (worker) => {
      this.#end(worker);
    });
  }

  #want(worker: Worker): void {
    this.#writers.add(worker);
    if (this.#writers.size === 1) tell(worker, { writing: 'granted' });
  }

  /** Ends the turn of a process, or its wait. */
  #end(worker: Worker): void {
    const [current] = this.#writers;
    this.#writers.delete(worker);
    const [next] = this.#writers;
    if (current === worker && next) tell(next, { writing: 'granted' });
  }

  async #count(worker: Worker, message: unknown): Promise<void> {
    const results = await this.#limiters.respond(message);
    if (results) tell(worker, results);
  }

  #spread(from: Worker): void {
    for (const worker of Object.values(cluster.workers ?? {}))
      if (worker && worker !== from) tell(worker, { log: 'grown' });
  }
}
