import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

import { type Limiter, ofLibrary } from './limiter.js';
import type { Rule } from './rules.js';
import type { LimitersOfFirst } from './shared-limiter.js';

/** Where events are counted. */
export interface Counting {
  /** Counts for all servers. */
  readonly redis: Redis | undefined;
  /** Counts for all processes of this server. */
  readonly first: LimitersOfFirst | undefined;
}

const limiterOf = (keyPrefix: string, { seconds, count }: Rule, { redis, first }: Counting): Limiter => {
  const options = { keyPrefix, points: count, duration: seconds };
  const memory = new RateLimiterMemory(options);
  if (redis)
    return ofLibrary(new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }));
  return first?.limiter(keyPrefix, count, seconds) ?? ofLibrary(memory);
};

/** The result of a count. `wait` is in milliseconds, and undefined if the event is allowed. */
interface Count {
  readonly limit: number;
  readonly used: number;
  readonly wait: number | undefined;
  readonly reset: number;
}

/** Counts the events of one rule. */
export interface Counter {
  consume(key: string): Promise<Count>;
  clear(key: string): Promise<void>;
  refund(key: string): Promise<void>;
}

const windowCounter = (limiter: Limiter): Counter => ({
  async consume(key) {
    const { consumedPoints: used, msBeforeNext } = await limiter.consume(key);
    // The window is over after its duration, whatever the clock says since it stepped back.
    const reset = Math.min(msBeforeNext, limiter.duration * 1000);
    const { points: limit } = limiter;
    return { limit, used, wait: used > limit ? reset : undefined, reset };
  },
  async clear(key) {
    await limiter.delete(key);
  },
  async refund(key) {
    await limiter.reward(key);
  },
});

/** A counter that makes its keys wait instead of stopping them. Both limiters are those of one rule. */
const waitingCounter = (
  counts: Counter,
  waits: Limiter,
  { first, most }: NonNullable<Rule['wait']>,
): Counter => ({
  async consume(key) {
    const waiting = await waits.get(key);
    if (waiting && waiting.msBeforeNext > 0) {
      const wait = Math.min(waiting.msBeforeNext, most * 1000);
      return { limit: waits.points, used: waits.points + 1, wait, reset: wait };
    }
    const count = await counts.consume(key);
    const beyond = count.used - count.limit;
    // Blocks now, whatever the outcome of this attempt, since others may run concurrently.
    if (beyond >= 0) await waits.block(key, Math.min(most, first * 2 ** beyond));
    return { ...count, wait: undefined };
  },
  async clear(key) {
    await Promise.all([counts.clear(key), waits.delete(key)]);
  },
  refund: (key) => counts.refund(key),
});

export const counterOf = (bucket: string, rule: Rule, counting: Counting): Counter => {
  const name = `${bucket}:${rule.seconds}`;
  const counter = windowCounter(limiterOf(name, rule, counting));
  return rule.wait ? waitingCounter(counter, limiterOf(`${name}:wait`, rule, counting), rule.wait) : counter;
};
