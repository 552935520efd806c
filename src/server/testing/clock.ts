import type { Clock } from '../../lib/clock.js';

interface Timer {
  readonly due: number;
  readonly action: () => void;
}

/** A clock that only moves when `advance` or `step` is called. */
export class ManualClock implements Clock {
  /** The time in milliseconds, without the steps. */
  #now: number;
  #stepped = 0;
  readonly #timers = new Set<Timer>();

  constructor(now = Date.UTC(2024, 5, 1)) {
    this.#now = now;
  }

  /** Timers not yet due. */
  get waiting(): number {
    return this.#timers.size;
  }

  now(): number {
    return this.#now + this.#stepped;
  }

  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  elapsed(): number {
    return this.#now;
  }

  /** Changes the time, as an operator does. Timers fire as they would have without it. */
  step(milliseconds: number): void {
    this.#stepped += milliseconds;
  }

  after(milliseconds: number, action: () => void): () => void {
    const timer = { due: this.#now + milliseconds, action };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  }

  /** Fires the timers that are due, in order of time, including timers that they set. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.due);
      next.action();
    }
    this.#now = end;
  }

  #next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.due <= end && (!first || timer.due < first.due)) first = timer;
    }
    return first;
  }
}
