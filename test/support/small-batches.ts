import { batchSizes } from '../../src/lib/byte-batches.js';

type BatchSizes = Record<keyof typeof batchSizes, number>;

const production: Readonly<BatchSizes> = { ...batchSizes };

/** Rows of a batch in tests: few, so that the lists of most tests take several batches. */
const SMALL = 2;

const setBatches = (sizes: Readonly<BatchSizes>): void => {
  Object.assign(batchSizes, sizes);
};

const small = Object.fromEntries(Object.keys(production).map((name) => [name, SMALL])) as BatchSizes;

export const useSmallBatches = (): void => {
  setBatches(small);
};

/** Returns what restores the sizes before. */
const change = (sizes: Readonly<BatchSizes>): (() => void) => {
  const before = { ...batchSizes };
  setBatches(sizes);
  return () => {
    setBatches(before);
  };
};

/** Uses the batches of production for measurements. Returns what restores those of tests. */
export const useProductionBatches = (): (() => void) => change(production);

const withBatches =
  (sizes: Readonly<BatchSizes>) => (test: () => Promise<void> | void) => async (): Promise<void> => {
    const restore = change(sizes);
    try {
      await test();
    } finally {
      restore();
    }
  };

/** Runs a test with the batches of production, since it counts statements. */
export const withProductionBatches = withBatches(production);

/** Runs a test with batches of two rows, since it counts batches. */
export const withSmallBatches = withBatches(small);
