import type { Due } from './store.js';

const FIRST_SECONDS = 5;
const MOST_SECONDS = 120;

interface Wait {
  readonly until: number;
  readonly seconds: number;
}

/** A message that gets a new time is a new one. */
const keyOf = ({ id, due_at }: Due): string => `${id} ${due_at}`;

/** Messages whose attempt failed, so that the next attempt waits. The wait doubles with each failure. Times in seconds. */
export class RetryBackoff {
  readonly #waits = new Map<string, Wait>();

  has(one: Due, now: number): boolean {
    return now < (this.#waits.get(keyOf(one))?.until ?? 0);
  }

  add(one: Due, now: number): void {
    const last = this.#waits.get(keyOf(one))?.seconds ?? FIRST_SECONDS / 2;
    const seconds = Math.min(2 * last, MOST_SECONDS);
    this.#waits.set(keyOf(one), { until: now + seconds, seconds });
  }

  delete(one: Due): void {
    this.#waits.delete(keyOf(one));
  }

  /** Forgets the messages whose wait ended before a time. */
  forget(before: number): void {
    for (const [key, { until }] of this.#waits) if (until < before) this.#waits.delete(key);
  }
}
