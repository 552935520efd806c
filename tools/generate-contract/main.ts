import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import {
  BUILT,
  BUNDLE,
  CONFORMANCE,
  INPUTS,
  OUTPUTS,
  SOURCE,
  staleNames,
  TARGET,
  WHOLE,
  writeIfStale,
  writeStale,
} from './files.js';
import { builtFiles, generate, load, type Loaded } from './generate.js';
import { ContractError, Problems } from './problems.js';
import { conformanceData } from './write/conformance.js';
import { buildDocument, buildWholeDocument } from './write/document.js';
import { writeServed } from './write/served.js';
import { standaloneCode } from './write/compile.js';

/** Returns the files of `generated/` that differ from what the sources generate now. */
const findDrift = async (): Promise<string[]> => {
  const wanted = await generate((await load(SOURCE)).contract);
  const present = existsSync(TARGET) ? readdirSync(TARGET) : [];
  return [...staleNames(wanted), ...present.filter((name) => !wanted.has(name))].sort();
};

/** Writes what programs read and no compiler checks. */
const writeBuilt = async ({ bundle, contract, validation: { inputs, outputs } }: Loaded): Promise<void> => {
  // Loaded here, since it imports code that uses the generated files.
  const { writeDocumentation } = await import('../documentation/write.js');
  writeIfStale(BUNDLE, JSON.stringify(bundle));
  writeIfStale(INPUTS, standaloneCode(inputs));
  writeIfStale(OUTPUTS, standaloneCode(outputs));
  writeIfStale(WHOLE, JSON.stringify(buildWholeDocument(contract)));
  writeIfStale(CONFORMANCE, `${JSON.stringify(conformanceData(contract))}\n`);
  const document = buildDocument(contract);
  writeStale(builtFiles(contract, document), BUILT);
  writeServed(document, contract);
  await writeDocumentation(contract);
};

/** Writes the files of `generated/` that changed, the validators, the data of conformance/ and the served documents. */
const write = async (loaded: Loaded): Promise<void> => {
  const files = await generate(loaded.contract);
  writeStale(files);
  for (const name of readdirSync(TARGET)) if (!files.has(name)) rmSync(join(TARGET, name));
  await writeBuilt(loaded);
};

/** Writes in spite of problems, while several parts are in progress. `npm test` still fails on the problems. */
const writeDraft = async (): Promise<void> => {
  const problems = new Problems(true);
  await write(await load(SOURCE, problems));
  problems.throwIfAny();
};

const main = async (option: string | undefined): Promise<void> => {
  switch (option) {
    case undefined:
      return write(await load(SOURCE));
    case '--draft':
      return writeDraft();
    case '--built-only':
      // For the build.
      return writeBuilt(await load(SOURCE));
    case '--check': {
      const stale = await findDrift();
      if (stale.length === 0) return;
      console.error(`generated/ is not what openapi/ gives: ${stale.join(', ')}. Run \`npm run generate\`.`);
      process.exitCode = 1;
      return;
    }
    default:
      console.error(`Unknown option ${option}; there are --check, --draft and --built-only.`);
      process.exitCode = 1;
  }
};

if (process.argv[1] !== undefined && /generate-contract[/\\]main\.[jt]s$/.test(process.argv[1])) {
  main(process.argv[2]).catch((error: unknown) => {
    console.error(error instanceof ContractError ? error.message : error);
    process.exitCode = 1;
  });
}
