import { relative } from 'node:path';

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
}

export interface Measured extends Score {
  readonly seconds: number;
  /** The percentage of the mutants that were tried. */
  readonly sample: string;
}

/** Does not count mutants that are marked as equivalent, change only texts of the log, or do not compile. */
export const scoreOf = (results: readonly Pick<MutantResult, 'status'>[]): Score => {
  const count = (status: MutantStatus): number => results.filter((result) => result.status === status).length;
  const [killed, timedOut] = [count('Killed') + count('RuntimeError'), count('Timeout')];
  const [survived, unreached] = [count('Survived'), count('NoCoverage')];
  const mutants = killed + timedOut + survived + unreached;
  const percent = mutants === 0 ? 100 : Math.floor((1000 * (killed + timedOut)) / mutants) / 10;
  return { mutants, killed, timedOut, survived, unreached, percent };
};

export const describeScore = ({ percent, mutants, killed, timedOut, survived, unreached }: Score): string =>
  `${percent.toFixed(1)} % of ${String(mutants)} mutants (${String(killed)} killed, ${String(timedOut)} timed out, ` +
  `${String(survived)} survived, ${String(unreached)} not reached)`;

const isUnnoticed = ({ status }: MutantResult): boolean => status === 'Survived' || status === 'NoCoverage';

/** Marks survivors that do not compile. */
export const withoutRefused = (
  results: readonly MutantResult[],
  refuses: (survivor: MutantResult) => boolean,
): readonly MutantResult[] =>
  results.map((result) =>
    isUnnoticed(result) && refuses(result) ? { ...result, status: 'CompileError' } : result,
  );

/** A survivor as its lines before and after. */
const describe = (
  { fileName, location: { start, end }, status, mutatorName }: MutantResult,
  texts: Texts,
): string => {
  const [before, after] = [texts.original.split('\n'), texts.mutated.split('\n')];
  const added = after.length - before.length;
  const marked = (mark: string, lines: readonly string[]): readonly string[] =>
    lines.map((line) => `${mark} ${line}`);
  return [
    `${relative('.', fileName)}:${String(start.line)}:${String(start.column)} ${mutatorName}, ${REASONS[status] ?? status}`,
    ...marked('-', before.slice(start.line - 1, end.line)),
    ...marked('+', after.slice(start.line - 1, end.line + added)),
  ].join('\n');
};

export interface Texts {
  readonly original: string;
  readonly mutated: string;
}

const REASONS: Readonly<Record<string, string>> = {
  Survived: 'no test fails',
  NoCoverage: 'no test near it runs this line',
};

export const listSurvivors = (
  results: readonly MutantResult[],
  textsOf: (result: MutantResult) => Texts,
): readonly string[] => results.filter(isUnnoticed).map((result) => describe(result, textsOf(result)));
