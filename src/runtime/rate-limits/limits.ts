import type { Logger } from 'pino';

import { errors } from '../../../generated/errors.js';
import type { Clock } from '../../lib/clock.js';
import { ApiError } from '../../contract/api-error.js';
import { networkOf } from '../../lib/networks.js';
import { type Counter, counterOf } from './counters.js';
import { type Bucket, BY_ADDRESS, type Rule, type Rules } from './rules.js';
import { connectRedis } from './redis.js';
import { LimitersOfFirst } from './shared-limiter.js';

/** The state of a key in its bucket. `reset` is the UNIX second at which the bucket is empty again. */
export interface Standing {
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
}

export interface Limits {
  /** Whether nothing is counted. */
  readonly isOff: boolean;
  /** Counts one event. Throws RATE_LIMIT_HIT if the limit is exceeded. Returns null if rate limits are off. */
  consume(bucket: Bucket, key: string): Promise<Standing | null>;
  clear(bucket: Bucket, key: string): Promise<void>;
  /** Takes back a counted event. */
  refund(bucket: Bucket, key: string): Promise<void>;
  close(): Promise<void>;
}

const unlimited: Limits = {
  isOff: true,
  consume: () => Promise.resolve(null),
  clear: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Headers with the state of the limit, for every limited response. */
export const standingHeaders = ({ limit, remaining, reset }: Standing): Record<string, string> => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': String(reset),
});

const limitHit = (standing: Standing, milliseconds: number): ApiError => {
  const { name, status, body } = errors.rateLimitHit({ 'retry-after': milliseconds / 1000 });
  return new ApiError(name, status, body, standingHeaders(standing));
};

/** A client with one IPv6 address controls all 2^64 addresses of its network. */
const keyOf = (bucket: Bucket, key: string): string => (BY_ADDRESS.has(bucket) ? networkOf(key) : key);

export interface LimitOptions {
  readonly clock: Clock;
  /** Null turns rate limits off. */
  readonly rules: Rules | null;
  /** Null unless several processes share their counts. */
  readonly redisUrl: string | null;
  /** Whether the server has several processes, of which this is one. */
  readonly isOneOfSeveral?: boolean;
  readonly log: Logger;
}

export const createLimits = async ({
  clock,
  rules,
  redisUrl,
  isOneOfSeveral = false,
  log,
}: LimitOptions): Promise<Limits> => {
  if (!rules) return unlimited;
  const redis = redisUrl === null ? undefined : await connectRedis(redisUrl, log);
  const first = isOneOfSeveral ? new LimitersOfFirst() : undefined;
  const counters = Object.fromEntries(
    Object.entries(rules).map(([bucket, list]: [string, readonly Rule[]]) => [
      bucket,
      list.map((rule) => counterOf(bucket, rule, { redis, first })),
    ]),
  ) as Record<Bucket, Counter[]>;

  return {
    isOff: false,
    async consume(bucket, key) {
      let standing: Standing | null = null;
      let wait = -1;
      const counted = keyOf(bucket, key);
      // At once, since one of several processes asks another one.
      const counts = await Promise.all(counters[bucket].map((counter) => counter.consume(counted)));
      for (const count of counts) {
        if (count.wait !== undefined) wait = Math.max(wait, count.wait);
        standing = {
          limit: count.limit,
          remaining: Math.max(0, count.limit - count.used),
          reset: Math.ceil((clock.now() + count.reset) / 1000),
        };
      }
      if (standing && wait >= 0) throw limitHit(standing, wait);
      return standing;
    },
    async clear(bucket, key) {
      await Promise.all(counters[bucket].map((counter) => counter.clear(keyOf(bucket, key))));
    },
    async refund(bucket, key) {
      await Promise.all(counters[bucket].map((counter) => counter.refund(keyOf(bucket, key))));
    },
    async close() {
      await redis?.quit().catch(() => {
        redis.disconnect();
      });
    },
  };
};
