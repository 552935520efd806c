import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until the names in a directory are on the disk. A synced file can still lose its name otherwise. */
export const syncDirectory = (path: string): void => {
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
};
