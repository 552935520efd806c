import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory. Databases there do not wait for the disk at every commit. */
const MEMORY = '/dev/shm';

/** It has 64 MB in many containers, and the server refuses uploads to the last 256 MB of a disk. */
const LEAST_FREE_BYTES = 2 * 1024 ** 3;

/** The folders of the tests: the name states the process that removes it. */
const NAME = /^team-chat-[a-z]+-(\d+)-/;

const isRoomy = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > LEAST_FREE_BYTES;
  } catch {
    return false;
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/** Removes the folders of processes that were killed, since those in memory would stay there until the next boot. */
const removeLeftovers = (parent: string): void => {
  for (const name of readdirSync(parent)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
};

let parentFolder: string | undefined;

const parent = (): string => {
  if (parentFolder === undefined) {
    parentFolder = isRoomy(MEMORY) ? MEMORY : tmpdir();
    removeLeftovers(parentFolder);
  }
  return parentFolder;
};

/** A new folder for databases that last no longer than the tests, in memory if there is space. */
export const temporaryFolder = (what: string): string =>
  mkdtempSync(join(parent(), `team-chat-${what}-${String(process.pid)}-`));
