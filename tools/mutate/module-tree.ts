// The modules of the project, loaded in a form that can be forgotten and loaded again within a process. The modules of
// Node.js cannot: `import` keeps a file for the life of the process, and a mutant of a constant would need a new process.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

import { transform } from 'esbuild';

type Exports = Record<string, unknown>;
type Require = (specifier: string) => unknown;
type Body = (
  module: { exports: Exports },
  exports: Exports,
  require: Require,
  url: string,
  folder: string,
) => void;

interface Source {
  readonly script: Script;
  /** From each specifier of its imports to a file of the tree, or to the name of a package. */
  readonly imports: ReadonlyMap<string, string>;
}

const COMPILER = {
  loader: 'ts',
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': '__url', 'import.meta.dirname': '__folder' },
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
} as const;

/** The TypeScript file that an import means, or what Node.js imports itself. */
const target = (specifier: string, importer: string): string => {
  if (!specifier.startsWith('.')) return specifier;
  const path = resolve(dirname(importer), specifier);
  const source = path.replace(/\.js$/, '.ts');
  return existsSync(source) ? source : pathToFileURL(path).href;
};

const isOfTree = (name: string): boolean => name.startsWith('/');

const compile = async (file: string): Promise<Source> => {
  const { code } = await transform(await readFile(file, 'utf8'), { ...COMPILER, sourcefile: file });
  const specifiers = Array.from(
    code.matchAll(/\brequire\("([^"\n]+)"\)/g),
    ([, specifier = '']) => specifier,
  );
  return {
    script: new Script(`(function (module, exports, require, __url, __folder) {${code}\n})`, {
      filename: file,
    }),
    imports: new Map(specifiers.map((specifier) => [specifier, target(specifier, file)])),
  };
};

/**
 * A package as `import` sees it, in the form that compiled code requires. Reads each value when it is used, since some
 * tests observe the functions of Node.js.
 */
const importPackage = async (name: string): Promise<Exports> => {
  const found = (await import(name)) as Exports;
  const exports: Exports = { __esModule: true };
  for (const key of Object.keys(found))
    Object.defineProperty(exports, key, { enumerable: true, get: () => found[key] });
  return exports;
};

export class ModuleTree {
  readonly #sources = new Map<string, Source>();
  readonly #packages = new Map<string, Exports>();
  readonly #loaded = new Map<string, { exports: Exports }>();

  /** Compiles these files and everything that they import, and imports the packages. */
  async prepare(files: readonly string[]): Promise<void> {
    let names = [...files];
    while (names.length > 0) {
      const fresh = [...new Set(names)].filter(
        (name) => !this.#sources.has(name) && !this.#packages.has(name),
      );
      const found = await Promise.all(fresh.map((name) => this.#add(name)));
      names = found.flat();
    }
  }

  async #add(name: string): Promise<readonly string[]> {
    if (!isOfTree(name)) {
      this.#packages.set(name, await importPackage(name));
      return [];
    }
    const source = await compile(name);
    this.#sources.set(name, source);
    return [...source.imports.values()];
  }

  load(file: string): Exports {
    const present = this.#loaded.get(file);
    if (present) return present.exports;
    const source = this.#sources.get(file);
    if (!source) throw new Error(`${file} was not prepared.`);
    const module = { exports: {} };
    this.#loaded.set(file, module);
    try {
      const body = source.script.runInThisContext() as Body;
      body(module, module.exports, this.#requireOf(source), pathToFileURL(file).href, dirname(file));
    } catch (error) {
      this.#loaded.delete(file);
      throw error;
    }
    return module.exports;
  }

  #requireOf({ imports }: Source): Require {
    return (specifier) => {
      const name = imports.get(specifier) ?? specifier;
      return isOfTree(name) ? this.load(name) : this.#packages.get(name);
    };
  }

  /** Forgets a file and everything that imports it, directly or not. */
  forget(file: string): void {
    const gone = new Set([file]);
    for (const name of gone) {
      for (const [importer, { imports }] of this.#sources) {
        if ([...imports.values()].includes(name)) gone.add(importer);
      }
    }
    for (const name of gone) this.#loaded.delete(name);
  }

  get files(): readonly string[] {
    return [...this.#sources.keys()].filter(isOfTree);
  }
}
