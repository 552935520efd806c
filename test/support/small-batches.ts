import { batchSizes } from '../../src/lib/batch-sizes.js';

type BatchSizes = Record<keyof typeof batchSizes, number>;

const production: Readonly<BatchSizes> = { ...batchSizes };

/** Rows of a batch in tests: few, so that the lists of most tests take several batches. */
const SMALL = 2;

const setBatches = (sizes: Readonly<BatchSizes>): void => {
  Object.assign(batchSizes, sizes);
};

export const useSmallBatches = (): void => {
  setBatches(Object.fromEntries(Object.keys(production).map((name) => [name, SMALL])) as BatchSizes);
};

/** Runs a test with the batches of production, since it counts statements. */
export const withProductionBatches = (test: () => Promise<void>) => async (): Promise<void> => {
  const before = { ...batchSizes };
  setBatches(production);
  try {
    await test();
  } finally {
    setBatches(before);
  }
};
