// Which files of the project a file loads. Plain text is enough: all imports of the project have one form.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /^(?:import|export) (?!type )[^;]*?'(\.[^']+)\.js'/gm;

const known = new Map();

const importsOf = (file) => {
  const found = known.get(file);
  if (found) return found;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const imports = [...text.matchAll(IMPORT)].map(([, path]) => `${join(dirname(file), path)}.ts`);
  known.set(file, imports);
  return imports;
};

/** Returns a file with all files that it imports, directly or not. */
export const loadedBy = (file) => {
  const loaded = new Set([file]);
  for (const one of loaded) for (const imported of importsOf(one)) loaded.add(imported);
  return loaded;
};

/** All test files, in the order of their names. */
export const testFiles = readdirSync('test', { recursive: true })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join('test', name))
  .sort();

/** Every database of the tests comes from this file. */
const DATABASES = 'test/support/databases.ts';

/** Returns whether a test file opens a store. An engine makes no difference to the others. */
export const opensStore = (file) => loadedBy(file).has(DATABASES);
