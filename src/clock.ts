/** The only source of time: tests hand in a clock of their own and never sleep. */
export interface Clock {
  /** Milliseconds since the UNIX epoch. */
  now(): number;
  /** Whole seconds since the UNIX epoch, as the API and the store spell times. */
  seconds(): number;
  /** Runs `action` once after `milliseconds`; the result cancels it. */
  after(milliseconds: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  seconds: () => Math.floor(Date.now() / 1000),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    timer.unref();
    return () => {
      clearTimeout(timer);
    };
  },
};
