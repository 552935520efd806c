import { RateLimiterMemory } from 'rate-limiter-flexible';

import { type Counted, type Limiter, ofLibrary } from './limiter.js';

/** A call of a limiter that the first of several processes has for all: the limiter, what it does, and for which key. */
interface Call {
  readonly limiter: readonly [name: string, points: number, duration: number];
  readonly does: 'consume' | 'reward' | 'block' | 'get' | 'delete';
  readonly key: string;
  readonly seconds: number;
}

/** The result of a call. Null if nothing is counted. */
type Result = readonly [consumedPoints: number, msBeforeNext: number] | null;

/** What a process asks the first one in one turn of its event loop. */
interface LimiterCalls {
  readonly limiterCalls: readonly Call[];
  readonly batch: number;
}

export interface LimiterResults {
  readonly limiterResults: readonly Result[];
  readonly batch: number;
}

const isCalls = (message: unknown): message is LimiterCalls =>
  (message as Partial<LimiterCalls> | null)?.limiterCalls !== undefined;

const isResults = (message: unknown): message is LimiterResults =>
  (message as Partial<LimiterResults> | null)?.limiterResults !== undefined;

type Resolve = (result: Counted | null) => void;

/**
 * The limiters that the first of several processes has for all, as one of these sees them. The calls of one turn of the
 * event loop are one message, since a message costs more than a count.
 */
export class LimitersOfFirst {
  #calls: Call[] = [];
  #resolves: Resolve[] = [];
  readonly #sent = new Map<number, readonly Resolve[]>();
  #batch = 0;

  constructor() {
    process.on('message', (message) => {
      if (isResults(message)) this.#resolve(message);
    });
  }

  limiter(name: string, points: number, duration: number): Limiter {
    const send = (does: Call['does'], key: string, seconds = 0): Promise<Counted | null> =>
      this.#send({ limiter: [name, points, duration], does, key, seconds });
    return {
      points,
      duration,
      async consume(key) {
        const counted = await send('consume', key);
        if (!counted) throw new Error(`The limiter ${name} has counted nothing.`);
        return counted;
      },
      reward: (key) => send('reward', key),
      block: (key, seconds) => send('block', key, seconds),
      get: (key) => send('get', key),
      delete: (key) => send('delete', key),
    };
  }

  #send(call: Call): Promise<Counted | null> {
    if (this.#calls.length === 0)
      setImmediate(() => {
        this.#sendAll();
      });
    this.#calls.push(call);
    return new Promise((resolve) => this.#resolves.push(resolve));
  }

  #sendAll(): void {
    const message: LimiterCalls = { limiterCalls: this.#calls, batch: this.#batch };
    this.#sent.set(this.#batch, this.#resolves);
    this.#calls = [];
    this.#resolves = [];
    this.#batch += 1;
    process.send?.(message);
  }

  #resolve({ limiterResults, batch }: LimiterResults): void {
    const resolves = this.#sent.get(batch) ?? [];
    this.#sent.delete(batch);
    limiterResults.forEach((result, index) => {
      resolves[index]?.(result && { consumedPoints: result[0], msBeforeNext: result[1] });
    });
  }
}

/** In the first process: the limiters that the others share. */
export class SharedLimiters {
  readonly #limiters = new Map<string, Limiter>();

  /** Returns the response to a message. Undefined for a message about something else. */
  async respond(message: unknown): Promise<LimiterResults | undefined> {
    if (!isCalls(message)) return undefined;
    const { limiterCalls, batch } = message;
    return { limiterResults: await Promise.all(limiterCalls.map((call) => this.#call(call))), batch };
  }

  async #call({ limiter: [keyPrefix, points, duration], does, key, seconds }: Call): Promise<Result> {
    let limiter = this.#limiters.get(keyPrefix);
    if (!limiter) {
      limiter = ofLibrary(new RateLimiterMemory({ keyPrefix, points, duration }));
      this.#limiters.set(keyPrefix, limiter);
    }
    const counted = await (does === 'block' ? limiter.block(key, seconds) : limiter[does](key));
    if (typeof counted !== 'object' || counted === null) return null;
    const { consumedPoints, msBeforeNext } = counted as Counted;
    return [consumedPoints, msBeforeNext];
  }
}
