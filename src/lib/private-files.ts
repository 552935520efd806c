import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Waits until the names in a directory are on the disk. A synced file can still lose its name otherwise. */
export const syncDirectory = (path: string): void => {
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
};

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

const PRIVATE_FILE = 0o600;
const PRIVATE_DIRECTORY = 0o700;
/** The permission bits of the group and of other users. */
const OTHERS = 0o077;
const STICKY = 0o1000;

const find = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

/**
 * Returns whether this user owns the file. The mode of another user's file cannot be changed. Windows has no such
 * modes.
 */
const isOwn = ({ uid }: Stats): boolean => uid === process.getuid?.();

const close = (path: string, stats: Stats): void => {
  if (!isOwn(stats) || (stats.mode & OTHERS) === 0) return;
  chmodSync(path, stats.isDirectory() ? PRIVATE_DIRECTORY : PRIVATE_FILE);
};

/** Removes other users' permissions for a file or a directory, if it exists and belongs to this user. */
export const makePrivate = (path: string): void => {
  const stats = find(path);
  if (stats) close(path, stats);
};

/** Creates a file that only this user can read, whatever the umask. An existing file becomes private. */
export const createPrivateFile = (path: string): void => {
  closeSync(openSync(path, 'a', PRIVATE_FILE));
  makePrivate(path);
};

/**
 * Creates a directory that only this user can enter. In an existing directory, the server's entries become private. The
 * directory itself becomes private only if it contains nothing else, since others may share a directory such as `/tmp`
 * or a home. Returns whether other users are kept out of the directory.
 */
export const makePrivateDirectory = (directory: string, isOurs: (entry: string) => boolean): boolean => {
  makeDirectories(directory);
  const entries = readdirSync(directory);
  for (const entry of entries.filter(isOurs)) makePrivate(join(directory, entry));
  const stats = statSync(directory);
  if ((stats.mode & STICKY) === 0 && entries.every(isOurs)) close(directory, stats);
  return (statSync(directory).mode & OTHERS) === 0;
};
