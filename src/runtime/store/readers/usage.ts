import { LRUCache } from 'lru-cache';

import type { ReaderId } from '../types.js';

const MAX_USERS = 10_000;
/** This much of each read is free, since many short reads delay no other user. */
const SHORT_MS = 100;
/** Used time counts half after this long. */
const HALF_LIFE_MS = 10_000;

interface Spent {
  readonly ms: number;
  readonly at: number;
}

/** Tracks the recent time of each user in reads that are not short. */
export class Usage {
  readonly #spent = new LRUCache<ReaderId, Spent>({ max: MAX_USERS });

  of(userId: ReaderId, now: number): number {
    const spent = this.#spent.get(userId);
    return spent ? spent.ms * 0.5 ** ((now - spent.at) / HALF_LIFE_MS) : 0;
  }

  add(userId: ReaderId, took: number, now: number): void {
    const ms = took - SHORT_MS;
    // Stryker disable next-line EqualityOperator: to add 0 changes nothing
    if (ms <= 0) return;
    this.#spent.set(userId, { ms: this.of(userId, now) + ms, at: now });
  }
}
