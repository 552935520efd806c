import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';

const { ofServer } = createRequire(import.meta.url)('../../../src/build.mjs') as {
  ofServer: (packages: Readonly<Record<string, object>>) => Set<string>;
};

/** What `npm start` and the other commands of the server load. */
const FOLDERS = [
  'src',
  'generated',
  'tools/documentation',
  'tools/generate-contract',
  'tools/load-data',
  'tools/mock',
];

/** Only `npm run generate` loads these files. */
const ONLY_TO_GENERATE = [
  'tools/generate-contract/write/types.ts',
  'tools/generate-contract/write/client-types.ts',
];

const IMPORT =
  /^(?:import|export) (?!type )[^;']*\bfrom '(@?[a-z][\w./-]*)'|(?:\bimport|\bresolve|url\))\('(@?[a-z][\w./-]*)'\)/gm;

/** `@scope/name/file.js` -> `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const filesIn = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?[tj]s$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !ONLY_TO_GENERATE.includes(file));

const importedBy = (file: string): string[] =>
  Array.from(
    readFileSync(join(projectRoot, file), 'utf8').matchAll(IMPORT),
    ([, found, called]) => found ?? called ?? '',
  ).map(packageOf);

describe('The packages that a start installs', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const installed = ofServer(packages);

  it('are all that the server and its commands import', () => {
    const missing = FOLDERS.flatMap(filesIn).flatMap((file) =>
      importedBy(file)
        .filter((name) => packages[`node_modules/${name}`] && !installed.has(`node_modules/${name}`))
        .map((name) => `${file} imports ${name}`),
    );
    expect(missing, missing.join('\n')).to.deep.equal([]);
  });

  it('would be noticed if one was missing', () => {
    const found = new Set(FOLDERS.flatMap(filesIn).flatMap(importedBy));
    for (const name of ['koa', 'libsql', 'tlds', 'esbuild', 'yaml', 'minisearch'])
      expect(found).to.include(name);
  });

  it('are none that only develop, draw or test', () => {
    expect([...installed].filter((path) => packages[path]?.dev)).to.deep.equal([]);
    for (const name of ['typescript', 'mocha', 'dredd', 'tsx', 'playwright-core'])
      expect(installed.has(`node_modules/${name}`), name).to.equal(false);
  });

  it('include those that packages of the server have for themselves', () => {
    const lock = {
      '': { dependencies: { outer: '1' } },
      'node_modules/outer': { dependencies: { inner: '2', shared: '1' } },
      'node_modules/outer/node_modules/inner': { dependencies: { shared: '1' } },
      'node_modules/inner': {},
      'node_modules/shared': { optionalDependencies: { absent: '1' } },
    };
    expect([...ofServer(lock)]).to.have.members([
      '',
      'node_modules/outer',
      'node_modules/outer/node_modules/inner',
      'node_modules/shared',
    ]);
  });
});
