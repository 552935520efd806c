import type { Case } from '../contract/cases.js';
import type { Outcome } from './outcome.js';
import type { Run } from './run-dredd.js';

const untried = ({ state }: Outcome): boolean => state === 'not reached' || state === 'newer';

/**
 * Returns why the statistics of Dredd and the outcomes do not agree. Dredd passes if its hooks did not run, so a run is
 * believed only if every case has an outcome that Dredd counts in the same way.
 */
export const disagreements = (cases: readonly Case[], { stats, outcomes }: Run): string[] => {
  const all = [...outcomes.values()];
  const faults = all.filter(({ state }) => state === 'fault').length;
  const skipped = all.filter(untried).length;
  const missing = cases
    .filter(({ name }) => !outcomes.has(name))
    .map(({ name }) => `${name}: it was not held against its schema.`);
  const wanted = { tests: cases.length, passes: cases.length - faults - skipped };
  const counts = Object.entries(wanted).flatMap(([name, count]) => {
    const counted = stats[name as keyof typeof stats];
    return counted === count ? [] : [`Dredd counts ${String(counted)} ${name} instead of ${String(count)}.`];
  });
  return [...missing, ...counts];
};

/** Returns why a run is not whole: it is if every case was reached, validated against its schema, and passed. */
export const complaints = (cases: readonly Case[], run: Run): string[] => [
  ...[...run.outcomes.values()]
    .filter(({ state }) => state !== 'passed')
    .map(({ one, state, reason }) => `${one.name}: ${state}. ${reason ?? ''}`),
  ...disagreements(cases, run),
];
