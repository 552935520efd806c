import { readFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

export interface Measured {
  /** The longest time for which the event loop of this process was held. */
  readonly holdMs: number;
  /** How far resident memory rose above what it was. */
  readonly megabytes: number;
}

const kibibytes = (field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);

/** Lets the kernel count the peak of resident memory from now on. */
const resetPeak = (): void => {
  writeFileSync('/proc/self/clear_refs', '5');
};

/** How often the event loop is looked at. */
const LOOK_MS = 5;

/** How long the main thread has waited for a processor so far, in milliseconds. */
const waitedForProcessor = (): number =>
  Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;

/** Looks for the longest time for which the event loop was held; what other processes took of the processor is left out. */
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

/** What some work costs this process; to be exact about memory, garbage is collected before. */
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
