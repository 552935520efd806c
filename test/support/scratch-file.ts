import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from '../../src/server/testing/temporary-folder.js';

let scratchFolder: string | undefined;

const folderOfProcess = (): string => {
  if (scratchFolder === undefined) {
    const folder = temporaryFolder('scratch');
    scratchFolder = folder;
    process.once('exit', () => {
      rmSync(folder, { recursive: true, force: true });
    });
  }
  return scratchFolder;
};

/** A path for a new file in a folder of its own, which is removed when the tests end. */
export const scratchFile = (name: string): string =>
  join(mkdtempSync(join(folderOfProcess(), 'file-')), name);
