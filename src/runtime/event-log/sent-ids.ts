import type { Clock } from '../../lib/clock.js';
import { MINUTE } from '../../lib/seconds.js';

/**
 * How long a client can return to an event that a stream sent. Both sides notice a lost connection earlier, and the log
 * keeps events longer.
 */
const RETURN_SECONDS = 10 * MINUTE;

/** The events that a stream sent, one a minute, since only the connection knows what the client received. */
export class SentIds {
  #sent: { readonly id: number; readonly at: number }[] = [];
  #kept = 0;

  constructor(private readonly clock: Clock) {}

  /** Adds the newest event. Returns the newest one that the client cannot have missed, or 0. */
  add(id: number): number {
    const now = this.clock.seconds();
    const newest = this.#sent.at(-1);
    if (!newest || newest.at <= now - MINUTE) this.#sent.push({ id, at: now });
    for (let [first] = this.#sent; first && first.at <= now - RETURN_SECONDS; [first] = this.#sent) {
      this.#kept = first.id;
      this.#sent.shift();
    }
    return this.#kept;
  }
}
