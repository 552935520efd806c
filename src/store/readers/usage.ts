import { LRUCache } from 'lru-cache';

const MAX_USERS = 10_000;
/** A time spent counts half after this long. */
const HALF_LIFE_MS = 10_000;

interface Spent {
  readonly ms: number;
  readonly at: number;
}

/** How much reader time each user took lately. */
export class Usage {
  readonly #spent = new LRUCache<number, Spent>({ max: MAX_USERS });

  of(userId: number, now: number): number {
    const spent = this.#spent.get(userId);
    return spent ? spent.ms * 0.5 ** ((now - spent.at) / HALF_LIFE_MS) : 0;
  }

  add(userId: number, ms: number, now: number): void {
    this.#spent.set(userId, { ms: this.of(userId, now) + ms, at: now });
  }
}
