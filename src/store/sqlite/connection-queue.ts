import { setImmediate as nextTurn } from 'node:timers/promises';

import { beginWork, isTurnSpent } from '../../lib/event-loop.js';
import type { Mode } from '../connection.js';
import { StoreUnavailableError } from '../errors.js';
import type { ConnectionUse } from '../types.js';

interface Waiting {
  readonly mode: Mode;
  readonly proceed: () => void;
  readonly timer: NodeJS.Timeout;
}

/** A first-in, first-out queue of transactions for the single connection. */
export class ConnectionQueue {
  readonly #timeoutMs: number;
  readonly #waiting = new Set<Waiting>();
  #free = true;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** The mode of the next waiting transaction. Undefined if none waits. */
  get next(): Mode | undefined {
    const [next] = this.#waiting;
    return next?.mode;
  }

  get use(): ConnectionUse {
    return { used: this.#free ? 0 : 1, waiting: this.#waiting.size, most: 1 };
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

  /** Passes the connection directly to the next transaction, so a new one cannot take it in between. */
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
   * Statements are executed within the event loop. Without a pause, transactions that follow one another would block it
   * until the last one ends.
   */
  async #turn(): Promise<void> {
    // One turn only: the connection is taken already, and other work could use up every turn.
    if (isTurnSpent()) await nextTurn();
    beginWork();
  }
}
