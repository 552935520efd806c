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
import { ApiError } from '../contract/api-error.js';
import { networkOf } from '../contract/client-address.js';
import { DAY, HOUR, MINUTE } from '../seconds.js';

/** At most `count` times in a window of so many seconds. */
export interface Rule {
  readonly seconds: number;
  readonly count: number;
}

/** What is counted, each by a key of its own kind (a user, an address, a username). */
export const defaultRules = {
  api_by_user: [{ seconds: MINUTE, count: 200 }],
  // Polls for events are counted apart, so that waiting never stops a user from writing.
  events_by_user: [{ seconds: MINUTE, count: 200 }],
  api_by_ip: [{ seconds: MINUTE, count: 100 }],
  // Failed logins; a successful one clears the count.
  authenticate_by_username: [{ seconds: 30 * MINUTE, count: 5 }],
  email_change_by_user: [
    { seconds: HOUR, count: 2 },
    { seconds: DAY, count: 5 },
  ],
  // Requests for a link to a new password; and, by address, all that send an email.
  password_reset_form_by_email: [
    { seconds: HOUR, count: 2 },
    { seconds: DAY, count: 5 },
  ],
  sends_email_by_ip: [{ seconds: DAY, count: 5 }],
  // By file, whoever without an account fetches it.
  spectator_attachment_access_by_file: [{ seconds: DAY, count: 1000 }],
} satisfies Record<string, readonly Rule[]>;

export type Bucket = keyof typeof defaultRules;
export type Rules = Readonly<Record<Bucket, readonly Rule[]>>;

/** Where a key stands in its bucket; `reset` is the UNIX second at which the bucket is empty again. */
export interface Standing {
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
}

export interface Limits {
  /** Counts one more, or throws RATE_LIMIT_HIT. null where nothing is limited. */
  consume(bucket: Bucket, key: string): Promise<Standing | null>;
  clear(bucket: Bucket, key: string): Promise<void>;
  close(): Promise<void>;
}

const unlimited: Limits = {
  consume: () => Promise.resolve(null),
  clear: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Headers that tell a client where it stands, on every limited answer. */
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

/** Tells of each time Redis goes away, once; the client reconnects on its own. */
const tellOfOutages = (redis: Redis, log: Logger): void => {
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
    tellOfOutages(redis, log);
  } catch (error) {
    redis.disconnect();
    throw new ConfigError(`REDIS_URL names a server that cannot be reached: ${(error as Error).message}.`);
  }
  return redis;
};

const limiterOf = (
  bucket: string,
  { seconds, count }: Rule,
  redis: Redis | undefined,
): RateLimiterAbstract => {
  const options = { keyPrefix: `${bucket}:${seconds}`, points: count, duration: seconds };
  const memory = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
};

/** Counts one; a refusal is a result too, since every rule of a bucket counts. */
const consumeOne = async (limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> => {
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
};

const BY_ADDRESS: ReadonlySet<Bucket> = new Set(['api_by_ip', 'sends_email_by_ip']);

/** A client with one IPv6 address controls all 2^64 of its network. */
const keyOf = (bucket: Bucket, key: string): string => (BY_ADDRESS.has(bucket) ? networkOf(key) : key);

export interface LimitOptions {
  readonly clock: Clock;
  /** null switches limiting off. */
  readonly rules: Rules | null;
  /** Where several processes share their counts. */
  readonly redisUrl: string | null;
  readonly log: Logger;
}

export const createLimits = async ({ clock, rules, redisUrl, log }: LimitOptions): Promise<Limits> => {
  if (!rules) return unlimited;
  const redis = redisUrl === null ? undefined : await connect(redisUrl, log);
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([bucket, list]) => [
      bucket,
      list.map((rule) => limiterOf(bucket, rule, redis)),
    ]),
  ) as Record<Bucket, RateLimiterAbstract[]>;

  return {
    async consume(bucket, key) {
      let standing: Standing | null = null;
      let wait = -1;
      for (const limiter of limiters[bucket]) {
        const { consumedPoints, msBeforeNext } = await consumeOne(limiter, keyOf(bucket, key));
        if (consumedPoints > limiter.points) wait = Math.max(wait, msBeforeNext);
        standing = {
          limit: limiter.points,
          remaining: Math.max(0, limiter.points - consumedPoints),
          reset: Math.ceil((clock.now() + msBeforeNext) / 1000),
        };
      }
      if (standing && wait >= 0) throw limitHit(standing, wait);
      return standing;
    },
    async clear(bucket, key) {
      await Promise.all(limiters[bucket].map((limiter) => limiter.delete(key)));
    },
    async close() {
      await redis?.quit().catch(() => {
        redis.disconnect();
      });
    },
  };
};
