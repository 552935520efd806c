import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../src/http/validators.js';
import type { Contract } from './contract.js';
import { generate, loadContract } from './generate.js';
import { ContractError, Problems } from './problems.js';
import { writeValidatorsOf } from './write/validators.js';

const SOURCE = join(projectRoot, 'openapi');
const TARGET = join(projectRoot, 'generated');
const VALIDATORS = join(projectRoot, 'dist/generated/validators.cjs');

/** Returns the names of the files that are missing in `generated/` or have another text there. */
const staleNames = (files: ReadonlyMap<string, string>): string[] =>
  [...files.keys()].filter((name) => {
    const path = join(TARGET, name);
    return !existsSync(path) || readFileSync(path, 'utf8') !== files.get(name);
  });

/** Returns the files of `generated/` that differ from what the sources generate now. */
const findDrift = async (): Promise<string[]> => {
  const wanted = await generate(loadContract(SOURCE));
  const present = existsSync(TARGET) ? readdirSync(TARGET) : [];
  return [...staleNames(wanted), ...present.filter((name) => !wanted.has(name))].sort();
};

/** For the build: writes only the validators. Costs nothing if they are up to date. */
export const writeValidators = (outFile = VALIDATORS): void => {
  writeValidatorsOf(loadContract(SOURCE), outFile);
};

/** Writes the files of `generated/` that changed, and the validators. Returns the names of the changed files. */
const write = async (contract: Contract): Promise<string[]> => {
  const files = await generate(contract);
  mkdirSync(TARGET, { recursive: true });
  for (const name of readdirSync(TARGET)) if (!files.has(name)) rmSync(join(TARGET, name));
  const changed = staleNames(files);
  for (const name of changed) writeFileSync(join(TARGET, name), files.get(name) ?? '');
  writeValidatorsOf(contract, VALIDATORS);
  return changed;
};

/** As `npm run generate`. Returns the names of the changed files. Throws a ContractError that lists the problems. */
export const generateFiles = (): Promise<string[]> => write(loadContract(SOURCE));

/** Writes in spite of problems, while several parts are in progress. `npm test` still fails on the problems. */
const writeDraft = async (): Promise<void> => {
  const problems = new Problems(true);
  await write(loadContract(SOURCE, problems));
  problems.throwIfAny();
};

const main = async (option: string | undefined): Promise<void> => {
  switch (option) {
    case undefined:
      await generateFiles();
      return;
    case '--draft':
      return writeDraft();
    case '--validators-only':
      writeValidators();
      return;
    case '--check': {
      const stale = await findDrift();
      if (stale.length === 0) return;
      console.error(`generated/ is not what openapi/ gives: ${stale.join(', ')}. Run \`npm run generate\`.`);
      process.exitCode = 1;
      return;
    }
    default:
      console.error(`Unknown option ${option}; there are --check, --draft and --validators-only.`);
      process.exitCode = 1;
  }
};

if (process.argv[1] !== undefined && /generate-contract[/\\]main\.[jt]s$/.test(process.argv[1])) {
  main(process.argv[2]).catch((error: unknown) => {
    console.error(error instanceof ContractError ? error.message : error);
    process.exitCode = 1;
  });
}
