import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

import { errors } from '../../generated/errors.js';
import type { Clock } from '../clock.js';
import { ConfigError } from '../config.js';
import { ApiError } from '../http/api-error.js';
import { networkOf } from '../http/client-address.js';
import { DAY, HOUR, MINUTE } from '../lib/seconds.js';

/** Allows `count` events in a window of `seconds`. */
export interface Rule {
  readonly seconds: number;
  readonly count: number;
  /**
   * In seconds. Replaces the stop until the end of the window: after `count` events a wait, doubled after each further
   * event.
   */
  readonly wait?: { readonly first: number; readonly most: number };
}

/** The rate limits. Each bucket counts by a key of its own kind (a user, an address, a username). */
export const defaultRules = {
  api_by_user: [{ seconds: MINUTE, count: 200 }],
  // Polls for events have a bucket of their own, so waiting never blocks a user's other requests.
  events_by_user: [{ seconds: MINUTE, count: 200 }],
  // A user and all their bots together. Each of them is also counted alone.
  api_by_owner: [{ seconds: MINUTE, count: 600 }],
  events_by_owner: [{ seconds: MINUTE, count: 600 }],
  api_by_ip: [{ seconds: MINUTE, count: 100 }],
  // Requests outside operations: pages, the documentation, pictures, files. Many users may share an address.
  published_by_ip: [{ seconds: MINUTE, count: 6000 }],
  // Failed logins, by username and address. A successful login clears the count.
  authenticate_by_username: [{ seconds: DAY, count: 5, wait: { first: MINUTE, most: 30 * MINUTE } }],
  // Failed logins by username, from all addresses without an earlier login. Only slows guesses from many addresses.
  authenticate_from_elsewhere: [{ seconds: DAY, count: 50, wait: { first: 1, most: MINUTE } }],
  // Failed logins by address, for all usernames.
  authenticate_by_ip: [{ seconds: 30 * MINUTE, count: 100 }],
  email_change_by_user: [
    { seconds: HOUR, count: 2 },
    { seconds: DAY, count: 5 },
  ],
  // Requests for a password reset link by email. By address: all requests that send an email.
  password_reset_form_by_email: [
    { seconds: HOUR, count: 2 },
    { seconds: DAY, count: 5 },
  ],
  sends_email_by_ip: [{ seconds: DAY, count: 5 }],
  // By file, for requesters without an account.
  spectator_attachment_access_by_file: [{ seconds: DAY, count: 1000 }],
} satisfies Record<string, readonly Rule[]>;

export type Bucket = keyof typeof defaultRules;
export type Rules = Readonly<Record<Bucket, readonly Rule[]>>;

/** The state of a key in its bucket. `reset` is the UNIX second at which the bucket is empty again. */
export interface Standing {
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
}

export interface Limits {
  /** Counts one event. Throws RATE_LIMIT_HIT if the limit is exceeded. Returns null if rate limits are off. */
  consume(bucket: Bucket, key: string): Promise<Standing | null>;
  clear(bucket: Bucket, key: string): Promise<void>;
  /** Takes back a counted event. */
  refund(bucket: Bucket, key: string): Promise<void>;
  close(): Promise<void>;
}

const unlimited: Limits = {
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
  const seconds = milliseconds / 1000;
  const { name, status, body } = errors.rateLimitHit({ 'retry-after': seconds });
  return new ApiError(name, status, body, { ...standingHeaders(standing), 'Retry-After': String(seconds) });
};

/** Logs each loss of the Redis connection once. The client reconnects on its own. */
const logOutages = (redis: Redis, log: Logger): void => {
  let isThere = true;
  redis.on('ready', () => {
    isThere = true;
  });
  redis.on('error', (error) => {
    if (isThere) log.warn(`Redis is away, so that each process counts for itself: ${error.message}`);
    isThere = false;
  });
};

const connect = async (url: string, log: Logger): Promise<Redis> => {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
  });
  redis.once('error', () => undefined);
  try {
    await redis.connect();
    logOutages(redis, log);
  } catch (error) {
    redis.disconnect();
    throw new ConfigError(`REDIS_URL names a server that cannot be reached: ${(error as Error).message}.`);
  }
  return redis;
};

const limiterOf = (
  keyPrefix: string,
  { seconds, count }: Rule,
  redis: Redis | undefined,
): RateLimiterAbstract => {
  const options = { keyPrefix, points: count, duration: seconds };
  const memory = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
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
interface Counter {
  readonly limit: number;
  consume(key: string): Promise<Count>;
  clear(key: string): Promise<void>;
  refund(key: string): Promise<void>;
}

const windowCounter = (limiter: RateLimiterAbstract): Counter => ({
  limit: limiter.points,
  async consume(key) {
    const { consumedPoints: used, msBeforeNext: reset } = await consumeOne(limiter, key);
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
    if (waiting && waiting.msBeforeNext > 0)
      return { used: counts.limit + 1, wait: waiting.msBeforeNext, reset: waiting.msBeforeNext };
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

const counterOf = (bucket: string, rule: Rule, redis: Redis | undefined): Counter => {
  const name = `${bucket}:${rule.seconds}`;
  const counter = windowCounter(limiterOf(name, rule, redis));
  return rule.wait ? waitingCounter(counter, limiterOf(`${name}:wait`, rule, redis), rule.wait) : counter;
};

const BY_ADDRESS: ReadonlySet<Bucket> = new Set([
  'api_by_ip',
  'published_by_ip',
  'sends_email_by_ip',
  'authenticate_by_ip',
]);

/** A client with one IPv6 address controls all 2^64 addresses of its network. */
const keyOf = (bucket: Bucket, key: string): string => (BY_ADDRESS.has(bucket) ? networkOf(key) : key);

export interface LimitOptions {
  readonly clock: Clock;
  /** Null turns rate limits off. */
  readonly rules: Rules | null;
  /** Null unless several processes share their counts. */
  readonly redisUrl: string | null;
  readonly log: Logger;
}

export const createLimits = async ({ clock, rules, redisUrl, log }: LimitOptions): Promise<Limits> => {
  if (!rules) return unlimited;
  const redis = redisUrl === null ? undefined : await connect(redisUrl, log);
  const counters = Object.fromEntries(
    Object.entries(rules).map(([bucket, list]: [string, readonly Rule[]]) => [
      bucket,
      list.map((rule) => counterOf(bucket, rule, redis)),
    ]),
  ) as Record<Bucket, Counter[]>;

  return {
    async consume(bucket, key) {
      let standing: Standing | null = null;
      let wait = -1;
      for (const counter of counters[bucket]) {
        const count = await counter.consume(keyOf(bucket, key));
        if (count.wait !== undefined) wait = Math.max(wait, count.wait);
        standing = {
          limit: counter.limit,
          remaining: Math.max(0, counter.limit - count.used),
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
