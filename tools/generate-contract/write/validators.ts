import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { createAjv, standaloneCode } from './compile.js';
import type { Contract } from '../contract.js';
import { inputSchemas, outputSchemas, type ValidationSchemas } from './validation-schemas.js';

/**
 * Wraps the code in a function, since both halves define the same names. It runs on first use of one of its validators,
 * since a server may never validate its responses.
 */
const lazily = (code: string, { exports }: ValidationSchemas): string => `
define(${JSON.stringify([...exports.keys()])}, (exports) => {
${code}
});
`;

const PROLOGUE = `
const define = (names, load) => {
  let loaded;
  const get = (name) => {
    if (!loaded) load((loaded = {}));
    return loaded[name];
  };
  for (const name of names) Object.defineProperty(exports, name, { enumerable: true, get: () => get(name) });
};
`;

/** Writes Ajv's code for every input, response and event. */
export const writeValidatorsOf = (contract: Contract, outFile: string): void => {
  const inputs = inputSchemas(contract);
  const outputs = outputSchemas(contract);
  const code =
    lazily(standaloneCode(createAjv(inputs, { inputs: true }), inputs), inputs) +
    lazily(standaloneCode(createAjv(outputs, { inputs: false }), outputs), outputs);
  mkdirSync(dirname(outFile), { recursive: true });
  writeFileSync(outFile, PROLOGUE + code);
};
