import { chargeTo, currentPayer, type Payer } from '../../lib/event-loop.js';
import { StoreUnavailableError } from '../errors.js';

interface Waiting<T> {
  readonly purpose: T;
  readonly timer: NodeJS.Timeout;
  readonly proceed: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Work that waits for a connection. Its owners take turns, so that none of them waits for all work of another one. */
export class WaitingLine<T = undefined> {
  readonly #timeoutMs: number;
  readonly #ofOwner = new Map<Payer | undefined, Set<Waiting<T>>>();
  #size = 0;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  get size(): number {
    return this.#size;
  }

  /** What waits next is for. Undefined if nothing waits. */
  get next(): T | undefined {
    return this.#first()?.purpose;
  }

  /** Resolves when it is the turn of the caller. Rejects with StoreUnavailableError after too long a time. */
  async wait(purpose: T): Promise<void> {
    const owner = currentPayer();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#remove(owner, waiting);
        const message = `No connection was free for ${this.#timeoutMs} ms.`;
        reject(new StoreUnavailableError(undefined, message));
      }, this.#timeoutMs);
      const waiting: Waiting<T> = {
        purpose,
        timer,
        proceed: resolve,
        refuse: reject,
      };
      const own = this.#ofOwner.get(owner) ?? new Set();
      own.add(waiting);
      this.#ofOwner.set(owner, own);
      this.#size += 1;
    });
    // The work before it woke this one.
    chargeTo(owner);
  }

  /** Takes the next work from the line. Returns what lets it go on. Undefined if nothing waits. */
  take(): (() => void) | undefined {
    const [[owner, own] = []] = this.#ofOwner;
    const [first] = own ?? [];
    if (!own || !first) return undefined;
    this.#remove(owner, first);
    // It has its turn now, even if it goes on later.
    clearTimeout(first.timer);
    // Behind the other owners.
    if (own.size > 0) {
      this.#ofOwner.delete(owner);
      this.#ofOwner.set(owner, own);
    }
    return first.proceed;
  }

  refuseAll(reason: Error): void {
    for (const own of this.#ofOwner.values())
      for (const { timer, refuse } of own) {
        clearTimeout(timer);
        refuse(reason);
      }
    this.#ofOwner.clear();
    this.#size = 0;
  }

  #first(): Waiting<T> | undefined {
    const [own = []] = this.#ofOwner.values();
    const [first] = own;
    return first;
  }

  #remove(owner: Payer | undefined, waiting: Waiting<T>): void {
    const own = this.#ofOwner.get(owner);
    if (!own?.delete(waiting)) return;
    this.#size -= 1;
    if (own.size === 0) this.#ofOwner.delete(owner);
  }
}
