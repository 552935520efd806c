import { setImmediate as nextTurn } from 'node:timers/promises';

import { beginWork, isTurnSpent } from '../../lib/event-loop.js';
import type { Mode } from '../connection.js';
import { StoreUnavailableError } from '../errors.js';

interface Waiting {
  readonly mode: Mode;
  readonly proceed: () => void;
  readonly timer: NodeJS.Timeout;
}

/** Where transactions wait for the one connection, first come, first served. */
export class ConnectionQueue {
  readonly #timeoutMs: number;
  readonly #waiting = new Set<Waiting>();
  #free = true;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** What whoever is next waits for; undefined where nobody waits. */
  get next(): Mode | undefined {
    const [next] = this.#waiting;
    return next?.mode;
  }

  take(mode: Mode): Promise<void> {
    if (this.#free) {
      this.#free = false;
      return this.#turn();
    }
    return new Promise((proceed, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        const message = `The connection was not free for ${this.#timeoutMs} ms.`;
        reject(new StoreUnavailableError(undefined, message));
      }, this.#timeoutMs);
      const waiting = { mode, proceed, timer };
      this.#waiting.add(waiting);
    });
  }

  /** Whoever is next has it at once, so that nobody slips in between. */
  pass(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free = true;
      return;
    }
    this.#waiting.delete(next);
    clearTimeout(next.timer);
    void this.#turn().then(next.proceed);
  }

  /**
   * Statements are executed within the event loop, so transactions that follow one another, or wait for each other only,
   * would hold it until the last of them.
   */
  async #turn(): Promise<void> {
    // Not until a turn has time left: others could spend each of them, and the connection is taken already.
    if (isTurnSpent()) await nextTurn();
    beginWork();
  }
}
