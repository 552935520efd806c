const cpuMs = (): number => {
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
