import { readFileSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
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
const RESOLUTION_MS = 5;

/** What some work costs this process; to be exact about memory, garbage is collected before. */
export const measured = async <T>(
  work: () => Promise<T>,
  exact: boolean,
): Promise<Measured & { readonly result: T }> => {
  if (exact) collectGarbage();
  resetPeak();
  const before = kibibytes('VmRSS');
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const result = await work();
  delay.disable();
  return { result, holdMs: delay.max / 1e6, megabytes: (kibibytes('VmHWM') - before) / 1024 };
};
