import type { Clock } from '../../lib/clock.js';
import { MINUTE } from '../../lib/seconds.js';

/** Shorter steps do not end the lifespan of a queue whose client is connected. */
const SHORTEST_MS = MINUTE * 1000;

/**
 * Notices that the clock stepped forward, as when its time is corrected or the machine was suspended. Times from before
 * seem older than they are.
 */
export class ForwardSteps {
  /** The time after the latest step, in UNIX seconds. 0 if there was none. */
  latest = 0;
  #now: number;
  #elapsed: number;

  constructor(private readonly clock: Clock) {
    this.#now = clock.now();
    this.#elapsed = clock.elapsed();
  }

  /** Compares the time with the duration since the last look. */
  look(): void {
    const { clock } = this;
    const [now, elapsed] = [clock.now(), clock.elapsed()];
    if (now - this.#now - (elapsed - this.#elapsed) > SHORTEST_MS) this.latest = clock.seconds();
    this.#now = now;
    this.#elapsed = elapsed;
  }
}
