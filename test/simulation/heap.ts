/** A priority queue. */
export class Heap<T> {
  readonly #items: T[] = [];

  constructor(private readonly isBefore: (one: T, other: T) => boolean) {}

  add(item: T): void {
    const items = this.#items;
    let index = items.length;
    for (let above = (index - 1) >>> 1; index > 0 && this.#precedes(item, above); above = (index - 1) >>> 1) {
      items[index] = items[above] as T;
      index = above;
    }
    items[index] = item;
  }

  /** Returns the first item, and removes it. */
  take(): T | undefined {
    const [first] = this.#items;
    const last = this.#items.pop();
    if (last !== undefined && this.#items.length > 0) this.#sink(last);
    return first;
  }

  #precedes(item: T, index: number): boolean {
    return this.isBefore(item, this.#items[index] as T);
  }

  /** Puts an item at the place of the first one, below all that precede it. */
  #sink(item: T): void {
    const items = this.#items;
    let index = 0;
    for (let child = 1; child < items.length; child = 2 * index + 1) {
      const right = items[child + 1];
      if (right !== undefined && this.isBefore(right, items[child] as T)) child += 1;
      if (!this.isBefore(items[child] as T, item)) break;
      items[index] = items[child] as T;
      index = child;
    }
    items[index] = item;
  }
}
