import { checkContract } from './check/check.js';
import { checkExamples } from './check/examples.js';
import type { Contract } from './contract.js';
import { buildDocument } from './write/document.js';
import { downConvert } from './write/down-convert.js';
import { Problems } from './problems.js';
import { readContract } from './read/contract.js';
import { editorSchemas } from './read/source-schema.js';
import { readSources } from './read/sources.js';
import { writeErrors } from './write/errors.js';
import { writeHandlers, writeOperations } from './write/operations.js';
import { writeGaps, writeLevels } from './write/pages.js';
import { writeRoutes } from './write/routes.js';
import { writeSettings } from './write/settings.js';

/** Reads and checks the sources in a directory. Throws a ContractError that lists the problems. */
export const loadContract = (root: string, problems = new Problems()): Contract => {
  const contract = readContract(readSources(root, problems), problems);
  checkContract(contract, problems);
  problems.endStage();
  checkExamples(contract, problems);
  problems.endStage();
  return contract;
};

/** Returns the files of `generated/`, by name. */
export const generate = async (contract: Contract): Promise<Map<string, string>> => {
  // Loaded here, since it loads slowly and the build of the validators does not need it.
  const { writeTypes } = await import('./write/types.js');
  // Loaded here, since it imports code that uses the generated files.
  const { writeBounds } = await import('./write/bounds.js');
  const document = buildDocument(contract);
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ['openapi.json', json(document)],
    ['openapi-3.0.json', json(downConvert(document))],
    ['types.ts', await writeTypes(contract, document)],
    ['routes.ts', writeRoutes(contract)],
    ['operations.ts', writeOperations(contract)],
    ['errors.ts', writeErrors(contract)],
    ['settings.ts', writeSettings(contract)],
    ['handlers.ts', writeHandlers(contract)],
    ['gaps.md', writeGaps(contract)],
    ['feature-levels.md', writeLevels(contract)],
    ['bounds.md', writeBounds(contract)],
    ...[...editorSchemas()].map(([name, schema]): [string, string] => [name, json(schema)]),
  ]);
};
