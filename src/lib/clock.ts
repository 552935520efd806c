export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The only source of time. Tests pass their own clock and never sleep. */
export interface Clock {
  /** Milliseconds since the UNIX epoch. */
  now(): number;
  /** Whole UNIX seconds, the unit of times in the API and the store. */
  seconds(): number;
  /** Milliseconds since some moment, for durations. Unlike the time, it never steps back. */
  elapsed(): number;
  /** Runs `action` once after `milliseconds`. Returns a function that cancels it. */
  after(milliseconds: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  seconds: () => Math.floor(Date.now() / 1000),
  elapsed: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    timer.unref();
    return () => {
      clearTimeout(timer);
    };
  },
};
