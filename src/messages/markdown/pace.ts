import { setImmediate } from 'node:timers/promises';

const LONGEST_MS = 5;

/** Lets other work run between two steps of a long one. */
export class Pace {
  #since = performance.now();

  /** Whether it is time for `rest`. */
  get isDue(): boolean {
    return performance.now() - this.#since > LONGEST_MS;
  }

  async rest(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}
