/** Well below the maximum number of values that both engines accept in one statement. */
export const BATCH = 5_000;

/** Reads for any number of values. Up to `BATCH` values take one statement. */
export const inBatches = async <T, R>(
  values: readonly T[],
  read: (batch: readonly T[]) => Promise<readonly R[]>,
  size = BATCH,
): Promise<R[]> => {
  const found: R[] = [];
  for (let start = 0; start < values.length; start += size) {
    for (const row of await read(values.slice(start, start + size))) found.push(row);
  }
  return found;
};
