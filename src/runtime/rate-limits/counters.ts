import type { Redis } from 'ioredis';
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

import type { Rule } from './rules.js';

/** Where events are counted. */
export interface Counting {
  /** Counts for all servers. */
  readonly redis: Redis | undefined;
  /** Whether the process that has started this one counts for all processes of the server. */
  readonly isOneOfSeveral: boolean;
}

const limiterOf = (
  keyPrefix: string,
  { seconds, count }: Rule,
  { redis, isOneOfSeveral }: Counting,
): RateLimiterAbstract => {
  const options = { keyPrefix, points: count, duration: seconds };
  const memory = new RateLimiterMemory(options);
  if (redis) return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory });
  return isOneOfSeveral ? new RateLimiterCluster(options) : memory;
};

/** Counts one event. Returns a refusal as a result instead of throwing, since every rule of a bucket must count. */
const consumeOne = async (limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> => {
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
};

/** The result of a count. `wait` is in milliseconds, and undefined if the event is allowed. */
interface Count {
  readonly used: number;
  readonly wait: number | undefined;
  readonly reset: number;
}

/** Counts the events of one rule. */
export interface Counter {
  readonly limit: number;
  consume(key: string): Promise<Count>;
  clear(key: string): Promise<void>;
  refund(key: string): Promise<void>;
}

const windowCounter = (limiter: RateLimiterAbstract): Counter => ({
  limit: limiter.points,
  async consume(key) {
    const { consumedPoints: used, msBeforeNext } = await consumeOne(limiter, key);
    // The window is over after its duration, whatever the clock says since it stepped back.
    const reset = Math.min(msBeforeNext, limiter.duration * 1000);
    return { used, wait: used > limiter.points ? reset : undefined, reset };
  },
  async clear(key) {
    await limiter.delete(key);
  },
  async refund(key) {
    await limiter.reward(key);
  },
});

/** A counter that makes its keys wait instead of stopping them. */
const waitingCounter = (
  counts: Counter,
  waits: RateLimiterAbstract,
  { first, most }: NonNullable<Rule['wait']>,
): Counter => ({
  limit: counts.limit,
  async consume(key) {
    const waiting = await waits.get(key);
    if (waiting && waiting.msBeforeNext > 0) {
      const wait = Math.min(waiting.msBeforeNext, most * 1000);
      return { used: counts.limit + 1, wait, reset: wait };
    }
    const count = await counts.consume(key);
    const beyond = count.used - counts.limit;
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
