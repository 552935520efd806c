/** Well below the 20 ms for which no request may hold the event loop. */
const STEP_MS = 8;

/** For work of many steps: waits for the event loop between two of them once they took long enough together. */
export const pauses = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STEP_MS) return;
    await new Promise(setImmediate);
    since = performance.now();
  };
};
