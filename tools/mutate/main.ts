// `npm run mutate [part …]`: StrykerJS changes the code of a part in small ways, and reports the changes that no test
// notices. CONTRIBUTING.md explains how to use it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';

import { mutatedText, openCompiler } from './compiler.js';
import { allParts, filesOf, isMutated, testsNear } from './parts.js';
import { record } from './record.js';
import { isResultSampled, selectSample } from './sample.js';
import { describeScore, listSurvivors, scoreOf, withoutRefused, type Measured, type Texts } from './score.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    processes: { type: 'string', default: String(availableParallelism()) },
    sample: { type: 'string' },
    tests: { type: 'string', multiple: true, default: [] },
  },
});

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' });

/** The changed lines against `main`, as `file:first-last`. */
const changedLines = (): readonly string[] => {
  let file = '';
  return git('diff', '--unified=0', '--no-color', '--diff-filter=d', 'main', '--', 'src')
    .split('\n')
    .flatMap((line) => {
      file = /^\+\+\+ b\/(.*)$/.exec(line)?.[1] ?? file;
      const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
      if (first === undefined || count === '0' || !isMutated(file)) return [];
      return [`${file}:${first}-${String(Number(first) + Number(count) - 1)}`];
    });
};

const withoutLines = (pattern: string): string => pattern.replace(/:\d+-\d+$/, '');

const optionsFor = (name: string, mutate: readonly string[]): PartialStrykerOptions => ({
  mutate: [...mutate],
  testFiles: values.tests.length > 0 ? values.tests : [...testsNear(name, mutate.map(withoutLines))],
  testRunner: 'test-files',
  plugins: [join(import.meta.dirname, 'plugin.mjs')],
  ignorers: ['log-texts', 'other-engine'],
  // The server starts anew for every file and mutant, and what a mutant leaves open adds up.
  maxTestRunnerReuse: 150,
  concurrency: Number(values.processes),
  coverageAnalysis: 'perTest',
  dryRunTimeoutMinutes: 60,
  timeoutMS: 60_000,
  timeoutFactor: 4,
  tempDirName: 'dist/mutation',
  ignorePatterns: ['/data', '/bench', '/.git', '/dist/mutation*'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `dist/mutation-${name.replaceAll(/\W+/g, '-')}.json` },
  allowConsoleColors: false,
  checkers: values.sample === undefined ? [] : ['sample'],
  warnings: { slow: false, preprocessorErrors: true, unknownOptions: true, unserializableOptions: true },
});

const measure = async (name: string, mutate: readonly string[]): Promise<Measured | undefined> => {
  if (mutate.length === 0) {
    console.log(`${name}: nothing to change`);
    return undefined;
  }
  const started = Date.now();
  const tested = await new Stryker(optionsFor(name, mutate)).runMutationTest();
  const { refuses } = openCompiler();
  const results = withoutRefused(tested.filter(isResultSampled), refuses);
  const seconds = Math.round((Date.now() - started) / 1000);
  const textsOf = (result: MutantResult): Texts => ({
    original: readFileSync(result.fileName, 'utf8'),
    mutated: mutatedText(result),
  });
  const score = scoreOf(results);
  console.log(['', ...listSurvivors(results, textsOf)].join('\n\n'));
  console.log(`\n${name}: ${describeScore(score)}, in ${String(seconds)} s`);
  return { ...score, seconds, sample: values.sample ?? '100' };
};

if (values.sample !== undefined) selectSample(values.sample);
if (values.changed) {
  await measure('changed lines', changedLines());
} else {
  for (const part of positionals.length > 0 ? positionals : allParts()) {
    const score = await measure(part, filesOf(part));
    if (score && values.record) record(part, score, git('rev-parse', '--short', 'HEAD').trim());
  }
}
process.exit();
