import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { syncDirectory } from './private-files.js';

/** Returns a function that makes a value at its first call and keeps it. After a failure, the next call tries again. */
export const keptOnce = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let kept: Promise<T> | undefined;
  return () =>
    (kept ??= make().catch((error: unknown) => {
      kept = undefined;
      throw error;
    }));
};

/** The codes of file systems without links. */
const NO_LINKS: readonly string[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/**
 * Makes a file with one line, and returns the line. If several processes make it at the same time, all return the line of one.
 * The file appears whole, and it is on the disk before this returns: what refers to it must not outlive it when the machine
 * loses power.
 */
export const makeOnce = (path: string, line: string): string => {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${line}\n`, { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Some network file systems have no links. There, two processes can each return their own line.
    if (NO_LINKS.includes(code)) renameSync(draft, path);
    else if (code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  syncDirectory(dirname(path));
  return readFileSync(path, 'utf8').trim();
};
