import { checkContract } from './check/check.js';
import { checkKeys } from './check/keys.js';
import { checkExamples } from './check/examples.js';
import type { Contract } from './contract.js';
import { validationOf, type Validation } from './write/compile.js';
import { buildDocument } from './write/document.js';
import type { Document } from './contract.js';
import { dispatchDocument } from './write/dispatch.js';
import { Problems } from './problems.js';
import { readContract } from './read/contract.js';
import { readBundle, type Bundle } from './read/bundle.js';
import { writeClientErrors } from './write/client-errors.js';
import { writeClientOperations } from './write/client-operations.js';
import { writeErrors } from './write/errors.js';
import { writeHandlers, writeOperations } from './write/operations.js';
import { writeGaps, writeLevels } from './write/pages.js';
import { writeErrorPage, writeEventPage } from './write/reader-pages.js';
import { writeFeatureLevel } from './write/feature-level.js';
import { formFile } from './write/forms.js';
import { writeRoutes } from './write/routes.js';
import { writeSettings } from './write/settings.js';
import { writeToolsetPage } from './write/toolset-page.js';
import { toolFile } from './write/toolsets.js';

/** Makes the model of the sources, and checks everything but the examples. */
export const readChecked = (bundle: Bundle, problems = new Problems()): Contract => {
  checkKeys(bundle, problems);
  problems.endStage();
  const contract = readContract(bundle, problems);
  checkContract(contract, problems);
  problems.endStage();
  return contract;
};

/** The sources, read and checked. */
export interface Loaded {
  readonly bundle: Bundle;
  readonly contract: Contract;
  readonly validation: Validation;
}

/** Reads and checks the sources in a directory. Throws a ContractError that lists the problems. */
export const load = async (root: string, problems = new Problems()): Promise<Loaded> => {
  const bundle = await readBundle(root, problems);
  const contract = readChecked(bundle, problems);
  const validation = validationOf(contract);
  checkExamples(contract, validation, problems);
  problems.endStage();
  return { bundle, contract, validation };
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the files that only programs read, by name. The build writes them, so no review has to skip them. */
export const builtFiles = (contract: Contract, document: Document): Map<string, string> =>
  new Map([
    ['dispatch.json', json(dispatchDocument(document))],
    ['tools.json', json(toolFile(contract))],
    ['forms.json', json(formFile(contract))],
  ]);

/** Returns the files of `generated/` that a server reads when it starts, by name. */
export const serverFiles = (contract: Contract, document: Document): Map<string, string> =>
  new Map([
    ['openapi.json', json(document)],
    ['routes.ts', writeRoutes(contract)],
    ['errors.ts', writeErrors(contract)],
    ['settings.ts', writeSettings(contract)],
    ['feature-level.ts', writeFeatureLevel(contract)],
    ['handlers.ts', writeHandlers(contract)],
  ]);

/** Returns the other files of `generated/`, for the compiler, for editors and for readers. */
export const otherFiles = async (contract: Contract, document: Document): Promise<Map<string, string>> => {
  // Loaded here, since they load slowly and the build of the validators does not need them.
  const { writeTables } = await import('./write/tables.js');
  const { writeTypes } = await import('./write/types.js');
  const { writeClientTypes } = await import('./write/client-types.js');
  // Loaded here, since it imports code that uses the generated files.
  const { writeBounds } = await import('./write/bounds.js');
  return new Map([
    ['types.ts', await writeTypes(contract, document)],
    ['operations.ts', writeOperations(contract)],
    ['tables.ts', await writeTables()],
    ['client-types.ts', await writeClientTypes(contract, document)],
    ['client-operations.ts', writeClientOperations(contract)],
    ['client-errors.ts', writeClientErrors(contract)],
    ['gaps.md', writeGaps(contract)],
    ['feature-levels.md', writeLevels(contract)],
    ['errors.md', writeErrorPage(contract)],
    ['events.md', writeEventPage(contract)],
    ['bounds.md', writeBounds(contract)],
    ['toolsets.md', writeToolsetPage(contract)],
  ]);
};

/** Returns the files of `generated/`, by name. */
export const generate = async (contract: Contract): Promise<Map<string, string>> => {
  const document = buildDocument(contract);
  return new Map([...serverFiles(contract, document), ...(await otherFiles(contract, document))]);
};
