import { indexOf } from '../../src/documentation/search.js';
import type { Contract } from '../generate-contract/contract.js';
import { buildWholeDocument } from '../generate-contract/write/document.js';
import { writeServedFile } from '../generate-contract/write/served.js';
import { forReaders } from './for-readers.js';
import { openFragments } from './markup.js';
import { PageSchemas } from './page-schemas.js';
import { indexPage, partPage } from './pages.js';
import { postmanCollection } from './postman.js';
import { searchEntries } from './search-entries.js';

/** Writes the pages of the contract, the index of their search, and the collection for Postman, as the server sends them. */
export const writeDocumentation = async (contract: Contract): Promise<void> => {
  const readers = forReaders(buildWholeDocument(contract), contract);
  const fragment = await openFragments();
  const events = new Map(contract.events.map(({ name, type }) => [name, type]));
  writeServedFile('index.html', indexPage(readers, fragment));
  for (const part of readers.parts)
    writeServedFile(
      `api/${part.name}.html`,
      partPage(part, new PageSchemas(readers.schemas, events, fragment)),
    );
  writeServedFile('search.json', indexOf(searchEntries(readers, contract)));
  writeServedFile('postman_collection.json', JSON.stringify(postmanCollection(contract)));
};
