import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '../../src/lib/project-root.js';
import { SERVED } from '../generate-contract/files.js';
import { isOnMachine, runCommand, runCommands, type Command } from './run-command.js';
import { startServer } from './server.js';
import { failuresIn, type Failures } from './steps.js';
import type { Target } from './target.js';
import { installToolbox, openProject } from './toolbox.js';

/** What came of a target. */
export interface Result {
  readonly target: Target;
  /** The programs that the machine lacks. With any, nothing was tried. */
  readonly lacking: readonly string[];
  readonly isGenerated: boolean;
  readonly isCompiled: boolean;
  /** Undefined if the scenario was not run. */
  readonly failures?: Failures;
  /** What the last command printed. */
  readonly output: string;
}

const FOLDER = join(projectRoot, 'tools/sdks');

const runScenario = async (run: Command, folder: string): Promise<string> => {
  const server = await startServer();
  try {
    return (await runCommand(run, folder, server.environment)).output;
  } finally {
    await server.stop();
  }
};

const tryInFolder = async (target: Target, folder: string): Promise<Result> => {
  const untried = { target, lacking: [], isGenerated: false, isCompiled: false };
  const generated = await runCommands(target.generate, folder);
  if (!generated.succeeded) return { ...untried, output: generated.output };
  const compiled = await runCommands(target.compile, folder);
  if (!compiled.succeeded) return { ...untried, isGenerated: true, output: compiled.output };
  if (target.run === undefined) return { ...untried, isGenerated: true, isCompiled: true, output: '' };
  const output = await runScenario(target.run, folder);
  return { ...untried, isGenerated: true, isCompiled: true, failures: failuresIn(output), output };
};

export interface Options {
  /** The folder of the documents. */
  readonly documents?: string;
  /** Whether the folder of the SDK is left for a look. */
  readonly keep?: boolean;
}

/** Generates the SDK of a target, compiles it, and runs its scenario. */
export const runTarget = async (
  target: Target,
  { documents = SERVED, keep = false }: Options = {},
): Promise<Result> => {
  const { name, base, toolbox, needs = [] } = target;
  const lacking = [...toolbox.needs, ...needs].filter((program) => !isOnMachine(program));
  if (lacking.length > 0) return { target, lacking, isGenerated: false, isCompiled: false, output: '' };
  // A target without a scenario has no folder.
  const parts = [base, name]
    .flatMap((part) => (part === undefined ? [] : [join(FOLDER, part)]))
    .filter((part) => existsSync(part));
  const folder = await openProject(await installToolbox(toolbox), parts);
  await cp(join(documents, target.document), join(folder, 'openapi.json'));
  try {
    return await tryInFolder(target, folder);
  } finally {
    if (keep) console.log(`The SDK and its scenario are in ${folder}.`);
    else await rm(folder, { recursive: true, force: true });
  }
};
