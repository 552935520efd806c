import { randomFrom } from '../support/random.js';

/** Random decisions, the same for the same seed. */
export class Choices {
  readonly #next: () => number;

  constructor(seed: number) {
    // The first numbers of seeds that follow one another are alike.
    this.#next = randomFrom((seed * 2_654_435_761) % 2 ** 31);
    for (let skipped = 0; skipped < 3; skipped += 1) this.#next();
  }

  /** Returns a whole number from 0 up to and without `end`. */
  below(end: number): number {
    return Math.floor(this.#next() * end);
  }

  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  one<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  /** Returns one to `most` different elements. */
  some<T>(list: readonly T[], most: number): readonly T[] {
    const left = [...list];
    const count = Math.min(left.length, 1 + this.below(most));
    return Array.from({ length: count }, () => left.splice(this.below(left.length), 1)).flat();
  }
}
