import { batchSizes } from '../../lib/batch-sizes.js';

/** Reads for any number of values. Up to `batchSizes.values` take one statement. */
export const inBatches = async <T, R>(
  values: readonly T[],
  read: (batch: readonly T[]) => Promise<readonly R[]>,
  size = batchSizes.values,
): Promise<R[]> => {
  const found: R[] = [];
  for (let start = 0; start < values.length; start += size) {
    for (const row of await read(values.slice(start, start + size))) found.push(row);
  }
  return found;
};

/** Writes any number of values. Up to `batchSizes.values` take one statement. */
export const writeInBatches = async <T>(
  values: readonly T[],
  write: (batch: readonly T[]) => Promise<unknown>,
  size = batchSizes.values,
): Promise<void> => {
  for (let start = 0; start < values.length; start += size) await write(values.slice(start, start + size));
};
