import { beginSoon } from '../../lib/event-loop.js';
import { StoreUnavailableError } from '../errors.js';
import type { ConnectionUse } from '../types.js';

/** What the connection is for: a write, or work while nothing is written. */
export type Purpose = 'write' | 'alone';

interface Waiting {
  readonly purpose: Purpose;
  readonly proceed: () => void;
  readonly timer: NodeJS.Timeout;
}

/** A first-in, first-out queue of writes for the single connection that writes. */
export class ConnectionQueue {
  readonly #timeoutMs: number;
  readonly #waiting = new Set<Waiting>();
  #free = true;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** What waits next. Undefined if nothing waits. */
  get next(): Purpose | undefined {
    const [next] = this.#waiting;
    return next?.purpose;
  }

  get use(): ConnectionUse {
    return { used: this.#free ? 0 : 1, waiting: this.#waiting.size, most: 1 };
  }

  take(purpose: Purpose): Promise<void> {
    if (this.#free) {
      this.#free = false;
      return beginSoon();
    }
    return new Promise((proceed, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        const message = `The connection was not free for ${this.#timeoutMs} ms.`;
        reject(new StoreUnavailableError(undefined, message));
      }, this.#timeoutMs);
      const waiting = { purpose, proceed, timer };
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
    void beginSoon().then(next.proceed);
  }
}
