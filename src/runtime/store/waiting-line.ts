import { chargeTo, currentPayer, type Payer } from '../../lib/event-loop.js';
import { OwnerLines } from '../../lib/owner-turns.js';
import { StoreUnavailableError } from './errors.js';

/**
 * How long work waits for a connection, in milliseconds. A longer wait means that transactions keep theirs, or wait for one inside
 * another transaction.
 */
export const WAIT_MS = 10_000;

interface Waiting<T> {
  readonly purpose: T;
  readonly timer: NodeJS.Timeout;
  readonly proceed: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Whose work waits. The server's own work has no owner. */
export type Owner = Payer | undefined;

/** Work that waits for a connection, for a limited time. Its owners take turns. */
export class WaitingLine<T = undefined> {
  readonly #timeoutMs: number;
  readonly #lines: OwnerLines<Owner, Waiting<T>>;

  /** `mayGo`: whether the work of an owner may be next. `lineUp` must be called when it may again. */
  constructor(timeoutMs: number, mayGo?: (owner: Owner) => boolean) {
    this.#timeoutMs = timeoutMs;
    this.#lines = new OwnerLines(mayGo);
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

  lineUp(owner: Owner): void {
    this.#lines.lineUp(owner);
  }

  /** Takes the next work from the line. `proceed` lets it go on. Undefined if nothing waits that may be next. */
  take(): { readonly owner: Owner; readonly proceed: () => void } | undefined {
    const taken = this.#lines.take();
    if (!taken) return undefined;
    const [owner, { timer, proceed }] = taken;
    // It has its turn now, even if it goes on later.
    clearTimeout(timer);
    return { owner, proceed };
  }

  refuseAll(reason: Error): void {
    for (const [, { timer, refuse }] of this.#lines.clear()) {
      clearTimeout(timer);
      refuse(reason);
    }
  }
}
