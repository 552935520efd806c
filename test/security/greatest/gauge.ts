import { readFileSync, writeFileSync } from 'node:fs';

import { collectGarbage } from '../../support/collect-garbage.js';

export interface Measured {
  /** The longest time for which the event loop of this process was blocked. */
  readonly holdMs: number;
  /** How far the peak of resident memory exceeded the start value, in MiB. */
  readonly megabytes: number;
}

const kibibytes = (field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);

/** Resets the kernel's peak of resident memory. */
const resetPeak = (): void => {
  writeFileSync('/proc/self/clear_refs', '5');
};

/** The interval of the measurement. */
const LOOK_MS = 5;

/** How long the main thread has waited for a processor so far, in milliseconds. */
const waitedForProcessor = (): number =>
  Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;

/**
 * Measures the longest time for which the event loop was blocked, without the time that other processes used
 * the processor.
 */
const watchEventLoop = (): (() => number) => {
  let longest = 0;
  let last = performance.now() - waitedForProcessor();
  const look = (): void => {
    const now = performance.now() - waitedForProcessor();
    longest = Math.max(longest, now - last - LOOK_MS);
    last = now;
  };
  const timer = setInterval(look, LOOK_MS);
  return () => {
    look();
    clearInterval(timer);
    return longest;
  };
};

/**
 * Measures what some work costs this process. With `exact`, garbage is collected before, for an exact memory
 * value.
 */
export const measured = async <T>(
  work: () => Promise<T>,
  exact: boolean,
): Promise<Measured & { readonly result: T }> => {
  if (exact) collectGarbage();
  resetPeak();
  const before = kibibytes('VmRSS');
  const longestHold = watchEventLoop();
  const result = await work();
  const holdMs = longestHold();
  return {
    result,
    holdMs,
    megabytes: (kibibytes('VmHWM') - before) / 1024,
  };
};
