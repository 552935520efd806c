import { LRUCache } from 'lru-cache';

import { budgets, type BudgetName } from './budgets.js';

interface Cache {
  clear(): void;
  /** In bytes, if the cache has a budget. */
  readonly calculatedSize?: number;
}

interface Options {
  /** The budget of its bytes. */
  readonly budget?: BudgetName;
  /** Whether the cache is cleared when something with this name has changed, to free its memory early. */
  readonly clearsAt?: (name: string) => boolean;
}

/** A kind of cache. Its owner declares it once, and each process has one cache of it. */
export class CacheKind<T extends Cache> {
  constructor(
    readonly create: () => T,
    readonly options: Options = {},
  ) {}
}

/** Returns a kind of cache by ID. It keeps the values that were used last, within a budget of their bytes. */
export const cacheWithin = <T extends object>(
  budget: BudgetName,
  bytesOf: (value: T) => number,
): CacheKind<LRUCache<number, T>> =>
  new CacheKind(() => new LRUCache({ maxSize: budgets[budget].bytes, sizeCalculation: bytesOf }), { budget });

/** Holds one value that can be read again from the store at any time. */
export interface Slot<T> extends Cache {
  current: T | undefined;
}

export const emptySlot = <T>(): Slot<T> => ({
  current: undefined,
  clear() {
    this.current = undefined;
  },
});

/** Caches of store data in this process. Each one detects by a version or a time when it is out of date. */
export class Caches {
  readonly #made = new Map<CacheKind<Cache>, Cache>();

  /** Returns the cache of a kind. */
  of<T extends Cache>(kind: CacheKind<T>): T {
    const made = this.#made.get(kind);
    if (made) return made as T;
    const cache = kind.create();
    this.#made.set(kind, cache);
    return cache;
  }

  /** The bytes of the caches by their budget. */
  get usage(): Readonly<Record<string, number>> {
    const sizes = Array.from(this.#made, ([{ options }, { calculatedSize }]) =>
      options.budget === undefined || calculatedSize === undefined ? [] : [[options.budget, calculatedSize]],
    );
    return Object.fromEntries(sizes.flat()) as Record<string, number>;
  }

  /** Clears the caches that a change of something with this name makes useless. */
  forget(name: string): void {
    for (const [{ options }, cache] of this.#made) if (options.clearsAt?.(name)) cache.clear();
  }

  clear(): void {
    for (const cache of this.#made.values()) cache.clear();
  }
}
