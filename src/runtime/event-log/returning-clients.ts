import { performance } from 'node:perf_hooks';

/** Milliseconds that a request waits for a delivery at most. */
const WAIT_MS = 500;
/** Requests that continue in one turn of the event loop, so that other requests wait a few milliseconds at most. */
const CONTINUED_AT_ONCE = 20;

interface Waiting {
  readonly since: number;
  readonly proceed: () => void;
}

/**
 * The requests of clients that ask for their next events during a delivery. The first receivers of an event return while
 * it is being delivered to the others. Their requests wait, so that the last receiver does not wait for all of them.
 */
export class ReturningClients {
  /** In the order of their arrival. */
  readonly #waiting = new Set<Waiting>();
  #isScheduled = false;

  constructor(private readonly isDelivering: () => boolean) {}

  /** Calls `proceed` when no delivery is going on, or when the request has waited long enough. */
  admit(proceed: () => void): void {
    if (this.#waiting.size > 0 || this.isDelivering())
      this.#waiting.add({ since: performance.now(), proceed });
    else proceed();
  }

  /** Must be called after each slice of a delivery. */
  sliced(): void {
    if (this.#isScheduled || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#continue();
    });
  }

  #continue(): void {
    const latest = this.isDelivering() ? performance.now() - WAIT_MS : Infinity;
    let free = CONTINUED_AT_ONCE;
    for (const one of this.#waiting) {
      if (one.since > latest) return;
      if (free === 0) break;
      free -= 1;
      this.#waiting.delete(one);
      one.proceed();
    }
    this.sliced();
  }
}
