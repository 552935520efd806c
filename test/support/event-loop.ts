import { existsSync, readFileSync } from 'node:fs';

const THREAD = '/proc/thread-self/schedstat';

/** The CPU time of this thread, where Linux states it, or else of all threads of the process. */
const cpuMs = existsSync(THREAD)
  ? (): number => Number(readFileSync(THREAD, 'utf8').split(' ')[0]) / 1e6
  : (): number => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };

/**
 * The longest time in milliseconds for which some work blocked the event loop. Each block counts as the
 * lesser of its time and its CPU time, since on a busy machine the process also waits for other processes.
 */
export const longestHold = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let last = performance.now();
  let lastCpu = cpuMs();
  let next: NodeJS.Immediate;
  const look = (): void => {
    const now = performance.now();
    const cpu = cpuMs();
    longest = Math.max(longest, Math.min(now - last, cpu - lastCpu));
    last = now;
    lastCpu = cpu;
    next = setImmediate(look);
  };
  next = setImmediate(look);
  await work();
  await new Promise(setImmediate);
  clearImmediate(next);
  return longest;
};

/** No request may hold the event loop for longer, in milliseconds. */
export const MOST_MS = 20;

const [FEWEST_ROUNDS, MOST_ROUNDS] = [3, 20];

/**
 * The least of the longest holds of several rounds. The first rounds compile the code, and other processes only add time,
 * so rounds are added until one is below `MOST_MS`. `round` prepares a round and returns its work.
 */
export const leastHold = async (
  round: () => (() => Promise<unknown>) | Promise<() => Promise<unknown>>,
): Promise<number> => {
  let held = Infinity;
  for (let rounds = 0; rounds < FEWEST_ROUNDS || (held >= MOST_MS && rounds < MOST_ROUNDS); rounds += 1) {
    held = Math.min(held, await longestHold(await round()));
  }
  return held;
};
