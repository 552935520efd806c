// Runs one test file with mocha in this process, up to its first failure.
import Mocha from 'mocha';

import type { ModuleTree } from './module-tree.js';

export interface FileRun {
  /** The title and the error of the first failure. */
  readonly failure?: string;
  /** Whether that failure is a test that did not end. */
  readonly timedOut: boolean;
  readonly milliseconds: number;
  /** The longest test or hook. */
  readonly slowest: number;
}

/** A reporter that prints nothing; the caller has the failures. */
function Silent(): void {
  return undefined;
}

interface Runnable {
  readonly duration?: number;
}

const begin = (file: string, timeout: number): Mocha => {
  const mocha = new Mocha({ ui: 'bdd', timeout, bail: true, reporter: Silent as never });
  mocha.suite.emit('pre-require', globalThis, file, mocha);
  return mocha;
};

const observe = (runner: Mocha.Runner): { first?: { title: string; error: Error }; slowest: number } => {
  const seen: { first?: { title: string; error: Error }; slowest: number } = { slowest: 0 };
  const ended = ({ duration = 0 }: Runnable): void => {
    seen.slowest = Math.max(seen.slowest, duration);
  };
  runner.on('test end', ended).on('hook end', ended);
  runner.on('fail', (test, error: Error) => {
    seen.first ??= { title: test.fullTitle(), error };
  });
  return seen;
};

const isTimeout = (error: unknown): boolean =>
  (error as { code?: string } | undefined)?.code === 'ERR_MOCHA_TIMEOUT';

/** `timeout` is for each test and hook. */
export const runTestFile = async (tree: ModuleTree, file: string, timeout: number): Promise<FileRun> => {
  const started = performance.now();
  const elapsed = (): number => Math.round(performance.now() - started);
  const mocha = begin(file, timeout);
  try {
    tree.load(file);
  } catch (error) {
    return {
      failure: `while loading: ${String(error)}`,
      timedOut: false,
      milliseconds: elapsed(),
      slowest: 0,
    };
  }
  const seen = await new Promise<ReturnType<typeof observe>>((resolve) => {
    const runner = mocha.run(() => {
      resolve(result);
    });
    const result = observe(runner);
  });
  tree.forget(file);
  const { first, slowest } = seen;
  return {
    ...(first && { failure: `${first.title}: ${String(first.error)}` }),
    timedOut: isTimeout(first?.error),
    milliseconds: elapsed(),
    slowest,
  };
};
