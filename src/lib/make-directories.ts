import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a directory, and those above it that are not there. Other users cannot enter them. Node's own recursion never
 * ends where the file system makes no directories, such as in `/proc`.
 */
export const makeDirectories = (path: string): void => {
  if (existsSync(path)) return;
  makeDirectories(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it just now.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};
