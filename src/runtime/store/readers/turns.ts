import { LRUCache } from 'lru-cache';

import { ReadStoppedError, StoreUnavailableError, TooManyReadsError } from '../errors.js';
import type { ConnectionUse, ReaderId } from '../types.js';
import type { ReadLimits } from './limits.js';

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

/** In milliseconds. Users who recently used more time than this leave one reader to the others. */
const HEAVY_MS = 1_000;
const RETRY_AFTER_SECONDS = 1;

interface Waiting {
  readonly userId: ReaderId;
  readonly proceed: () => void;
  readonly refuse: (reason: Error) => void;
}

type Limits = Pick<ReadLimits, 'waitingPerUser' | 'waitMs'>;

/**
 * Shares the readers among users. Each user has at most one reader, and the user with the least recent time is next.
 * All heavy users together never use the last reader.
 */
export class Turns {
  readonly #readers: number;
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #usage = new Usage();
  readonly #waiting = new Set<Waiting>();
  /** Users with a running read, and when it began. */
  readonly #running = new Map<ReaderId, number>();
  #paused = false;
  #closed = false;
  /** Work that waits until no read runs, or until a pause is over. */
  readonly #idlers: (() => void)[] = [];

  /** `now` returns the time in milliseconds. */
  constructor(readers: number, limits: Limits, now = (): number => performance.now()) {
    this.#readers = readers;
    this.#limits = limits;
    this.#now = now;
  }

  get use(): ConnectionUse {
    return { used: this.#running.size, waiting: this.#waiting.size, most: this.#readers };
  }

  /** Resolves when the user has a reader. Returns a function that releases it. */
  async take(userId: ReaderId, signal?: AbortSignal): Promise<() => void> {
    if (this.#closed) throw new StoreUnavailableError(undefined, 'The store is closed.');
    if (signal?.aborted) throw new ReadStoppedError('abandoned');
    const own = [...this.#waiting].filter((one) => one.userId === userId).length;
    if (own >= this.#limits.waitingPerUser) throw new TooManyReadsError(RETRY_AFTER_SECONDS);
    await this.#wait(userId, signal);
    return () => {
      this.#release(userId);
    };
  }

  /** Runs the work while no read runs. Reads that arrive meanwhile wait. */
  async alone(work: () => Promise<void>): Promise<void> {
    if (this.#paused || this.#closed) return;
    this.#paused = true;
    try {
      while (this.#running.size > 0) await this.#idle();
      await work();
    } finally {
      this.#paused = false;
      this.#wakeIdlers();
      this.#grant();
    }
  }

  /** Refuses waiting reads, and resolves when no read runs. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { refuse } of this.#waiting) refuse(new ReadStoppedError('closing'));
    while (this.#running.size > 0 || this.#paused) await this.#idle();
  }

  #wait(userId: ReaderId, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        this.#waiting.delete(waiting);
      };
      const waiting: Waiting = {
        userId,
        proceed() {
          settle();
          resolve();
        },
        refuse(reason) {
          settle();
          reject(reason);
        },
      };
      const leave = (): void => {
        waiting.refuse(new ReadStoppedError('abandoned'));
      };
      const timer = setTimeout(() => {
        waiting.refuse(new TooManyReadsError(RETRY_AFTER_SECONDS));
      }, this.#limits.waitMs);
      signal?.addEventListener('abort', leave);
      this.#waiting.add(waiting);
      this.#grant();
    });
  }

  #grant(): void {
    const now = this.#now();
    while (!this.#paused && this.#running.size < this.#readers) {
      const next = this.#next(now);
      if (!next) return;
      this.#running.set(next.userId, now);
      next.proceed();
    }
  }

  #next(now: number): Waiting | undefined {
    const heavy = [...this.#running.keys()].filter((userId) => this.#isHeavy(userId, now)).length;
    const heavyMayRun = heavy < Math.max(1, this.#readers - 1);
    let next: Waiting | undefined;
    let least = Infinity;
    for (const waiting of this.#waiting) {
      if (this.#running.has(waiting.userId)) continue;
      const used = this.#usage.of(waiting.userId, now);
      if (used >= least || (used > HEAVY_MS && !heavyMayRun)) continue;
      next = waiting;
      least = used;
    }
    return next;
  }

  #isHeavy(userId: ReaderId, now: number): boolean {
    return this.#usage.of(userId, now) > HEAVY_MS;
  }

  #release(userId: ReaderId): void {
    const now = this.#now();
    this.#usage.add(userId, now - (this.#running.get(userId) ?? now), now);
    this.#running.delete(userId);
    this.#wakeIdlers();
    this.#grant();
  }

  #idle(): Promise<void> {
    return new Promise((resolve) => this.#idlers.push(resolve));
  }

  #wakeIdlers(): void {
    for (const wake of this.#idlers.splice(0)) wake();
  }
}
