// What turns TypeScript into what the tests run: one file at a time, kept by the hash of its text, so that each text is
// compiled once and a run of one test file compiles only what has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { transform, transformSync, version } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const CACHE = join(root, 'node_modules', '.cache', 'tests');
const TREES = ['src', 'generated', 'tools', 'test', 'client/src', 'client/testing', 'conformance/src'];

/** The form that `require` loads: it can load and forget what `import` keeps, and takes half the time. */
const FORM = {
  loader: 'ts',
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  define: { 'import.meta.url': '__url', 'import.meta.dirname': '__dirname' },
  banner: 'const __url = require("node:url").pathToFileURL(__filename).href;',
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};

const options = (file, text) => ({
  ...FORM,
  sourcefile: file,
  // A line before the first would move all others in the messages of errors.
  banner: text.includes('import.meta.url') ? FORM.banner : '',
});

const CONFIGURATION = JSON.stringify([FORM, version]);

const keptAs = (file, text) =>
  join(CACHE, `${createHash('sha1').update(CONFIGURATION).update(file).update(text).digest('hex')}.js`);

const keep = (kept, code) => {
  mkdirSync(CACHE, { recursive: true });
  const complete = `${kept}.${process.pid}`;
  writeFileSync(complete, code);
  renameSync(complete, kept);
};

/** Returns the JavaScript of a TypeScript file. */
export const compiled = (file) => {
  const text = readFileSync(file, 'utf8');
  const kept = keptAs(file, text);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { code } = transformSync(text, options(file, text));
  keep(kept, code);
  return code;
};

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.includes('node_modules'))
    .map((name) => join(folder, name));

/** A program with `await` outside of functions runs in a process of its own, and is never required. */
const onProgram = (error) => {
  if (!/^.*Top-level await/m.test(error.message)) throw error;
  return { code: 'throw new Error("A program with top-level await cannot be required.");' };
};

/** Compiles everything that the tests load and that is not kept yet, on all cores. */
export const compileAll = async () => {
  const compileOne = async (file) => {
    const text = readFileSync(file, 'utf8');
    const kept = keptAs(file, text);
    if (existsSync(kept)) return;
    const { code } = await transform(text, options(file, text)).catch(onProgram);
    keep(kept, code);
  };
  await Promise.all(TREES.flatMap((tree) => sourcesIn(join(root, tree))).map(compileOne));
};
