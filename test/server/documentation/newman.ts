import { createRequire } from 'node:module';
import { join } from 'node:path';

import { installToolbox } from '../../../tools/sdks/toolbox.js';

/**
 * Postman's own runner. It is installed into the cache of the SDKs: as a dependency, it would bring 140 packages (66 MB)
 * to everyone who works here.
 */
const TOOLBOX = {
  name: 'newman',
  version: '6.2.2',
  needs: ['npm'],
  install: [
    ['npm', 'install', '--prefix', '.', '--no-audit', '--no-fund', '--ignore-scripts', 'newman@6.2.2'],
  ],
} as const;

interface Options {
  readonly collection: object;
  readonly envVar: readonly { readonly key: string; readonly value: string }[];
  /** Where the files of uploads are. */
  readonly workingDir: string;
  /** In milliseconds. */
  readonly timeoutRequest?: number;
}

interface Summary {
  readonly run: {
    readonly stats: { readonly assertions: { readonly total: number } };
    readonly failures: readonly { readonly error: Error; readonly source?: { readonly name: string } }[];
  };
}

export interface Newman {
  run(options: Options, done: (error: Error | null, summary: Summary) => void): void;
}

export const loadNewman = async (): Promise<Newman> =>
  createRequire(join(await installToolbox(TOOLBOX), 'run.js'))('newman') as Newman;

/** Runs a collection of one request. Returns the number of its assertions, and what failed. */
export const runRequest = (
  newman: Newman,
  options: Options,
): Promise<{ assertions: number; failures: string[] }> =>
  new Promise((resolve, reject) => {
    newman.run(options, (error, { run: { stats, failures } }) => {
      if (error) reject(error);
      else
        resolve({ assertions: stats.assertions.total, failures: failures.map((one) => one.error.message) });
    });
  });

/** Runs a collection. Returns the names of the requests that failed. */
export const runCollection = (newman: Newman, options: Options): Promise<string[]> =>
  new Promise((resolve, reject) => {
    newman.run(options, (error, { run: { failures } }) => {
      if (error) reject(error);
      else resolve([...new Set(failures.map(({ source }) => source?.name ?? ''))]);
    });
  });
