// StrykerJS runs this in each of its worker processes. A "test" of StrykerJS is a test file here: the tests of a file
// build on each other, so a part of a file proves nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';

import type { InstrumenterContext, StrykerOptions } from '@stryker-mutator/api/core';
import type { Logger } from '@stryker-mutator/api/logging';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';

import { logTexts } from './log-texts.js';
import { otherEngine } from './other-engine.js';
import { folderOfTests } from './parts.js';
import { sample } from './sample.js';
import { ModuleTree } from './module-tree.js';
import { runTestFile, type FileRun } from './run-test-file.js';

/** What the instrumented code reads and writes. */
const switches = ((globalThis as { __stryker__?: InstrumenterContext }).__stryker__ ??= {});

/** The worker processes share the times of the first run by this file of the sandbox. */
const TIMES = 'mutation-times.json';
type Times = Readonly<Record<string, FileRun>>;

/** Enough for a machine that is four times as busy as in the first run. */
const timeoutAfter = ({ slowest }: FileRun): number => 4 * slowest + 3000;

const FIRST_RUN_TIMEOUT = 60_000;

class TestFileRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.options, commonTokens.logger);
  readonly #tree = new ModuleTree();
  readonly #files: readonly string[];
  readonly #log: Logger;
  #times: Times | undefined;

  constructor(options: StrykerOptions, log: Logger) {
    this.#log = log;
    this.#files = options.testFiles;
  }

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    // As mocha's command line has it: a rejection without a handler fails the test that runs.
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', (reason) => {
      throw reason;
    });
    // What a mutant left behind may fail later. It must not end this process.
    process.on('uncaughtException', () => undefined);
    await this.#tree.prepare(this.#files.map((file) => resolve(file)));
  }

  /** Runs all test files without a mutant, and notes which mutants each of them reaches. */
  async dryRun({ files = [] }: DryRunOptions): Promise<DryRunResult> {
    const times: Record<string, FileRun> = {};
    switches.mutantCoverage = { static: {}, perTest: {} };
    for (const file of this.#files) {
      for (const mutated of files) this.#tree.forget(mutated);
      switches.currentTestId = file;
      const run = await runTestFile(this.#tree, resolve(file), FIRST_RUN_TIMEOUT);
      this.#log.debug(`${file}: ${String(run.milliseconds)} ms`);
      if (run.failure === undefined) times[file] = run;
      else this.#log.warn(`${file} is left out, since it fails without a mutant: ${run.failure}`);
    }
    delete switches.currentTestId;
    for (const mutated of files) this.#tree.forget(mutated);
    writeFileSync(TIMES, JSON.stringify(times));
    const tests = Object.entries(times).map(([file, run]) => passed(file, run));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: switches.mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    this.#times ??= JSON.parse(readFileSync(TIMES, 'utf8')) as Times;
    const mutated = resolve(options.sandboxFileName);
    this.#tree.forget(mutated);
    switches.activeMutant = options.activeMutant.id;
    process.env.__STRYKER_ACTIVE_MUTANT__ = options.activeMutant.id;
    switches.hitLimit = options.hitLimit;
    switches.hitCount = options.hitLimit === undefined ? undefined : 0;
    try {
      return await this.#kill(this.#nearestFirst(options, mutated));
    } finally {
      delete switches.activeMutant;
      delete process.env.__STRYKER_ACTIVE_MUTANT__;
      this.#tree.forget(mutated);
    }
  }

  async #kill(files: readonly string[]): Promise<MutantRunResult> {
    let nrOfTests = 0;
    for (const file of files) {
      nrOfTests += 1;
      const run = await runTestFile(this.#tree, resolve(file), timeoutAfter(this.#time(file)));
      const endless = determineHitLimitReached(switches.hitCount, switches.hitLimit);
      if (endless) return { status: MutantRunStatus.Timeout, reason: endless.reason ?? '' };
      const { failure, timedOut } = run;
      if (failure === undefined) continue;
      if (timedOut) return { status: MutantRunStatus.Timeout, reason: `${file}: ${failure}` };
      return { status: MutantRunStatus.Killed, killedBy: [file], failureMessage: failure, nrOfTests };
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  #time(file: string): FileRun {
    const time = this.#times?.[file];
    if (!time) throw new Error(`${file} was not in the first run.`);
    return time;
  }

  /** The test of the operation first, then the tests of its part, then the quickest. */
  #nearestFirst({ testFilter = [...this.#files] }: MutantRunOptions, mutated: string): readonly string[] {
    const source = relative('.', mutated);
    const folder = folderOfTests(source);
    const own = `${folder}${basename(source, '.ts')}.test.ts`;
    const distance = (file: string): number => (file === own ? 0 : file.startsWith(folder) ? 1 : 2);
    return testFilter.toSorted(
      (a, b) => distance(a) - distance(b) || this.#time(a).milliseconds - this.#time(b).milliseconds,
    );
  }
}

const passed = (file: string, { milliseconds }: FileRun): TestResult => ({
  id: file,
  name: file,
  fileName: resolve(file),
  timeSpentMs: milliseconds,
  status: TestStatus.Success,
});

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'test-files', TestFileRunner),
  logTexts,
  otherEngine,
  sample,
];
