import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../src/lib/project-root.js';
import type { Result } from './run-target.js';
import { STEPS, type Failures } from './steps.js';

/** A row of the table, as `expected.json` records it. */
export interface Row {
  readonly generated: boolean;
  readonly compiled: boolean;
  /** Absent if the scenario was not run. */
  readonly failures?: Failures;
}

export type Rows = Readonly<Partial<Record<string, Row>>>;

const FILE = join(projectRoot, 'tools/sdks/expected.json');

export const readRows = (): Rows => JSON.parse(readFileSync(FILE, 'utf8')) as Rows;

export const rowOf = ({ isGenerated, isCompiled, failures }: Result): Row => ({
  generated: isGenerated,
  compiled: isCompiled,
  ...(failures && { failures }),
});

/** Records results beside the rows of other targets, in the order of `names`. */
export const writeRows = (results: readonly Result[], names: readonly string[]): void => {
  const rows = { ...readRows() };
  for (const result of results) {
    if (result.lacking.length === 0) rows[result.target.name] = rowOf(result);
  }
  const ordered = names.flatMap((name) => (rows[name] === undefined ? [] : [[name, rows[name]]]));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
};

/** What a target did before and does no longer. */
export const losses = (before: Row | undefined, now: Row): readonly string[] => {
  if (before === undefined) return [];
  if (before.generated && !now.generated) return ['is not generated'];
  if (before.compiled && !now.compiled) return ['does not compile'];
  if (before.failures === undefined) return [];
  return STEPS.filter(
    (step) => before.failures?.[step] === undefined && now.failures?.[step] !== undefined,
  ).map((step) => `${step}: ${now.failures?.[step] ?? ''}`);
};
