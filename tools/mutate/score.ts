import type { MutantResult, MutantStatus } from '@stryker-mutator/api/core';

export interface Score {
  readonly mutants: number;
  readonly killed: number;
  /** Killed, too: a test did not end, or the code did not. */
  readonly timedOut: number;
  readonly survived: number;
  /** No test near the part reaches them. They count as survivors. */
  readonly unreached: number;
  readonly percent: number;
  readonly seconds: number;
}

/** Mutants that are marked as equivalent, or that only change texts of the log, do not count. */
export const scoreOf = (results: readonly Pick<MutantResult, 'status'>[], seconds: number): Score => {
  const count = (status: MutantStatus): number => results.filter((result) => result.status === status).length;
  const [killed, timedOut] = [count('Killed') + count('RuntimeError'), count('Timeout')];
  const [survived, unreached] = [count('Survived'), count('NoCoverage')];
  const mutants = killed + timedOut + survived + unreached;
  const percent = mutants === 0 ? 100 : Math.floor((1000 * (killed + timedOut)) / mutants) / 10;
  return { mutants, killed, timedOut, survived, unreached, percent, seconds };
};
