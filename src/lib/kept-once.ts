/** Returns a function that makes a value at its first call and keeps it. After a failure, the next call tries again. */
export const keptOnce = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let kept: Promise<T> | undefined;
  return () =>
    (kept ??= make().catch((error: unknown) => {
      kept = undefined;
      throw error;
    }));
};
