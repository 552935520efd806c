import { beginSoon } from '../../../lib/event-loop.js';
import type { ConnectionUse } from '../types.js';
import { WaitingLine } from './waiting-line.js';

/** What the connection is for: a write, or work while nothing is written. */
export type Purpose = 'write' | 'alone';

/** The line for the single connection that writes. */
export class ConnectionQueue {
  readonly #waiting: WaitingLine<Purpose>;
  #free = true;

  constructor(timeoutMs: number) {
    this.#waiting = new WaitingLine(timeoutMs);
  }

  /** What waits next. Undefined if nothing waits. */
  get next(): Purpose | undefined {
    return this.#waiting.next;
  }

  get use(): ConnectionUse {
    return { used: this.#free ? 0 : 1, waiting: this.#waiting.size, most: 1 };
  }

  take(purpose: Purpose): Promise<void> {
    if (!this.#free) return this.#waiting.wait(purpose);
    this.#free = false;
    return beginSoon();
  }

  /** Passes the connection directly to the next transaction, so a new one cannot take it in between. */
  pass(): void {
    const proceed = this.#waiting.take();
    if (proceed) void beginSoon().then(proceed);
    else this.#free = true;
  }
}
