// `--sample <percent>`: tries a part of the mutants. Their hashes select them, so that each run has the same ones.
import { createHash } from 'node:crypto';

import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The percentage for the processes of StrykerJS, which get no arguments. */
const VARIABLE = 'MUTATE_SAMPLE';

export const selectSample = (percent: string): void => {
  process.env[VARIABLE] = percent;
};

/** Returns a number from 0 to 100 that depends only on what the mutant changes. */
const shareOf = ({ fileName, location: { start }, replacement }: Mutant): number => {
  const text = [fileName.split('/src/').at(-1), start.line, start.column, replacement].join('\n');
  return (createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32) * 100;
};

export const isSampled = (mutant: Mutant): boolean => shareOf(mutant) < Number(process.env[VARIABLE] ?? 100);

/** As `isSampled`, for a mutant of the results. They count lines and columns from 1, and mutants to be tried from 0. */
export const isResultSampled = (result: Mutant): boolean => {
  const { start, end } = result.location;
  const fromZero = { line: start.line - 1, column: start.column - 1 };
  return isSampled({ ...result, location: { start: fromZero, end } });
};

/** Skips the mutants that are not in the sample. They get the status of those that do not compile, which does not count. */
class Sample implements Checker {
  init(): Promise<void> {
    return Promise.resolve();
  }

  group(mutants: Mutant[]): Promise<string[][]> {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }

  check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const resultOf = (mutant: Mutant): CheckResult =>
      isSampled(mutant)
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not in the sample' };
    return Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)])));
  }
}

export const sample = declareClassPlugin(PluginKind.Checker, 'sample', Sample);
