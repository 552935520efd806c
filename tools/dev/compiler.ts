import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { projectRoot } from '../../src/lib/project-root.js';
import { writeIfStale } from '../generate-contract/files.js';

/** Where the running server is. `dist/` itself belongs to `npm run build`, which checks types. */
const OUT = join(projectRoot, 'dist/dev');
const FOLDERS = ['src', 'generated'];

export const SERVER = join(OUT, 'src/server/main.js');

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  inlineSourceMap: true,
  inlineSources: true,
};

const outputOf = (file: string): string => join(OUT, file.replace(/\.ts$/, '.js'));

const isProgram = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.d.ts');

/** Removes the types of a file of the server, without a check. Returns whether the program changed. */
export const compile = (file: string): boolean => {
  if (!isProgram(file)) return false;
  const [source, output] = [join(projectRoot, file), outputOf(file)];
  if (!existsSync(source)) {
    rmSync(output, { force: true });
    return true;
  }
  const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), {
    fileName: source,
    compilerOptions: OPTIONS,
  });
  return writeIfStale(output, outputText);
};

const typescriptIn = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter(isProgram)
    .map((name) => join(folder, name));

const timeOf = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** Compiles the files of the server that changed since the last `npm run dev`. Deletes those of deleted sources. */
export const compileAll = (): void => {
  const files = FOLDERS.flatMap(typescriptIn);
  const wanted = new Set(files.map(outputOf));
  const present = existsSync(OUT) ? readdirSync(OUT, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of present.filter((one) => one.endsWith('.js')))
    if (!wanted.has(join(OUT, name))) rmSync(join(OUT, name));
  for (const file of files) if (timeOf(outputOf(file)) <= timeOf(join(projectRoot, file))) compile(file);
};

/** Returns the packages that the compiled server imports when it starts. */
export const importedPackages = (): string[] => {
  const names = readdirSync(join(OUT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const text = readFileSync(join(OUT, 'src', name), 'utf8');
      return Array.from(text.matchAll(/^import .* from '([^.'][^']*)';$/gm), ([, found = '']) => found);
    });
  return [...new Set(names)];
};
