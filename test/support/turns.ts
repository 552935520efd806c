/** Blocks the event loop for this many milliseconds. */
export const holdEventLoop = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

/** Counts the iterations of the event loop until the returned function is called. */
export const countTurns = (): (() => number) => {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  return () => {
    clearImmediate(next);
    return turns;
  };
};
