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

/** Returns the files of `generated/` that differ from what the sources generate now. */
export const findDrift = async (): Promise<string[]> => {
  const wanted = await generate(loadContract(SOURCE));
  const present = existsSync(TARGET) ? readdirSync(TARGET) : [];
  const stale = [...wanted].filter(([name, text]) => {
    const path = join(TARGET, name);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
  return [...stale.map(([name]) => name), ...present.filter((name) => !wanted.has(name))].sort();
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
  const changed = [...files].filter(([name, text]) => {
    const path = join(TARGET, name);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
  for (const [name, text] of changed) writeFileSync(join(TARGET, name), text);
  writeValidatorsOf(contract, VALIDATORS);
  return changed.map(([name]) => name);
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
