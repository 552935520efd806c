import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../../src/lib/project-root.js';

/** The packages that have operations. Those of a new part belong to the first one. */
const PACKAGES = ['chat', 'accounts', 'archive'] as const;

/** Returns the folder of a part in `src/` and in `test/`, relative to them: `chat/drafts`. */
export const folderOfPart = (part: string): string => {
  const owner = PACKAGES.find((name) => existsSync(join(projectRoot, 'src', name, part))) ?? PACKAGES[0];
  return `${owner}/${part}`;
};

/**
 * Returns the file of the handler of an operation, relative to the root. A part can have operations in several packages:
 * `PATCH /settings` changes a password, which is of the package accounts.
 */
export const handlerFile = (part: string, id: string): string => {
  const files = PACKAGES.map((name) => `src/${name}/${part}/${id}.ts`);
  return files.find((file) => existsSync(join(projectRoot, file))) ?? `src/${folderOfPart(part)}/${id}.ts`;
};
