/** The longest time in milliseconds for which some work held the event loop. */
export const longestHold = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let last = performance.now();
  let next: NodeJS.Immediate;
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    next = setImmediate(look);
  };
  next = setImmediate(look);
  await work();
  await new Promise(setImmediate);
  clearImmediate(next);
  return longest;
};
