import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { SOURCE, staleNames, TARGET, VALIDATORS, writeIfStale, writeStale } from './files.js';
import { generate, loadContract, loadWithValidation } from './generate.js';
import { ContractError, Problems } from './problems.js';
import type { Validation } from './write/compile.js';
import { validatorsHalf, validatorsModule } from './write/validators.js';

/** Returns the files of `generated/` that differ from what the sources generate now. */
const findDrift = async (): Promise<string[]> => {
  const wanted = await generate(loadContract(SOURCE));
  const present = existsSync(TARGET) ? readdirSync(TARGET) : [];
  return [...staleNames(wanted), ...present.filter((name) => !wanted.has(name))].sort();
};

const writeValidators = ({ inputs, outputs }: Validation): void => {
  writeIfStale(VALIDATORS, validatorsModule(validatorsHalf(inputs), validatorsHalf(outputs)));
};

/** Writes the files of `generated/` that changed, and the validators. */
const write = async ({ contract, validation }: ReturnType<typeof loadWithValidation>): Promise<void> => {
  const files = await generate(contract);
  writeStale(files);
  for (const name of readdirSync(TARGET)) if (!files.has(name)) rmSync(join(TARGET, name));
  writeValidators(validation);
};

/** Writes in spite of problems, while several parts are in progress. `npm test` still fails on the problems. */
const writeDraft = async (): Promise<void> => {
  const problems = new Problems(true);
  await write(loadWithValidation(SOURCE, problems));
  problems.throwIfAny();
};

const main = async (option: string | undefined): Promise<void> => {
  switch (option) {
    case undefined:
      return write(loadWithValidation(SOURCE));
    case '--draft':
      return writeDraft();
    case '--validators-only':
      // For the build.
      writeValidators(loadWithValidation(SOURCE).validation);
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
