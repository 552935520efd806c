import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { projectRoot } from '../../src/lib/project-root.js';
import { temporaryFolder } from '../../src/server/testing/temporary-folder.js';

/** Links all packages of the project into a copy of it. */
export const linkPackages = (folder: string): void => {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(projectRoot, 'node_modules')))
    symlinkSync(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name));
};

/** Creates a folder with packages of the project, for programs of its users. */
export const programFolder = async (packages: readonly string[]): Promise<string> => {
  const folder = temporaryFolder('program');
  for (const name of packages) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(projectRoot, 'node_modules', name), link);
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  return folder;
};
