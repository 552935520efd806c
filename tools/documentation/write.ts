import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { buildSync } from 'esbuild';

import { indexOf } from '../../src/server/documentation/search.js';
import { projectRoot } from '../../src/lib/project-root.js';
import type { Contract } from '../generate-contract/contract.js';
import { SERVED } from '../generate-contract/files.js';
import { buildWholeDocument } from '../generate-contract/write/document.js';
import { writeServedFile } from '../generate-contract/write/served.js';
import { forReaders, type Readers } from './for-readers.js';
import { openFragments } from './markup.js';
import { PageSchemas } from './page-schemas.js';
import { indexPage, partPage } from './pages.js';
import { postmanCollection } from './postman.js';
import { searchEntries } from './search-entries.js';

const SCRIPT = join(projectRoot, 'tools/try-it');

/** Returns the script that sends requests, for browsers. */
const scriptOf = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [join(SCRIPT, 'main.ts')],
    tsconfig: join(SCRIPT, 'tsconfig.json'),
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
};

const FOLDER = 'api';

/** Writes a page for each part, and deletes those of former parts. The server serves all that it finds. */
const writeParts = (readers: Readers, schemasOf: () => PageSchemas): void => {
  for (const part of readers.parts)
    writeServedFile(`${FOLDER}/${part.name}.html`, partPage(part, schemasOf()));
  const names = new Set(readers.parts.map(({ name }) => name));
  for (const file of readdirSync(join(SERVED, FOLDER)))
    if (!names.has(file.split('.')[0] ?? '')) rmSync(join(SERVED, FOLDER, file));
};

/** Writes the pages of the contract, the index of their search, and the collection for Postman, as the server sends them. */
export const writeDocumentation = async (contract: Contract): Promise<void> => {
  const readers = forReaders(buildWholeDocument(contract), contract);
  const fragment = await openFragments();
  const events = new Map(contract.events.map(({ name, type }) => [name, type]));
  writeServedFile('index.html', indexPage(readers, fragment));
  writeParts(readers, () => new PageSchemas(readers.schemas, events, fragment));
  writeServedFile('try.js', scriptOf());
  writeServedFile('search.json', indexOf(searchEntries(readers, contract)));
  writeServedFile('postman_collection.json', JSON.stringify(postmanCollection(contract)));
};
