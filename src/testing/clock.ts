import type { Clock } from '../clock.js';

interface Timer {
  readonly due: number;
  readonly action: () => void;
}

/** A clock that only moves when `advance` is called. */
export class ManualClock implements Clock {
  #now: number;
  readonly #timers = new Set<Timer>();

  constructor(now = Date.UTC(2024, 5, 1)) {
    this.#now = now;
  }

  /** Timers not yet due. */
  get waiting(): number {
    return this.#timers.size;
  }

  now(): number {
    return this.#now;
  }

  seconds(): number {
    return Math.floor(this.#now / 1000);
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
