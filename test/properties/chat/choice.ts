import fc, { type Arbitrary } from 'fast-check';

const MOST_CHOICES = 8;
const MOST = 255;

/** Numbers of a generated step, which choose among what exists when it runs. Smaller numbers choose what is older. */
export class Choice {
  #next = 0;

  constructor(private readonly numbers: readonly number[]) {}

  number(): number {
    const number = this.numbers[this.#next] ?? 0;
    this.#next += 1;
    return number;
  }

  isChosen(): boolean {
    return this.number() % 2 === 1;
  }

  of<T>(list: readonly T[]): T | undefined {
    return list[this.number() % list.length];
  }

  /** The same for a list that has something. */
  one<T>(list: readonly T[]): T {
    const found = this.of(list);
    if (found === undefined) throw new Error('There is nothing to choose.');
    return found;
  }

  /** The same for a list that is written as such. */
  among<const T>(list: readonly [T, ...T[]]): T {
    return list[this.number() % list.length] ?? list[0];
  }

  /** One item, or several. */
  few<T>(list: readonly T[]): T[] {
    const several = this.isChosen() ? this.some(list) : [];
    return several.length > 0 ? several : [this.one(list)];
  }

  some<T>(list: readonly T[]): T[] {
    const chosen = this.number();
    return list.filter((_, index) => (chosen >> (index % 8)) % 2 === 1);
  }
}

export const numbers: Arbitrary<number[]> = fc.array(fc.integer({ min: 0, max: MOST }), {
  maxLength: MOST_CHOICES,
  minLength: 0,
});
