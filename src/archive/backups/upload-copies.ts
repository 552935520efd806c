import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { TEMPORARY } from '../../chat/attachments/files.js';
import { UPLOADS_MARK } from '../../chat/attachments/uploads-mark.js';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Returns the paths of the kept files below UPLOADS, with slashes. */
export const listUploads = async (uploads: string): Promise<string[]> => {
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(uploads, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => name !== UPLOADS_MARK && !name.startsWith(`${TEMPORARY}/`));
};

/** Copies a file that never changes. Does nothing if it was deleted meanwhile. */
const copyUpload = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await copyFile(from, to);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

/** Copies the uploaded files that are not in the folder yet. */
export const copyUploads = async (
  uploads: string,
  folder: string,
  report: (done: number) => void,
): Promise<void> => {
  const names = await listUploads(uploads);
  for (const [index, name] of names.entries()) {
    report(index / names.length);
    const to = join(folder, ...name.split('/'));
    if (!(await stat(to).catch(() => undefined))) await copyUpload(join(uploads, ...name.split('/')), to);
  }
};
