import type { Case } from './cases.js';
import type { Run } from './run-dredd.js';

/**
 * Returns why a run failed. It is good only if every case was seen, validated against its schema, and passed.
 */
export const complaints = (cases: readonly Case[], { stats, checked, problems }: Run): string[] => {
  const counts = Object.entries({
    tests: cases.length,
    passes: cases.length,
    failures: 0,
    errors: 0,
    skipped: 0,
  } as const).flatMap(([name, wanted]) => {
    const counted = stats[name as keyof typeof stats];
    return counted === wanted
      ? []
      : [`Dredd counts ${String(counted)} ${name} instead of ${String(wanted)}.`];
  });
  return [
    ...[...problems].map(([name, problem]) => `${name}: ${problem}`),
    ...cases
      .filter(({ name }) => !checked.has(name))
      .map(({ name }) => `${name}: it was not held against its schema.`),
    ...counts,
  ];
};
