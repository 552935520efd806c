import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** What a limiter has counted for a key. */
export interface Counted {
  readonly consumedPoints: number;
  readonly msBeforeNext: number;
}

/** Counts events by key, up to so many points in so many seconds. */
export interface Limiter {
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
  /** Counts one event, also beyond the limit. */
  consume(key: string): Promise<Counted>;
  /** Takes one event back. */
  reward(key: string): Promise<unknown>;
  /** Refuses the key for so many seconds. */
  block(key: string, seconds: number): Promise<unknown>;
  get(key: string): Promise<Counted | null>;
  delete(key: string): Promise<unknown>;
}

/** The limiter of the library, which throws what it counted if it refuses an event. Every rule of a bucket must count. */
export const ofLibrary = (limiter: RateLimiterAbstract): Limiter => ({
  points: limiter.points,
  duration: limiter.duration,
  async consume(key) {
    try {
      return await limiter.consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    }
  },
  reward: (key) => limiter.reward(key),
  block: (key, seconds) => limiter.block(key, seconds),
  get: (key) => limiter.get(key),
  delete: (key) => limiter.delete(key),
});
