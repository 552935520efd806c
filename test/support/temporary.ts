import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory. Databases there do not wait for the disk at every commit. */
const MEMORY = '/dev/shm';

/** It has 64 MB in many containers, and the server refuses uploads to the last 256 MB of a disk. */
const LEAST_FREE_BYTES = 2 * 1024 ** 3;

const isRoomy = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > LEAST_FREE_BYTES;
  } catch {
    return false;
  }
};

/** A new folder for databases that last no longer than the tests, in memory if there is space. */
export const temporaryFolder = (prefix: string): string =>
  mkdtempSync(join(isRoomy(MEMORY) ? MEMORY : tmpdir(), prefix));
