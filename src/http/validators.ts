import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { ErrorObject } from 'ajv';

export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** The project's root, the same whether this file runs from src or from dist. */
export const projectRoot = ((): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
})();

let loaded: Readonly<Record<string, Validator>> | undefined;

/** Ajv's code for every input and every response of the contract, written by the build. */
export const validators = (): Readonly<Record<string, Validator>> => {
  loaded ??= createRequire(import.meta.url)(join(projectRoot, 'dist/generated/validators.cjs')) as Record<
    string,
    Validator
  >;
  return loaded;
};

export const validator = (name: string): Validator => {
  const found = validators()[name];
  if (!found) throw new Error(`No validator ${name}: run \`npm run build\` after changing the contract.`);
  return found;
};
