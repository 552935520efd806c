// The test files that open no store, so that no engine makes a difference to them: `npm test` runs them once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every database of the tests comes from this file. */
const DATABASES = 'test/support/databases.ts';

const IMPORT = /^(?:import|export) (?!type )[^;]*?'(\.[^']+)\.js'/gm;

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path]) => `${join(dirname(file), path)}.ts`);

/** Returns whether a file imports the databases of the tests, directly or not. */
const opensStore = (file, seen = new Set()) => {
  if (file === DATABASES) return true;
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  return importsOf(file).some((imported) => opensStore(imported, seen));
};

const testFiles = readdirSync('test', { recursive: true })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join('test', name));

export const WITHOUT_STORE = testFiles.filter((file) => !opensStore(file)).sort();
