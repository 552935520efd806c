import { createHistogram } from 'node:perf_hooks';

/** Times in milliseconds, in memory that does not grow with their number. */
export class Times {
  #histogram = createHistogram({ lowest: 1, highest: 600_000_000, figures: 3 });

  add(milliseconds) {
    this.#histogram.record(Math.max(1, Math.round(milliseconds * 1000)));
  }

  get count() {
    return this.#histogram.count;
  }

  /** A percentile in milliseconds. */
  at(percent) {
    return this.count === 0 ? 0 : Number((this.#histogram.percentile(percent) / 1000).toFixed(1));
  }

  get most() {
    return this.count === 0 ? 0 : Number((this.#histogram.max / 1000).toFixed(1));
  }

  reset() {
    this.#histogram.reset();
  }
}

/** Counts by name. */
export class Counts {
  #counts = new Map();

  add(name) {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  get all() {
    return Object.fromEntries(this.#counts);
  }
}
