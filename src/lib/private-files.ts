import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';

const PRIVATE_FILE = 0o600;
const PRIVATE_DIRECTORY = 0o700;
/** The bits that let the group and others in. */
const OTHERS = 0o077;
const STICKY = 0o1000;

const find = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

/** The mode of a file that another user owns cannot be changed. Windows has no such modes. */
const isOwn = ({ uid }: Stats): boolean => uid === process.getuid?.();

const close = (path: string, stats: Stats): void => {
  if (!isOwn(stats) || (stats.mode & OTHERS) === 0) return;
  chmodSync(path, stats.isDirectory() ? PRIVATE_DIRECTORY : PRIVATE_FILE);
};

/** Takes the rights of other users to a file or a directory away, if it exists and belongs to this user. */
export const makePrivate = (path: string): void => {
  const stats = find(path);
  if (stats) close(path, stats);
};

/** Creates a file that only this user can read, whatever the umask; one that exists becomes private. */
export const createPrivateFile = (path: string): void => {
  closeSync(openSync(path, 'a', PRIVATE_FILE));
  makePrivate(path);
};

/**
 * Creates a directory that only this user can enter. In one that exists, the server's entries become private, and
 * the directory itself if it holds nothing else: others may share a directory such as `/tmp` or a home. Returns
 * whether other users are kept out of the directory.
 */
export const makePrivateDirectory = (directory: string, isOurs: (entry: string) => boolean): boolean => {
  mkdirSync(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
  const entries = readdirSync(directory);
  for (const entry of entries.filter(isOurs)) makePrivate(join(directory, entry));
  const stats = statSync(directory);
  if ((stats.mode & STICKY) === 0 && entries.every(isOurs)) close(directory, stats);
  return (statSync(directory).mode & OTHERS) === 0;
};
