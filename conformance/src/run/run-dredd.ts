import { createRequire } from 'node:module';

import Dredd, { type Stats } from 'dredd';

import type { Case } from '../contract/cases.js';
import { packageFile } from '../package-files.js';
import type { World } from '../world/world.js';
import { Batch, type RunOptions, type Shared } from './batch.js';
import { judgeFor } from './judge.js';
import type { Outcome } from './outcome.js';
import { dreddView } from './view.js';

// Its reports are for a terminal, and no option disables them.
const { default: reports } = createRequire(import.meta.url)('dredd/build/reporters/reporterOutputLogger') as {
  default: { transports: { console: { silent: boolean } } };
};
reports.transports.console.silent = true;

export interface Run {
  readonly stats: Stats;
  /** By the name of the case. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** How long a response may take, in milliseconds. Servers may hold a poll for ninety seconds. */
const TIMEOUT = 120_000;

const runBatch = async (batch: Batch, endpoint: string): Promise<Stats> => {
  const { before, received, after } = batch;
  Object.assign(globalThis, { [Symbol.for('conformance')]: { before, received, after } });
  const dredd = new Dredd({
    endpoint,
    path: [],
    apiDescriptions: [{ location: 'contract', content: JSON.stringify(dreddView(batch.cases)) }],
    hookfiles: [packageFile('hooks.cjs')],
    http: { timeout: TIMEOUT },
    loglevel: 'silent',
    reporter: [],
  });
  return new Promise<Stats>((resolve, reject) => {
    dredd.run((error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  });
};

/** Dredd copies its parsed document before the first request, in time quadratic in its size. */
const BATCH = 30;

const sum = (one: Stats, other: Stats): Stats => ({
  tests: one.tests + other.tests,
  passes: one.passes + other.passes,
  failures: one.failures + other.failures,
  errors: one.errors + other.errors,
  skipped: one.skipped + other.skipped,
});

/**
 * Runs Dredd over cases. Its own verdict is not enough, because it passes if no hook ran. The run is good
 * only if every case was seen, validated and counted as passed.
 */
export const runDredd = async (
  cases: readonly Case[],
  world: World,
  options: RunOptions = {},
): Promise<Run> => {
  const shared: Shared = { world, judge: judgeFor(world.level), options, silent: 0 };
  let stats: Stats = { tests: 0, passes: 0, failures: 0, errors: 0, skipped: 0 };
  const outcomes = new Map<string, Outcome>();
  for (let start = 0; start < cases.length; start += BATCH) {
    const batch = new Batch(cases.slice(start, start + BATCH), shared);
    stats = sum(stats, await runBatch(batch, world.url));
    for (const [name, outcome] of batch.outcomes) outcomes.set(name, outcome);
  }
  return { stats, outcomes };
};
