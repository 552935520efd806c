import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

export interface Plan {
  readonly files: readonly { readonly file: string; readonly on: string }[];
  readonly left: readonly { readonly what: string }[];
}

/** What a module of the runner exports, in a process with these variables of the environment. */
export const inProcess = (
  expression: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `console.log(JSON.stringify(${expression}))`],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...env },
        maxBuffer: 2 ** 24,
      },
    ),
  );

export const planGate = (folder: string, base: string): Plan =>
  inProcess(`(await import('${resolve(folder, 'test/runner/plans.mjs')}')).planGate()`, folder, {
    TEST_BASE: base,
  }) as Plan;

export const filesOn = ({ files }: Plan, engine: string): string[] =>
  files.filter(({ on }) => on === engine).map(({ file }) => file);
