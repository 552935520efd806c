import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

import { ConfigError } from '../config.js';

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

/** Connects to the server of `REDIS_URL`. Throws ConfigError if it cannot be reached. */
export const connectRedis = async (url: string, log: Logger): Promise<Redis> => {
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
    throw new ConfigError(
      `REDIS_URL names a server that cannot be reached: ${(error as Error).message.replace(/\.$/, '')}.`,
    );
  }
  return redis;
};
