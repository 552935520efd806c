import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, which Linux has. Databases wait for the disk at every commit, but not here. */
const MEMORY = '/dev/shm';

/** In many containers it has 64 MB, and the server refuses uploads to the last 256 MB of a disk. */
const LEAST_FREE_BYTES = 2 * 1024 ** 3;

const isRoomy = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > LEAST_FREE_BYTES;
  } catch {
    return false;
  }
};

/** A new folder for databases that last no longer than the tests: in memory where there is room. */
export const temporaryFolder = (prefix: string): string =>
  mkdtempSync(join(isRoomy(MEMORY) ? MEMORY : tmpdir(), prefix));
