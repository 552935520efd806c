import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { projectRoot } from '../../src/lib/project-root.js';

export const SOURCE = join(projectRoot, 'openapi');
export const TARGET = join(projectRoot, 'generated');
/** What is built, and not committed. */
export const BUILT = join(projectRoot, 'dist/generated');
/** The documents as the server sends them. */
export const SERVED = join(BUILT, 'served');
/** The sources in one document. */
export const BUNDLE = join(BUILT, 'bundle.json');
/** All that the sources state, which the mock serves. */
export const WHOLE = join(BUILT, 'whole.json');
/** What the package conformance/ knows of the contract. */
export const CONFORMANCE = join(projectRoot, 'conformance/contract.json');
/** The validators of inputs, and those of responses and events. */
export const INPUTS = join(BUILT, 'inputs.cjs');
export const OUTPUTS = join(BUILT, 'outputs.cjs');

const isStale = (path: string, text: string): boolean =>
  !existsSync(path) || readFileSync(path, 'utf8') !== text;

/** Returns the names of the files that are missing in `generated/` or have another text there. */
export const staleNames = (files: ReadonlyMap<string, string>): string[] =>
  [...files].filter(([name, text]) => isStale(join(TARGET, name), text)).map(([name]) => name);

/** Writes a file if its text changed. Returns whether it did. */
export const writeIfStale = (path: string, text: string): boolean => {
  if (!isStale(path, text)) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
};

/** Writes the files that changed, into `generated/` or another folder. Returns their names. */
export const writeStale = (files: ReadonlyMap<string, string>, folder = TARGET): string[] =>
  [...files].filter(([name, text]) => writeIfStale(join(folder, name), text)).map(([name]) => name);
