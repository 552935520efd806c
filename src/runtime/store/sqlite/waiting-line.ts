import { chargeTo, currentPayer, type Payer } from '../../../lib/event-loop.js';
import { OwnerLines } from '../../../lib/owner-turns.js';
import { StoreUnavailableError } from '../errors.js';

interface Waiting<T> {
  readonly purpose: T;
  readonly timer: NodeJS.Timeout;
  readonly proceed: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Work that waits for a connection, for a limited time. Its owners take turns. */
export class WaitingLine<T = undefined> {
  readonly #timeoutMs: number;
  readonly #lines = new OwnerLines<Payer | undefined, Waiting<T>>();

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  get size(): number {
    return this.#lines.size;
  }

  /** What waits next is for. Undefined if nothing waits. */
  get next(): T | undefined {
    return this.#lines.first?.[1].purpose;
  }

  /** Resolves when it is the turn of the caller. Rejects with StoreUnavailableError after too long a time. */
  async wait(purpose: T): Promise<void> {
    const owner = currentPayer();
    await new Promise<void>((proceed, refuse) => {
      const timer = setTimeout(() => {
        this.#lines.remove(owner, waiting);
        const message = `No connection was free for ${this.#timeoutMs} ms.`;
        refuse(new StoreUnavailableError(undefined, message));
      }, this.#timeoutMs);
      const waiting: Waiting<T> = { purpose, timer, proceed, refuse };
      this.#lines.add(owner, waiting);
    });
    // The work before it woke this one.
    chargeTo(owner);
  }

  /** Takes the next work from the line. Returns what lets it go on. Undefined if nothing waits. */
  take(): (() => void) | undefined {
    const [, next] = this.#lines.take() ?? [];
    // It has its turn now, even if it goes on later.
    clearTimeout(next?.timer);
    return next?.proceed;
  }

  refuseAll(reason: Error): void {
    for (const [, { timer, refuse }] of this.#lines.clear()) {
      clearTimeout(timer);
      refuse(reason);
    }
  }
}
